import { number } from "../i18n";
import { words } from "../i18n/review";
import { words as dungeon } from "../i18n/scoundrel";
import { tellAction } from "../scoundrel/tell";
import { Card } from "../ui/Card";
import type { Review } from "../wire";

/** The line that reaches the best score, room by room. */
export function Line({ review }: { review: Review }) {
  const t = words();
  const run = dungeon();
  if (review.line.length === 0) return <p class="soft">{t.lineLater}</p>;
  return (
    <details class="line">
      <summary>{t.line(number(review.best))}</summary>
      <ol role="list">
        {review.line.map(({ room, actions, health }, i) => (
          <li key={i}>
            <span class="line-cards">
              {room.map((code) => (
                <Card key={code} code={code} game="scoundrel" name={run.card(code)} />
              ))}
            </span>
            <span>{actions.map((action) => tellAction(action, run)).join(" · ")}</span>
            <span class="number soft">{t.health(health)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
