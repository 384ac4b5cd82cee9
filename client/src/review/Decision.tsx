import type { ComponentChildren } from "preact";
import { cardOf } from "../action";
import { percent } from "../i18n";
import { words } from "../i18n/review";
import { words as dungeon } from "../i18n/scoundrel";
import { href } from "../router";
import { tellAction } from "../scoundrel/tell";
import { Card } from "../ui/Card";
import type { Ply } from "../wire";
import { Mark } from "./Mark";

interface Props {
  /** Where it was played, if it was here. */
  table: string | undefined;
  ply: Ply;
  /** Which decision of the run it was, counted from 0. */
  step: number;
}

function Tag({ children }: { children: ComponentChildren }) {
  return <span class="seen-tag">{children}</span>;
}

/** The room as it lay, with what was faced and what had been better, and the weapon in hand. */
function Sight({ ply }: { ply: Ply }) {
  const t = words();
  const { card, worksBelow, worksFresh } = dungeon();
  const [played, better] = [cardOf(ply.action), cardOf(ply.better)];
  return (
    <ul role="list" class="seen">
      {ply.room.map((code) => (
        <li key={code} class={code === played ? "seen-played" : code === better ? "seen-better" : undefined}>
          <Card code={code} game="scoundrel" name={card(code)} />
          {code === played && <Tag>{t.played}</Tag>}
          {code === better && code !== played && <Tag>{t.better}</Tag>}
        </li>
      ))}
      {ply.weapon && (
        <li class="seen-weapon">
          <Card code={ply.weapon} game="scoundrel" name={t.inHand(card(ply.weapon))} />
          <span class="soft">{ply.limit === null ? worksFresh : worksBelow(ply.limit)}</span>
        </li>
      )}
    </ul>
  );
}

/** One decision: what was to be seen, what was done, and what had been better. */
export function Decision({ table, ply, step }: Props) {
  const t = words();
  return (
    <article class="decision">
      <h3>
        {ply.verdict && (
          <>
            <Mark verdict={ply.verdict} /> {t.verdicts[ply.verdict]}{" "}
          </>
        )}
        <small class="soft">{t.where(ply.room_number, ply.health)}</small>
      </h3>
      <Sight ply={ply} />
      <dl class="said">
        <dt>{t.played}</dt>
        <dd>{tellAction(ply.action, dungeon())}</dd>
        {ply.better && (
          <>
            <dt>{t.better}</dt>
            <dd>{tellAction(ply.better, dungeon())}</dd>
          </>
        )}
        <dt>{t.chance}</dt>
        <dd class="number">
          {percent(Math.round(100 * ply.before))}
          {ply.verdict && <strong> → {percent(Math.round(100 * ply.after))}</strong>}
        </dd>
      </dl>
      {ply.reason ? (
        <p>{t.reasons[ply.reason.code](ply.reason.params)}</p>
      ) : (
        <p class="soft">{ply.before > 0 ? t.fine : t.noChance}</p>
      )}
      {table !== undefined && (
        <a class="decision-link" href={`${href(`replay/${table}`)}#${step}`}>
          {t.replayHere}
        </a>
      )}
    </article>
  );
}
