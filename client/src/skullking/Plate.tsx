import { useNow } from "../clock";
import { words } from "../i18n/skullking";
import { number } from "../i18n";
import { Icon } from "../ui/Icon";
import type { SeatInfo, SkullKingSeatView as SeatView } from "../wire";
import { Stack } from "./Stack";

interface Props {
  info: SeatInfo;
  view: SeatView;
  dealer: boolean;
  /** Whether it is this seat's turn. */
  acts: boolean;
  bidding: boolean;
  /** Whether the fists are still closed for all to see. */
  secret: boolean;
  /** What they said last, for a moment. */
  says: string | undefined;
}

/** Seconds until a moment; never below zero. */
export function secondsUntil(at: string, now: number): number {
  return Math.max(0, Math.ceil((Date.parse(at) - now) / 1000));
}

function Countdown({ at }: { at: string }) {
  const t = words().plate;
  const left = secondsUntil(at, useNow());
  return (
    <span class="plate-state number">
      <Icon name="clock" />
      <span aria-hidden="true">{t.goneShort(left)}</span>
      <span class="visually-hidden">{t.gone(left)}</span>
    </span>
  );
}

/** Whether somebody is there, is being waited for, or has a bot playing. */
function Presence({ info }: { info: SeatInfo }) {
  const t = words().plate;
  if (info.kind === "bot") {
    return (
      <span class="plate-state" title={t.bot}>
        <Icon name="hat" />
        <span class="visually-hidden">{t.bot}</span>
      </span>
    );
  }
  if (info.away) {
    return (
      <span class="plate-state" title={t.away}>
        <Icon name="hat" />
        <span class="visually-hidden">{t.away}</span>
      </span>
    );
  }
  return info.away_at === null ? null : <Countdown at={info.away_at} />;
}

/** What the seat bid and has won, or whether its fist is down. */
export function Score({ view, bidding, secret }: Pick<Props, "view" | "bidding" | "secret">) {
  const t = words().plate;
  if (bidding || secret || view.bid === null) {
    const down = view.has_bid;
    return (
      <span class="plate-score">
        <span aria-hidden="true">{down ? <Icon name="fist" /> : "…"}</span>
        <span class="visually-hidden">{down ? t.fist : t.thinks}</span>
      </span>
    );
  }
  return (
    <span class={view.won > view.bid ? "plate-score number plate-over" : "plate-score number"}>
      <span aria-hidden="true">{t.wonOf(view.won, view.bid)}</span>
      <span class="visually-hidden">{t.wonOfSpoken(view.won, view.bid)}</span>
    </span>
  );
}

/** Somebody else at the table. */
export function Plate({ info, view, dealer, acts, bidding, secret, says }: Props) {
  const t = words().plate;
  const gone = info.kind === "person" && (info.away || info.away_at !== null);
  const classes = ["plate", acts && "plate-acts", gone && "plate-gone"].filter(Boolean).join(" ");
  return (
    <li class={classes}>
      <span class="plate-name">
        <span class={`dot seat-${info.seat}`} data-place={`seat-${info.seat}`} />
        <b>{info.name}</b>
        {dealer && (
          <span class="plate-dealer" title={t.dealer}>
            <Icon name="dealer" />
            <span class="visually-hidden">{t.dealer}</span>
          </span>
        )}
      </span>
      <Score view={view} bidding={bidding} secret={secret} />
      <span class="plate-total number" title={t.total(view.total)}>
        <span aria-hidden="true">{number(view.total)}</span>
        <span class="visually-hidden">{t.total(view.total)}</span>
      </span>
      <Presence info={info} />
      <Stack seat={info.seat} won={view.won} />
      {acts && <span class="visually-hidden">{bidding ? t.toBid : t.toAct}</span>}
      {says !== undefined && (
        <span class="bubble" aria-hidden="true">
          {says}
        </span>
      )}
    </li>
  );
}
