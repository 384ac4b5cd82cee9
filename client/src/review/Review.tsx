import "./review.css";
import { useState } from "preact/hooks";
import { words } from "../i18n/review";
import { OpenRecord } from "../replay/OpenRecord";
import { breach, replay } from "../replay/record";
import { href } from "../router";
import { Button } from "../ui/Button";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import type { Played } from "./stream";
import { useReview } from "./useReview";

function Work({ progress, cancel }: { progress: number; cancel: () => void }) {
  const t = words();
  return (
    <section class="prose">
      <h1>{t.working}</h1>
      <p class="soft">{progress > 0 ? t.workingText : t.waiting}</p>
      <progress class="review-progress" aria-label={t.working} value={progress > 0 ? progress : undefined} />
      <p>
        <Button onClick={cancel}>{t.cancel}</Button>
      </p>
    </section>
  );
}

function Rest({ table, begin }: { table: string | undefined; begin: () => void }) {
  const t = words();
  return (
    <section class="prose">
      <h1>{t.cancelled}</h1>
      <p class="row">
        <Button primary onClick={begin}>
          {t.begin}
        </Button>
        {table !== undefined && (
          <a class="button" href={href(`replay/${table}`)}>
            {t.replay}
          </a>
        )}
      </p>
    </section>
  );
}

const WORLDS = { scoundrel: "dungeon", skullking: "sea" } as const;

/** What the decisions of a game were worth: one that was played here, or any record that somebody opens. */
export default function Review({ params: { table } }: { params: Readonly<Record<string, string>> }) {
  const t = words();
  const [played, setPlayed] = useState<Played | null>(table === undefined ? null : { table });
  const { standing, cancel, begin } = useReview(played);
  if (standing.at === "refused") return <Trouble refused={standing.refused} />;
  if (!played) {
    return (
      <Page title={t.title} world="lobby">
        <OpenRecord
          title={t.openTitle}
          text={t.openText}
          action={t.open}
          use={async (record) => {
            const broken = breach(await replay(record));
            if (broken === null) setPlayed({ record });
            return broken;
          }}
        />
      </Page>
    );
  }
  return (
    <Page title={t.title} world={standing.at === "end" ? WORLDS[standing.game] : "lobby"}>
      {standing.at === "work" && <Work progress={standing.progress} cancel={cancel} />}
      {standing.at === "rest" && <Rest table={table} begin={begin} />}
      {standing.at === "end" && standing.show(table)}
    </Page>
  );
}
