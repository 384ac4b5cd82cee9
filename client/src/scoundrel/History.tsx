import { words } from "../i18n/scoundrel";
import { type Event, inThisRoom } from "./events";
import { tell } from "./tell";

/** What happened in this room, in words. */
export function History({ events, room }: { events: readonly Event[]; room: number }) {
  const t = words();
  const here = inThisRoom(events);
  return (
    <section class="history" aria-label={t.history}>
      <h2>
        {t.history} <small class="soft">{t.room(room)}</small>
      </h2>
      {here.length === 0 ? (
        <p class="soft">{t.historyNone}</p>
      ) : (
        <ol role="list">
          {here.map((event, i) => (
            <li key={i}>{tell(event, t)}</li>
          ))}
        </ol>
      )}
    </section>
  );
}
