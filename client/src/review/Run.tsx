import { number } from "../i18n";
import { words } from "../i18n/review";
import { words as dungeon } from "../i18n/scoundrel";
import { StepBar } from "../replay/StepBar";
import { useStep } from "../replay/steps";
import { tellAction } from "../scoundrel/tell";
import type { Ply, Review as Found } from "../wire";
import { Chart, lostAfter } from "./Chart";
import { Decision } from "./Decision";
import { Line } from "./Line";

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
  return <p class="review-verdict">{t.wonUntil(room, tellAction(action, dungeon()))}</p>;
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

/** What the decisions of a run were worth. */
export function Run({ table, review }: Reviewed) {
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
