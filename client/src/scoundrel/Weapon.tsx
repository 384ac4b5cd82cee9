import { words } from "../i18n/scoundrel";
import { Card } from "../ui/Card";
import type { ScoundrelView as View } from "../wire";

/** Nothing is weaker than a monster of two. */
const WEAKEST = 2;

/** The weapon in hand, the monsters it slew fanned out on it, and its limit in words. */
export function Weapon({ weapon }: { weapon: View["weapon"] }) {
  const t = words();
  if (!weapon) {
    return (
      <section class="weapon" aria-label={t.weapon}>
        <span class="empty-place" />
        <p class="weapon-words">
          <strong>{t.noWeapon}</strong>
          <small>{t.noWeaponHint}</small>
        </p>
      </section>
    );
  }
  const { card, limit, slain } = weapon;
  const works =
    limit === null ? t.worksFresh : limit <= WEAKEST ? t.worksNoMore : t.worksBelow(limit);
  return (
    <section class="weapon" aria-label={t.weapon}>
      <div class="weapon-cards" style={{ "--slain": slain.length }}>
        <div data-flip={card} data-to="discard">
          <Card code={card} game="scoundrel" name={t.card(card)} />
        </div>
        {slain.map((monster) => (
          <div key={monster} class="slain" data-flip={monster} data-to="discard">
            <Card code={monster} game="scoundrel" />
          </div>
        ))}
      </div>
      <p class="weapon-words">
        <strong>{t.card(card)}</strong>
        <span>{works}</span>
        {slain.length > 0 && (
          <span class="visually-hidden">{t.slain(slain.map(t.card).join(", "))}</span>
        )}
      </p>
    </section>
  );
}
