import { words } from "../i18n/skullking";
import type { SkullKingRoundScore as Line } from "../wire";
import { Paper } from "./Paper";
import { type Company, nameOf } from "./seats";

interface Props {
  info: Company;
  sheet: readonly Line[];
  rounds: number;
  /** The round that is spoken of. */
  marked?: number | undefined;
}

/** The score sheet of a table. */
export function Block({ info, sheet, rounds, marked }: Props) {
  const t = words();
  return (
    <Paper
      caption={t.sheet}
      roundCol={t.roundCol}
      names={info.seats.map(({ seat }) => nameOf(info, seat))}
      lines={Array.from({ length: rounds }, (_, i) => sheet.find(({ round }) => round === i + 1))}
      rounds={rounds}
      marked={marked}
    />
  );
}
