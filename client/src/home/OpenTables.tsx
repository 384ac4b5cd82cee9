import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n/home";
import { href } from "../router";
import { connection } from "../socket";
import type { OpenTable } from "../wire";

function useOpenTables(): readonly OpenTable[] {
  const [tables, setTables] = useState<readonly OpenTable[]>([]);
  useEffect(
    () => {
      const stop = connection.watchLobby({ news: (lobby) => setTables(lobby.tables), refused: () => {} });
      return () => void stop();
    },
    [],
  );
  return tables;
}

/** Tables that anybody may join, as they come and go. */
export function OpenTables() {
  const t = words();
  const tables = useOpenTables();
  if (!tables.length) return null;
  return (
    <section class="tile tile-wide">
      <h2>{t.openTables}</h2>
      <ul role="list" class="lines">
        {tables.map(({ table, seats }) => (
          <li key={table}>
            <a href={href(`table/${table}`)}>
              <span>{t.tableOf(seats.find((seat) => seat.host)?.name ?? t.skullking)}</span>
              <span class="number">
                {t.seats(seats.filter((seat) => seat.kind !== "empty").length, seats.length)}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
