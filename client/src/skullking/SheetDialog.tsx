import { useState } from "preact/hooks";
import { words } from "../i18n/skullking";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import type { Info, SkullKingView as View } from "../wire";
import { Block } from "./Block";
import { reckon } from "./reckon";
import { nameOf } from "./seats";

interface Props {
  view: View;
  info: Info;
  /** The round just scored; none when somebody only looks. */
  scored: number | undefined;
  close: () => void;
}

/** How everybody's score in a round came about. */
function Reckoning({ view, info, round }: { view: View; info: Info; round: number }) {
  const t = words();
  const line = view.sheet.find((one) => one.round === round);
  return (
    <ul role="list" class="reckoning">
      {line?.scores.map((score, seat) => (
        <li key={seat}>
          <b>
            <span class={`dot seat-${seat}`} />
            {nameOf(info, seat)}
          </b>
          <span>{reckon(score, t)}</span>
          <span class={score.bid === score.won ? "number block-met" : "number block-missed"}>
            {t.totalIs(score.points, score.total)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** The sheet, with how each round's scores came about. */
export function SheetDialog({ view, info, scored, close }: Props) {
  const t = words();
  const last = view.sheet.length;
  const [round, show] = useState(scored ?? last);
  return (
    <Dialog title={t.sheet} onClose={close}>
      {round === 0 ? (
        <p>{t.noRounds}</p>
      ) : (
        <>
          <div class="sheet-round">
            <button
              type="button"
              class="icon-button"
              aria-label={t.earlier}
              aria-disabled={round <= 1}
              onClick={() => show(Math.max(1, round - 1))}
            >
              <Icon name="left" />
            </button>
            <h3 aria-live="polite">{t.howScored(round)}</h3>
            <button
              type="button"
              class="icon-button"
              aria-label={t.later}
              aria-disabled={round >= last}
              onClick={() => show(Math.min(last, round + 1))}
            >
              <Icon name="right" />
            </button>
          </div>
          <Reckoning view={view} info={info} round={round} />
        </>
      )}
      <Block info={info} sheet={view.sheet} rounds={view.rounds} marked={round} />
      {scored !== undefined && (
        <form method="dialog" class="sheet-on">
          <button type="submit" class="button button-primary">
            {t.goOn}
          </button>
        </form>
      )}
    </Dialog>
  );
}
