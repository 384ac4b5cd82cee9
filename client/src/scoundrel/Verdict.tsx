import { useEffect, useState } from "preact/hooks";
import { words } from "../i18n/scoundrel";
import { connection } from "../socket";
import type { Info } from "../wire";

/** What perfect play could have done with a dungeon; nothing while nobody knows. */
export function verdict(info: Info): string {
  const t = words().end;
  return info.winnable === null ? "" : info.winnable ? t.winnable : t.hopeless;
}

/** What the house says of a run that is over, also once it knows more; `null` is no table of this house. */
function useLatest(table: string | null, info: Info): Info {
  const [latest, setLatest] = useState(info);
  useEffect(() => {
    if (table === null || info.winnable !== null) return;
    return connection.watch(table, {
      news: (message) => {
        if (message.type !== "said") setLatest(message.info);
      },
      refused: () => {}, // the run is shown all the same
    });
  }, [table, info]);
  return latest;
}

interface Props {
  table: string | null;
  info: Info;
}

/** What is to be said of a run that is looked at again, on one line. */
export function Verdict({ table, info }: Props) {
  const latest = useLatest(table, info);
  return (
    <span class="verdict-line">
      <span>{verdict(latest)}</span> {latest.helped && <span>{words().end.helped}</span>}
    </span>
  );
}
