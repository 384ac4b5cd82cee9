import { useState } from "preact/hooks";
import { words } from "../i18n/pad";
import { toast } from "../ui/notices";
import type { PadTable } from "../wire";
import { award, type Draft, type Pad } from "./model";
import { mostPirates } from "./scores";

interface Props {
  pad: Pad;
  draft: Draft;
  table: PadTable;
  write: (draft: Draft) => void;
  /** Why it cannot be so. */
  trouble: string;
}

type Kind = "nothing" | "mermaid" | "pirates";

function kindOf({ slots }: Draft): Kind | null {
  if (slots.some((slot) => slot.king_caught)) return "mermaid";
  return slots.some((slot) => slot.pirates_caught) ? "pirates" : null;
}

/** Who caught whom in the trick with the Skull King. */
export function Bonus({ pad, draft, table, write, trouble }: Props) {
  const t = words();
  const [wished, wish] = useState<Kind>("nothing");
  const kind = kindOf(draft) ?? wished;
  const catcher = draft.slots.findIndex((slot) => slot.king_caught || slot.pirates_caught > 0);
  const slot = draft.slots[catcher];
  const able = draft.slots.flatMap(({ won }, seat) => (won ? [seat] : []));

  const give = (what: Kind, seat: number | undefined, pirates = 1) => {
    const bonus = what === "mermaid" ? { king: true } : { pirates };
    write(award(draft, what === "nothing" || seat === undefined ? null : { seat, ...bonus }));
  };
  const choose = (what: Kind) => {
    wish(what);
    give(what, catcher >= 0 ? catcher : able.length === 1 ? able[0] : undefined);
  };
  const lost = slot && slot.bid !== slot.won ? t.bonusLost(pad.names[catcher] ?? "") : "";
  const asks = kind !== "nothing" && catcher < 0 ? t.tellWho : "";
  const kinds: readonly (readonly [Kind, string])[] = [
    ["nothing", t.nothing],
    ["mermaid", t.mermaid(table.mermaid_bonus)],
    ["pirates", t.pirates(table.pirate_bonus)],
  ];
  return (
    <>
      <h2 class="pad-question">{t.whatHappened}</h2>
      <div class="pad-kinds" role="group" aria-label={t.whatHappened}>
        {kinds.map(([what, label]) => (
          <button key={what} type="button" class="pad-kind" aria-pressed={kind === what} onClick={() => choose(what)}>
            {label}
          </button>
        ))}
      </div>
      {kind !== "nothing" && (
        <div class="pad-players pad-who" role="group" aria-label={kind === "mermaid" ? t.whoMermaid : t.whoKing}>
          <h3>{kind === "mermaid" ? t.whoMermaid : t.whoKing}</h3>
          {pad.names.map((name, seat) => (
            <button
              key={seat}
              type="button"
              class="pad-player"
              aria-pressed={seat === catcher}
              aria-disabled={!able.includes(seat)}
              onClick={() =>
                able.includes(seat) ? give(kind, seat, slot?.pirates_caught || 1) : toast(t.noTrick(name))
              }
            >
              <span class={`dot seat-${seat}`} />
              <b>{name}</b>
            </button>
          ))}
        </div>
      )}
      {kind === "pirates" && slot && (
        <div class="pad-numbers pad-how-many" role="group" aria-label={t.howMany}>
          <h3>{t.howMany}</h3>
          {Array.from({ length: mostPirates(pad.names.length, table) }, (_, i) => i + 1).map((n) => (
            <button
              key={n}
              type="button"
              class="pad-number number"
              aria-pressed={slot.pirates_caught === n}
              onClick={() => give("pirates", catcher, n)}
            >
              {n}
            </button>
          ))}
        </div>
      )}
      <p class={trouble ? "pad-stands pad-trouble" : "pad-stands"} role="status">
        {trouble || asks || lost}
      </p>
    </>
  );
}
