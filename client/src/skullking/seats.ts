/** Who sits where, as it is drawn and told. */
import { words } from "../i18n/skullking";
import type { Info, SeatInfo } from "../wire";

/** What drawing a table asks of the house. */
export type Company = Pick<Info, "seats" | "turn_ends_at">;

/** People and bots of whom only names are known, as in a record or on a pad. */
export function companyOf(seated: readonly Pick<SeatInfo, "kind" | "name">[]): Company {
  const seats = seated.map(({ kind, name }, seat) => ({
    seat,
    kind,
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

/** Seats clockwise from the left of one's own; a watcher sees all of them from the first. */
export function around(players: number, own: number | null): readonly number[] {
  const seats = Array.from({ length: players }, (_, i) => i);
  return own === null ? seats : seats.map((i) => (own + i) % players).slice(1);
}

/** The name of a seat. */
export function nameOf(info: Company, seat: number): string {
  return info.seats[seat]?.name || words().lobby.seat(seat + 1);
}

/** The name of a seat for sentences, null for one's own: then it is “you”. */
export function told(info: Company, own: number | null): (seat: number) => string | null {
  return (seat) => (seat === own ? null : nameOf(info, seat));
}

/** A name, or “you” for one's own seat. */
export function nameOrYou(info: Company, seat: number, own: number | null): string {
  return seat === own ? words().you : nameOf(info, seat);
}

export function hostOf(info: Company): SeatInfo | undefined {
  return info.seats.find((seat) => seat.host);
}
