import { Refused } from "../errors";
import { sentence } from "../i18n/errors";
import { refusals, words } from "../i18n/pad";
import { type Shortcut, useKeys } from "../keys";
import { Button } from "../ui/Button";
import { announce, toast } from "../ui/notices";
import type { PadTable } from "../wire";
import { Bonus } from "./Bonus";
import { asked, complete, type Draft, type Entry, type Pad, type Part, PARTS } from "./model";
import { Numbers } from "./Numbers";
import { type Problem, problems, sum } from "./scores";

interface Props {
  pad: Pad;
  draft: Draft;
  table: PadTable;
  write: (draft: Draft) => void;
  /** Write the round down. */
  settle: (draft: Draft, entries: readonly Entry[]) => void;
  /** For an earlier round: leave it as it was. */
  cancel: (() => void) | null;
}

const BONUS: readonly Problem["code"][] = ["bonus_without_trick", "pirates_out_of_range", "skull_king_counted_twice"];

/** Why a part of a round cannot be left yet, in words; empty when it can. */
function hindrance({ pad, draft, table }: Pick<Props, "pad" | "draft" | "table">, part: Part): string {
  const t = words();
  if (part !== "bonus") {
    const field = part === "bids" ? "bid" : "won";
    const missing = asked(pad, draft.round).find((seat) => draft.slots[seat]?.[field] == null);
    const sumOf = sum(draft.slots.map((slot) => slot[field]));
    const over = part === "tricks" && sumOf > draft.round;
    if (missing !== undefined && !over) return t.stillMissing(pad.names[missing] ?? "");
    if (part === "bids") return "";
  }
  const found = problems(draft.slots, draft.round, table).find(({ code }) => BONUS.includes(code) === (part === "bonus"));
  if (!found) return "";
  const name = found.seat === null ? "" : (pad.names[found.seat] ?? "");
  return sentence(new Refused(found.code, { name, given: found.given, expected: found.expected }), refusals());
}

/** A round being written, part by part; any part can be looked at again. */
export function Round({ pad, draft, table, write, settle, cancel }: Props) {
  const t = words();
  const hinders = (part: Part) => hindrance({ pad, draft, table }, part);
  const at = PARTS.indexOf(draft.part);

  const turnTo = (part: Part) => {
    const first = PARTS.slice(0, PARTS.indexOf(part)).map(hinders).find(Boolean);
    if (first) return toast(first);
    write({ ...draft, part });
    announce(t.part[part]);
  };
  const finish = () => {
    const why = PARTS.map(hinders).find(Boolean);
    const entries = complete(draft);
    if (why || !entries) return toast(why ?? "");
    settle(draft, entries);
  };
  const next = PARTS[at + 1];
  const last = cancel !== null || next === undefined;
  const go = () => (last ? finish() : turnTo(next));
  const ready = (last ? PARTS : [draft.part]).every((part) => !hinders(part));
  useKeys([{ key: "n", label: t.keys.next, run: go }] satisfies Shortcut[]);

  return (
    <div class="pad-round">
      <nav class="pad-parts" aria-label={t.round(draft.round)}>
        {PARTS.map((part) => (
          <button
            key={part}
            type="button"
            aria-current={part === draft.part ? "step" : undefined}
            onClick={() => turnTo(part)}
          >
            {t.part[part]}
          </button>
        ))}
      </nav>
      {draft.part === "bonus" ? (
        <Bonus pad={pad} draft={draft} table={table} write={write} trouble={hinders("bonus")} />
      ) : (
        <Numbers
          pad={pad}
          draft={draft}
          field={draft.part === "bids" ? "bid" : "won"}
          write={write}
          trouble={hinders(draft.part)}
        />
      )}
      <p class="pad-go">
        {cancel && <Button onClick={cancel}>{t.cancel}</Button>}
        <Button primary={ready} aria-disabled={!ready} onClick={go}>
          {cancel ? t.save : t.next[draft.part]}
        </Button>
      </p>
    </div>
  );
}
