import { words } from "../i18n/scoundrel";
import type { Info } from "../wire";

/** What perfect play could have done with a dungeon; nothing while nobody knows. */
export function verdict(info: Info): string {
  const t = words().end;
  return info.winnable === null ? "" : info.winnable ? t.winnable : t.hopeless;
}

/** What is to be said of a run that is looked at again, on one line. */
export function Verdict({ info }: { info: Info }) {
  return (
    <span class="verdict-line">
      <span>{verdict(info)}</span> {info.helped && <span>{words().end.helped}</span>}
    </span>
  );
}
