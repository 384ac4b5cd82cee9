import { useEffect, useRef } from "preact/hooks";
import { countdown, useNow } from "../clock";
import { number } from "../i18n";
import { words } from "../i18n/scoundrel";
import { href } from "../router";
import { publicAddress, share } from "../share";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { useAnswer } from "../useAnswer";
import type { Board, Info, Me, ScoundrelView as View } from "../wire";
import { bestWith, countsFor } from "./best";
import { type Event, healthCurve } from "./events";
import { reckoning, scoreText, shareText } from "./story";
import { verdict } from "./Verdict";

const FACED = 3;

interface Props {
  table: string;
  view: View;
  info: Info;
  events: readonly Event[];
  mine: boolean;
  again: () => void;
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div class="fact">
      <dt>{name}</dt>
      <dd class="number">{value}</dd>
    </div>
  );
}

function Next({ at }: { at: string }) {
  return <p class="soft number">{words().end.next(countdown(Date.parse(at) - useNow()))}</p>;
}

/** The last cards that were faced, the final one on top. */
function Faced({ events }: { events: readonly Event[] }) {
  const cards = events.flatMap((event) => ("card" in event ? [event.card] : [])).slice(-FACED);
  return (
    <div class="end-cards" aria-hidden="true">
      {cards.map((card) => (
        <Card key={card} code={card} game="scoundrel" />
      ))}
    </div>
  );
}

/** Health from room to room as a line. */
function HealthLine({ events }: { events: readonly Event[] }) {
  const curve = healthCurve(events);
  const step = 100 / Math.max(1, curve.length - 1);
  const points = curve.map((health, i) => `${i * step},${24 - Math.max(0, health)}`).join(" ");
  return (
    <svg class="end-line" viewBox="-2 0 104 28" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points} />
    </svg>
  );
}

/** The card of a run that is over. */
export function EndCard({ table, view, info, events, mine, again }: Props) {
  const t = words();
  const { result } = view;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { value: me } = useAnswer<Me>("/api/me");
  const found = me?.standings && bestWith(table, info, mine ? (result?.score ?? null) : null, me.standings);
  // Without the board the card is whole all the same, only the rank is missing.
  const { value: board } = useAnswer<Board>(mine && info.ranked ? `/api/daily/${info.day}` : null);
  const rank = board?.rows.find((row) => row.you)?.rank;
  const outcome = info.abandoned ? "gaveUp" : (result?.outcome ?? "gaveUp");
  const address = publicAddress(href(info.day === null ? `scoundrel/${info.code ?? ""}` : "daily"));
  return (
    <section class={`end end-${outcome}`} aria-labelledby="outcome">
      <Faced events={events} />
      <h1 id="outcome" ref={heading} tabIndex={-1}>
        {t.end[outcome]}
      </h1>
      <p class="end-score number">
        <span class="visually-hidden">{t.end.score}: </span>
        {result ? number(result.score) : t.end.noScore}
      </p>
      <p class="soft">{reckoning(view, t).join(" ")}</p>
      {found?.isNew && <p class="end-new">{t.end.newBest}</p>}
      {info.helped ? (
        <p class="soft">{t.end.helped}</p>
      ) : (
        mine && !countsFor(info) && <p class="soft">{t.end.practice}</p>
      )}
      {/* Its place is kept until that is worked out. */}
      <p class="verdict">{verdict(info) || "\u00a0"}</p>
      <HealthLine events={events} />
      <dl class="facts">
        <Fact name={t.end.rooms} value={number(view.rooms_opened)} />
        <Fact name={t.end.avoided} value={number(view.rooms_avoided)} />
        <Fact name={t.end.best} value={scoreText(found?.best)} />
        {board && rank !== undefined && (
          <Fact name={t.end.rank} value={t.end.rankOf(rank, board.rows.length)} />
        )}
      </dl>
      <div class="row end-buttons">
        <Button primary onClick={again}>
          {info.mode === "daily" ? t.end.practiseAgain : t.end.again}
        </Button>
        <a class="button" href={href(`replay/${table}`)}>
          {t.end.replay}
        </a>
        <a class="button" href={href(`review/${table}`)}>
          {t.end.review}
        </a>
        <Button
          onClick={() => share(shareText(view, info, events, address, t), t.copied, t.cannotCopy)}
        >
          <Icon name="share" /> {t.end.share}
        </Button>
        {info.day !== null && (
          <a class="button" href={href(`daily/${info.day}`)}>
            {t.end.board}
          </a>
        )}
      </div>
      {board?.running && <Next at={board.next_at} />}
      <p class="fair soft">
        <a href={href(`verify/${table}`)}>{t.verify}</a>
        <code title={info.commitment}>{t.commitment} {info.commitment.slice(0, 12)}…</code>
        {info.seed ? <code title={info.seed}>{t.seed} {info.seed.slice(0, 12)}…</code> : info.day !== null && <small>{t.fairLater}</small>}
      </p>
    </section>
  );
}
