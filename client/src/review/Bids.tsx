import { signed } from "../i18n";
import { words } from "../i18n/reviewed";
import type { SeatReview } from "../wire";

/** Bids against tricks, round by round and all together. */
export function Bids({ seat }: { seat: SeatReview }) {
  const t = words();
  const { rounds } = seat;
  if (rounds.length === 0) return <p>{t.noRounds}</p>;
  return (
    <section class="calibration" aria-labelledby="bids">
      <h2 id="bids">
        {t.bids} <small class="soft">{t.met(seat.met, rounds.length)}</small>
      </h2>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{t.round}</th>
            <th scope="col" class="number">{t.bid}</th>
            <th scope="col" class="number">{t.won}</th>
            <th scope="col" class="number">{t.expert}</th>
          </tr>
        </thead>
        <tbody>
          {rounds.map(({ round, bid, won, expert }) => (
            <tr key={round} class={bid === won ? undefined : "figures-marked"}>
              <th scope="row">{round}</th>
              <td class="number">{bid}</td>
              <td class="number">
                {won} {bid !== won && <small>({signed(won - bid)})</small>}
              </td>
              <td class="number">{expert}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl class="said">
        <dt>{t.over}</dt>
        <dd class="number">{t.rounds(seat.over)}</dd>
        <dt>{t.under}</dt>
        <dd class="number">{t.rounds(seat.under)}</dd>
        <dt>{t.meanError}</dt>
        <dd class="number">{signed(Math.round(10 * (seat.mean_error ?? 0)) / 10)}</dd>
        <dt>{t.lostBidding}</dt>
        <dd class="number">{t.points(seat.lost_bidding)}</dd>
        <dt>{t.lostPlaying}</dt>
        <dd class="number">{t.points(seat.lost_playing)}</dd>
      </dl>
    </section>
  );
}
