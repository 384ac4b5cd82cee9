import { words } from "../i18n/skullking";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";
import type { SkullKingPlayedCard as PlayedCard, SkullKingTrickView as TrickView } from "../wire";
import { type Company, nameOrYou, told } from "./seats";

interface Props {
  trick: TrickView;
  info: Company;
  /** One's own seat. */
  seat: number | null;
  /** Whether everybody has played. */
  whole: boolean;
  /** Whether it is only looked at again: then nothing flies. */
  still?: boolean;
}

function Played({ played, props }: { played: PlayedCard; props: Props }) {
  const t = words();
  const { info, seat, whole, still, trick } = props;
  const { card, role } = played;
  const mark = whole ? t.taken : t.winning;
  return (
    <li class={played.winning ? "played played-winning" : "played"}>
      <span
        class="played-card"
        data-flip={still ? undefined : card}
        data-from={`seat-${played.seat}`}
        data-to={`stack-${trick.winner ?? played.seat}`}
      >
        <Card code={card} game="skullking" name={t.card(card)} />
        {role !== "" && <span class="played-role">{t.asRole[role]}</span>}
        {played.winning && (
          <span class="played-mark">
            <Icon name="crown" />
          </span>
        )}
      </span>
      <span class="played-name">
        <span class={`dot seat-${played.seat}`} />
        {nameOrYou(info, played.seat, seat)}
        {played.winning && <span class="visually-hidden">, {mark}</span>}
      </span>
    </li>
  );
}

/** The bonus that a trick carries, said loudly when it is whole. */
function Bonus({ trick, whole }: { trick: TrickView; whole: boolean }) {
  const t = words();
  const points = trick.mermaid + trick.pirates;
  if (!points) return null;
  if (!whole) return <span class="bonus">{t.bonusLies(points)}</span>;
  const text = trick.mermaid ? t.bonuses.caughtKing(points) : t.bonuses.caughtPirates(points);
  return <strong class="bonus bonus-loud">{text}</strong>;
}

/** A trick in the order played, the winning card marked; empty places for those to come. */
export function Trick(props: Props) {
  const { trick, info, seat, whole } = props;
  const t = words();
  const players = info.seats.length;
  const coming = Array.from(
    { length: players - trick.cards.length },
    (_, i) => (trick.leader + trick.cards.length + i) % players,
  );
  return (
    <section class={`trick trick-${players}`} aria-label={t.trick}>
      <ol role="list" class="trick-cards">
        {trick.cards.map((played) => (
          <Played key={played.card} played={played} props={props} />
        ))}
        {coming.map((other) => (
          <li key={`seat ${other}`} class="played played-coming" aria-hidden="true">
            <span class="played-card" />
            <span class="played-name">
              <span class={`dot seat-${other}`} />
              {nameOrYou(info, other, seat)}
            </span>
          </li>
        ))}
      </ol>
      <p class="trick-words">
        {!trick.cards.length && t.emptyTrick(told(info, seat)(trick.leader))}
        {trick.suit !== null && !whole && (
          <span class="follow">
            <svg class="suit" viewBox="0 0 20 20" aria-hidden="true">
              <use href={`/art/skullking.svg#suit-${trick.suit}`} />
            </svg>
            {t.follow(trick.suit)}
          </span>
        )}
        <Bonus trick={trick} whole={whole} />
      </p>
    </section>
  );
}
