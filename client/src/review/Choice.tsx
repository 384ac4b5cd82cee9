import { cardOf } from "../action";
import { words as verdicts } from "../i18n/review";
import { words } from "../i18n/reviewed";
import { words as sea } from "../i18n/skullking";
import { href } from "../router";
import { type Company, nameOf } from "../skullking/seats";
import { Card } from "../ui/Card";
import type { Decision } from "../wire";
import { Mark } from "./Mark";

interface Props {
  table: string | undefined;
  decision: Decision;
  company: Company;
  players: number;
}

/** The trick as it lay, from the leader's card on. */
function Trick({ decision: { table, leader }, company, players }: Omit<Props, "table">) {
  const { card } = sea();
  return (
    <ul role="list" class="seen seen-trick" aria-label={words().table}>
      {table.map((play, i) => {
        const seat = (leader + i) % players;
        return (
          <li key={play}>
            <Card code={cardOf(play)} game="skullking" name={card(cardOf(play))} />
            <span class="soft">{nameOf(company, seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The hand, with what was played and what the expert would have played. */
function Hand({ decision: { hand, action, choice } }: { decision: Decision }) {
  const t = words();
  const { card } = sea();
  const [played, better] = [cardOf(action), cardOf(choice)];
  return (
    <ul role="list" class="seen seen-hand" aria-label={t.hand}>
      {hand.map((code) => (
        <li key={code} class={code === played ? "seen-played" : code === better ? "seen-better" : undefined}>
          <Card code={code} game="skullking" name={card(code)} />
          {code === played && <span class="seen-tag">{t.played}</span>}
          {code === better && code !== played && <span class="seen-tag">{t.expert}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A bid or a play that gave something away: what was to be seen, what was done, what the expert would have done. */
export function Choice({ table, decision, company, players }: Props) {
  const t = words();
  const { round, trick, bid, won, action, choice, points, loss, verdict } = decision;
  const worth = (what: string) => t.points(points[what] ?? 0);
  return (
    <article class="decision">
      <h3>
        {verdict && (
          <>
            <Mark verdict={verdict} /> {verdicts().verdicts[verdict]} <span class="number">{t.loss(loss)}</span>{" "}
          </>
        )}
        <small class="soft">
          {trick === null ? t.bidding(round) : t.trick(round, trick)}
          {bid !== null && `, ${t.standing(won, bid)}`}
        </small>
      </h3>
      {decision.table.length > 0 && <Trick decision={decision} company={company} players={players} />}
      <Hand decision={decision} />
      <dl class="said">
        <dt>{t.played}</dt>
        <dd>
          {t.action(action)} <small class="soft number">{worth(action)}</small>
        </dd>
        <dt>{t.expert}</dt>
        <dd>
          {t.action(choice)} <small class="soft number">{worth(choice)}</small>
        </dd>
      </dl>
      {table !== undefined && (
        <a class="decision-link" href={`${href(`replay/${table}`)}#${decision.step}`}>
          {t.replayHere}
        </a>
      )}
    </article>
  );
}
