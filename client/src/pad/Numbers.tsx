import { useState } from "preact/hooks";
import { words } from "../i18n/pad";
import { type Shortcut, useKeys } from "../keys";
import { Icon } from "../ui/Icon";
import { announce } from "../ui/notices";
import { asked, dealerOf, type Draft, fill, type Pad, type Slot } from "./model";
import { sum } from "./scores";

interface Props {
  pad: Pad;
  draft: Draft;
  field: "bid" | "won";
  write: (draft: Draft) => void;
  /** Why it is not done yet. */
  trouble: string;
}

/** A key for each number; ten has none of its own. */
const keyOf = (n: number) => (n === 10 ? "x" : String(n));

function spoken(slot: Slot, field: Props["field"]): string {
  const t = words();
  if (slot.bid === null) return t.noBid;
  return field === "won" && slot.won !== null ? t.wonIs(slot.won, slot.bid) : t.bidIs(slot.bid);
}

interface PlayerProps extends Omit<Props, "write" | "trouble"> {
  seat: number;
  /** Whether the question is about this player. */
  asked: boolean;
  pick: () => void;
}

function Player({ pad, draft, field, seat, asked, pick }: PlayerProps) {
  const t = words();
  const slot = draft.slots[seat];
  const deals = dealerOf(pad, draft.round) === seat;
  if (!slot) return null;
  return (
    <button type="button" class="pad-player" aria-pressed={asked} onClick={pick}>
      <span class={`dot seat-${seat}`} />
      <b>{pad.names[seat]}</b>
      {deals && (
        <span class="pad-dealer" title={t.dealer}>
          <Icon name="dealer" />
          <span class="visually-hidden">{t.dealer}</span>
        </span>
      )}
      <span class="visually-hidden">{spoken(slot, field)}</span>
      <span class="pad-told number" aria-hidden="true">
        {field === "won" ? `${slot.won ?? "–"}/${slot.bid}` : (slot.bid ?? "–")}
      </span>
    </button>
  );
}

/** A number for each player, one after another: what they bid, or took. */
export function Numbers({ pad, draft, field, write, trouble }: Props) {
  const t = words();
  const order = asked(pad, draft.round);
  const missing = order.filter((seat) => draft.slots[seat]?.[field] == null);
  const [picked, pick] = useState<number | null>(null);
  const seat = picked ?? missing[0] ?? order[0] ?? 0;
  const slot = draft.slots[seat];
  const name = pad.names[seat] ?? "";
  const total = sum(draft.slots.map((each) => each[field]));
  const numbers = Array.from({ length: draft.round + 1 }, (_, n) => n);

  const tell = (n: number) => {
    write(fill(draft, seat, { [field]: n }));
    const rest = missing.filter((each) => each !== seat);
    pick(rest.length ? null : seat);
    const [then] = rest;
    const said = field === "bid" ? t.told.bids(name, n) : t.told.tricks(name, n);
    const asks = then === undefined ? "" : ask(pad.names[then] ?? "");
    announce(`${said} ${asks}`);
  };
  const ask = field === "bid" ? t.whoBid : t.whoWon;
  useKeys(numbers.map((n): Shortcut => ({ key: keyOf(n), label: t.keys.number, run: () => tell(n) })));

  const left = draft.round - total;
  const wrong = trouble !== "" && (missing.length === 0 || (field === "won" && left < 0));
  const stands = field === "bid" ? t.bidsSum(total, draft.round) : t.tricksLeft(left);
  return (
    <>
      <div class="pad-players">
        {order.map((each) => (
          <Player
            key={each}
            pad={pad}
            draft={draft}
            field={field}
            seat={each}
            asked={each === seat}
            pick={() => pick(each)}
          />
        ))}
      </div>
      <h2 class="pad-question">{ask(name)}</h2>
      <div class="pad-numbers" role="group" aria-label={ask(name)}>
        {numbers.map((n) => (
          <button
            key={n}
            type="button"
            class={field === "won" && slot?.bid === n ? "pad-number pad-as-bid number" : "pad-number number"}
            aria-pressed={slot?.[field] === n}
            onClick={() => tell(n)}
          >
            {n}
            {field === "won" && slot?.bid === n && <small>{t.asBid}</small>}
          </button>
        ))}
      </div>
      <p class={wrong ? "pad-stands pad-trouble" : "pad-stands"} role="status">
        {wrong ? trouble : stands}
      </p>
    </>
  );
}
