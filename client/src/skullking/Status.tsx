import { useNow } from "../clock";
import { words } from "../i18n/skullking";
import { Icon } from "../ui/Icon";
import type { SkullKingView as View } from "../wire";
import { secondsUntil } from "./Plate";
import type { Company } from "./seats";

/** Seconds from which the clock is hard to overlook. */
const HURRY = 6;

function TurnClock({ at }: { at: string }) {
  const t = words().status;
  const left = secondsUntil(at, useNow());
  return (
    <span class={left < HURRY ? "turn-clock number hurry" : "turn-clock number"}>
      <Icon name="clock" />
      <span aria-hidden="true">{t.time(left)}</span>
      <span class="visually-hidden">{t.timeSpoken(left)}</span>
    </span>
  );
}

interface Props {
  view: View;
  info: Company;
  /** Whether the bids are still hidden. */
  secret: boolean;
}

/** Round, trick, bids against tricks, and the turn clock in one line. */
export function Status({ view, info, secret }: Props) {
  const t = words().status;
  const { round } = view;
  const trick = Math.min(view.seats.reduce((sum, { won }) => sum + won, 1), round);
  return (
    <p class="status number">
      <b>
        <span class="status-short" aria-hidden="true">
          {t.roundShort(round)}
        </span>
        <span class="status-long">{t.round(round, view.rounds)}</span>
      </b>
      <span>{view.phase === "bidding" ? t.bidding : t.trick(trick, round)}</span>
      {view.bids_total !== null && !secret && (
        <span class={view.bids_total === round ? "sum-even" : "sum-odd"}>
          <span aria-hidden="true">{t.bids(view.bids_total, round)}</span>
          <span class="visually-hidden">{t.bidsSpoken(view.bids_total, round)}</span>
        </span>
      )}
      {info.turn_ends_at !== null && <TurnClock at={info.turn_ends_at} />}
    </p>
  );
}
