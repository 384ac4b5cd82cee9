import "./review.css";
import { useState } from "preact/hooks";
import { Refused } from "../errors";
import { number } from "../i18n";
import { words } from "../i18n/review";
import { OpenRecord } from "../replay/OpenRecord";
import { replay } from "../replay/record";
import { StepBar } from "../replay/StepBar";
import { useStep } from "../replay/steps";
import { href } from "../router";
import { Button } from "../ui/Button";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import type { Ply, Review as Found } from "../wire";
import { Chart, lostAfter } from "./Chart";
import { Decision } from "./Decision";
import { Line } from "./Line";
import type { Run } from "./stream";
import { useReview } from "./useReview";

interface Reviewed {
  table: string | undefined;
  review: Found;
}

/** Until when the dungeon could be won, in a sentence. */
function Winnable({ review }: { review: Found }) {
  const t = words();
  const lost = lostAfter(review);
  if (!review.winnable) return <p class="review-verdict">{t.neverWinnable}</p>;
  if (lost === null) return <p class="review-verdict">{review.outcome === "won" ? t.wasWon : t.stillWinnable}</p>;
  const { room_number: room, action } = review.plies[lost] as Ply;
  return <p class="review-verdict">{t.wonUntil(room, t.action(action))}</p>;
}

function Verdict({ review }: { review: Found }) {
  const t = words();
  return (
    <>
      <h1>{t.outcome[review.outcome ?? "unfinished"]}</h1>
      <Winnable review={review} />
      <p>
        {review.score === null ? t.best(number(review.best)) : t.score(number(review.score), number(review.best))}
        {!review.proven && ` ${t.unproven}`}
      </p>
    </>
  );
}

/** The decisions that gave something away. */
function TurningPoints({ table, review }: Reviewed) {
  const t = words();
  const points = review.plies.flatMap((ply, step) => (ply.verdict ? [{ ply, step }] : []));
  return (
    <section aria-labelledby="points">
      <h2 id="points">{points.length ? t.turningPoints(points.length) : t.noTurningPoints}</h2>
      <ol role="list" class="points">
        {points.map(({ ply, step }) => (
          <li key={step}>
            <Decision table={table} ply={ply} step={step} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Walk({ table, review }: Reviewed) {
  const t = words();
  const [step, go] = useStep(review.plies.length - 1);
  return (
    <section class="walk" aria-labelledby="walk">
      <h2 id="walk">{t.walk}</h2>
      <Chart review={review} step={step} go={go} />
      <StepBar step={step} steps={review.plies.length - 1} go={go} />
      <Decision table={table} ply={review.plies[step] as Ply} step={step} />
    </section>
  );
}

function Done({ table, review }: Reviewed) {
  const t = words();
  return (
    <div class="review">
      <Verdict review={review} />
      {review.plies.length > 0 && (
        <>
          <Walk table={table} review={review} />
          <TurningPoints table={table} review={review} />
        </>
      )}
      <Line review={review} />
      <p class="soft">{t.how}</p>
    </div>
  );
}

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

/** What the decisions of a run were worth: one that was played here, or any record that somebody opens. */
export default function Review({ params: { table } }: { params: Readonly<Record<string, string>> }) {
  const t = words();
  const [run, setRun] = useState<Run | null>(table === undefined ? null : { table });
  const { standing, cancel, begin } = useReview(run);
  if (standing.at === "refused") return <Trouble refused={standing.refused} />;
  if (!run) {
    return (
      <Page title={t.title} world="lobby">
        <OpenRecord
          title={t.openTitle}
          text={t.openText}
          action={t.open}
          use={async (record) => {
            // It also says what is wrong with a record.
            const { game } = await replay(record);
            if (game !== "scoundrel") throw new Refused("no_such_review");
            setRun({ record });
          }}
        />
      </Page>
    );
  }
  return (
    <Page title={t.title} world="dungeon">
      {standing.at === "work" && <Work progress={standing.progress} cancel={cancel} />}
      {standing.at === "rest" && <Rest table={table} begin={begin} />}
      {standing.at === "end" && <Done table={table} review={standing.review} />}
    </Page>
  );
}
