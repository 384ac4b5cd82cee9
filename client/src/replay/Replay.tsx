import "./replay.css";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { words } from "../i18n/replay";
import { href } from "../router";
import { ReplayedRun } from "../scoundrel/ReplayedRun";
import { Verdict } from "../scoundrel/Verdict";
import { ReplayedGame } from "../skullking/ReplayedGame";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import { useAnswer } from "../useAnswer";
import { OpenRecord } from "./OpenRecord";
import { breach, type Replay as Game, replay } from "./record";
import { StepBar } from "./StepBar";
import { useStep } from "./steps";

/** The table of the game at one step; each game has its own. */
function Position({ game, step, children }: { game: Game; step: number; children: ComponentChildren }) {
  switch (game.game) {
    case "scoundrel":
      return (
        <ReplayedRun positions={game.positions} step={step}>
          {children}
        </ReplayedRun>
      );
    case "skullking":
      return (
        <ReplayedGame game={game} step={step}>
          {children}
        </ReplayedGame>
      );
  }
}

function Notes({ game, another }: { game: Game; another: () => void }) {
  const t = words();
  const broken = breach(game);
  return (
    <p class="replay-notes">
      {game.game === "scoundrel" && game.info && <Verdict table={game.table} info={game.info} />}
      {broken !== null && (
        <span>
          {broken} {t.shownSoFar}
        </span>
      )}
      {game.ignored.length > 0 && <span>{t.ignored(game.ignored.join(", "))}</span>}
      <a href={href(game.table === null ? "review" : `review/${game.table}`)}>{t.review}</a>
      {game.table !== null && game.info?.seed && (
        <>
          <a href={`/api/tables/${game.table}/record`} download={`${game.game}-${game.table}.json`}>
            {t.download}
          </a>
          <a href={href(`verify/${game.table}`)}>{t.verify}</a>
        </>
      )}
      <a
        href={href("replay")}
        onClick={another}
      >
        {t.another}
      </a>
    </p>
  );
}

function Viewer({ game, another }: { game: Game; another: () => void }) {
  const steps = game.positions.length - 1;
  const [step, go] = useStep(steps);
  return (
    <Page title={words().title} world={game.game === "scoundrel" ? "dungeon" : "sea"} table>
      <div class="replay">
        <Position game={game} step={step}>
          <StepBar step={step} steps={steps} go={go} />
        </Position>
        <Notes game={game} another={another} />
      </div>
    </Page>
  );
}

/** A finished game at its own address, or any record that somebody opens. */
export default function Replay({ params: { table } }: { params: Readonly<Record<string, string>> }) {
  const t = words();
  const { value, refused } = useAnswer<Game>(table ? `/api/tables/${table}/replay` : null);
  const [opened, show] = useState<Game>();
  const game = value ?? opened;
  if (refused) return <Trouble refused={refused} />;
  if (game) return <Viewer game={game} another={() => show(undefined)} />;
  if (table) return <Page title={t.title} world="dungeon" table>{null}</Page>;
  return (
    <Page title={t.title} world="lobby">
      <OpenRecord
        title={t.openTitle}
        text={t.openText}
        action={t.open}
        use={async (record) => {
          show(await replay(record));
          return null;
        }}
      />
    </Page>
  );
}
