import { words } from "../i18n/pad";
import { Paper } from "../skullking/Paper";
import type { SkullKingRoundScore as Line } from "../wire";
import type { Pad } from "./model";

interface Props {
  pad: Pad;
  lines: readonly Line[];
  rounds: number;
  /** The round that is spoken of. */
  marked: number;
  /** Correct a round that was played; without it the block is only shown. */
  correct?: (round: number) => void;
}

/** What stands on the pad. */
export function Block({ pad, lines, rounds, marked, correct }: Props) {
  const t = words();
  return (
    <Paper
      caption={t.block}
      roundCol={t.roundCol}
      names={pad.names}
      lines={lines}
      rounds={rounds}
      marked={marked}
      bids={pad.open ? { round: pad.open.round, of: pad.open.slots.map(({ bid }) => bid) } : undefined}
      correct={correct && { round: correct, label: t.correctRound }}
    />
  );
}
