/** The players of a pad as the high seas' chart draws people. */
import type { Company } from "../skullking/seats";

export function companyOf(names: readonly string[]): Company {
  const seats = names.map((name, seat) => ({
    seat,
    kind: "person" as const,
    name,
    level: null,
    you: false,
    host: false,
    ready: true,
    present: true,
    away: false,
    away_at: null,
  }));
  return { seats, turn_ends_at: null };
}
