import "../skullking/styles/seats.css";
import "./game.css";
import { useState } from "preact/hooks";
import { list, number } from "../i18n";
import { frame } from "../i18n/frame";
import { words } from "../i18n/reviewed";
import { words as sea } from "../i18n/skullking";
import { href } from "../router";
import { type Company, nameOf } from "../skullking/seats";
import { useAnswer } from "../useAnswer";
import type { Decision, GameReview, SkullKingTable } from "../wire";
import { Bids } from "./Bids";
import { Choice } from "./Choice";

const NOBODY: Company = { seats: [], turn_ends_at: null };

/** How many of the costliest decisions are drawn; all of them are in the list below. */
const MOST = 6;

interface Props {
  table: string | undefined;
  review: GameReview;
}

interface Judged {
  table: string | undefined;
  decisions: readonly Decision[];
}

/** Where a decision was made, as a link to the replay if there is one. */
function Place({ table, decision: { step, round, trick } }: { table: string | undefined; decision: Decision }) {
  const t = words();
  const place = trick === null ? t.bidding(round) : t.trick(round, trick);
  return table === undefined ? <>{place}</> : <a href={`${href(`replay/${table}`)}#${step}`}>{place}</a>;
}

function Costliest({ table, decisions, company, players }: Judged & { company: Company; players: number }) {
  const t = words();
  const judged = decisions.filter((each) => each.verdict).sort((a, b) => b.loss - a.loss);
  return (
    <section aria-labelledby="costliest">
      <h2 id="costliest">{judged.length ? t.costliest : t.noneCostly}</h2>
      <ol role="list" class="points">
        {judged.slice(0, MOST).map((decision) => (
          <li key={decision.step}>
            <Choice table={table} decision={decision} company={company} players={players} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Thrown({ table, decisions }: Judged) {
  const t = words();
  const thrown = decisions.filter((each) => each.thrown);
  return (
    <section aria-labelledby="thrown">
      <h2 id="thrown">{t.thrown}</h2>
      {thrown.length === 0 && <p>{t.noneThrown}</p>}
      <ul role="list" class="thrown">
        {thrown.map((decision) => {
          const say = decision.thrown === "missed" ? t.missed : t.unwanted;
          return (
            <li key={decision.step}>
              <b>
                <Place table={table} decision={decision} />
              </b>{" "}
              {say(t.action(decision.action), t.action(decision.choice))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Every decision in a line, with what the expert would have done. */
function All({ table, decisions }: Judged) {
  const t = words();
  return (
    <details class="line">
      <summary>{t.all(decisions.length)}</summary>
      <table class="figures">
        <thead>
          <tr>
            <th scope="col">{t.when}</th>
            <th scope="col">{t.played}</th>
            <th scope="col">{t.expert}</th>
            <th scope="col" class="number">
              {t.cost}
            </th>
          </tr>
        </thead>
        <tbody>
          {decisions.map((decision) => (
            <tr key={decision.step} class={decision.verdict ? "figures-marked" : undefined}>
              <th scope="row">
                <Place table={table} decision={decision} />
              </th>
              <td>{t.action(decision.action)}</td>
              <td>{decision.choice === decision.action ? t.same : t.action(decision.choice)}</td>
              <td class="number">{number(Math.round(-decision.loss))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function SeatSwitch({ company, players, seat, change }: {
  company: Company;
  players: number;
  seat: number;
  change: (seat: number) => void;
}) {
  return (
    <fieldset class="seat-switch">
      <legend class="visually-hidden">{words().whose}</legend>
      {Array.from({ length: players }, (_, each) => (
        <label key={each}>
          <input type="radio" name="seat" checked={each === seat} onChange={() => change(each)} />
          <span>
            <i class={`dot seat-${each}`} aria-hidden="true" />
            {nameOf(company, each)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function headline({ winners }: GameReview, company: Company): string {
  const t = sea().end;
  const names = list(winners.map((seat) => nameOf(company, seat)));
  if (winners.length === 0) return words().unfinished;
  return winners.length > 1 ? t.shared(names) : t.won(names);
}

/** What the bids and plays of a game of Skull King were worth, seat by seat. */
export function Game({ table, review }: Props) {
  const [chosen, choose] = useState<number>();
  const { value, refused } = useAnswer<SkullKingTable>(table === undefined ? null : `/api/tables/${table}`);
  if (table !== undefined && !value && !refused) return <p class="soft">{frame().loading}</p>;
  const company = value?.info ?? NOBODY;
  const seat = chosen ?? value?.seat ?? review.winners[0] ?? 0;
  const decisions = review.decisions.filter((each) => each.seat === seat);
  const own = review.seats[seat];
  const players = review.seats.length;
  return (
    <div class="review">
      <h1>{headline(review, company)}</h1>
      <SeatSwitch company={company} players={players} seat={seat} change={choose} />
      {own && <Bids seat={own} />}
      <Costliest table={table} decisions={decisions} company={company} players={players} />
      <Thrown table={table} decisions={decisions} />
      <All table={table} decisions={decisions} />
      <p class="soft">{words().how}</p>
    </div>
  );
}
