import { number } from "../i18n";
import { words } from "../i18n/skullking";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import type { Info, SkullKingView as View } from "../wire";
import { Bids } from "./Bids";
import type { Controls } from "./controls";
import { Hand } from "./Hand";
import { Score } from "./Plate";
import { nameOf } from "./seats";
import { Stack } from "./Stack";

interface Props {
  view: View;
  info: Info;
  seat: number;
  controls: Controls;
  /** Whether bids are still hidden. */
  secret: boolean;
  says: string | undefined;
}

/** The button that puts the fist down, once a number is chosen. */
function FistDown({ controls }: { controls: Controls }) {
  const t = words();
  const picked = controls.picked.value;
  return (
    <Button primary aria-disabled={picked === null} onClick={() => picked !== null && controls.commit(picked)}>
      <Icon name="fist" /> {picked === null ? t.chooseBid : `${t.fistDown}: ${picked}`}
    </Button>
  );
}

function prompt(view: View, info: Info, seat: number): string {
  const t = words().plate;
  const mine = view.to_act.includes(seat);
  if (view.phase === "bidding") {
    if (mine && view.own_bid === null) return t.yourBid;
    return view.own_bid === null ? "" : `${t.bidIs(view.own_bid)} · ${t.others}`;
  }
  if (mine) return t.yourTurn;
  const [next] = view.to_act;
  return next === undefined ? "" : t.waitingFor(nameOf(info, next));
}

/** One's own part of the table: how one stands, the bids, the hand. */
export function Own({ view, info, seat, controls, secret, says }: Props) {
  const t = words();
  const own = view.seats[seat];
  const bids = view.phase === "bidding" && view.choices.length > 0;
  const mine = view.to_act.includes(seat);
  return (
    <>
      {bids && <Bids view={view} controls={controls} />}
      <div class={mine ? "own own-acts" : "own"}>
        <span class={`dot seat-${seat}`} data-place={`seat-${seat}`} />
        {!bids && <b>{t.you}</b>}
        {view.dealer === seat && (
          <span class="plate-dealer" title={t.plate.dealer}>
            <Icon name="dealer" />
            <span class="visually-hidden">{t.plate.dealer}</span>
          </span>
        )}
        {own && view.phase !== "bidding" && <Score view={own} bidding={false} secret={secret} />}
        {own && !bids && <Stack seat={seat} won={own.won} />}
        <span class="own-prompt">{prompt(view, info, seat)}</span>
        {bids && <FistDown controls={controls} />}
        {own && !bids && (
          <span class="plate-total number" title={t.plate.total(own.total)}>
            <span aria-hidden="true">{number(own.total)}</span>
            <span class="visually-hidden">{t.plate.total(own.total)}</span>
          </span>
        )}
        {says !== undefined && (
          <span class="bubble bubble-own" aria-hidden="true">
            {says}
          </span>
        )}
      </div>
      <Hand view={view} from={`seat-${view.dealer}`} controls={controls} />
    </>
  );
}
