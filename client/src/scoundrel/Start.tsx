import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import { type Refused, refusal } from "../errors";
import { words } from "../i18n/scoundrel";
import { go, href, place } from "../router";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import type { Board } from "../wire";
import { openRun } from "./open";
import { running } from "./running";

/** The ranked run of today if there is one, running or over. */
async function daily(): Promise<void> {
  const { table } = await get<Board>("/api/daily");
  if (table === null) await openRun({ mode: "daily" }, "replace");
  else go(href(`run/${table}`), "replace");
}

async function start(code: string | undefined): Promise<void> {
  const waits = running.peek();
  if (place.peek().startsWith("daily")) await daily();
  else if (code) await openRun({ mode: "code", code }, "replace");
  else if (waits) go(href(`run/${waits}`), "replace");
  else await openRun({ mode: "random" }, "replace");
}

/** The addresses that lead into a dungeon: random, by code, of today. */
export default function Start({ params: { code } }: { params: Readonly<Record<string, string>> }) {
  const [refused, setRefused] = useState<Refused>();
  useEffect(() => {
    start(code).catch((error: unknown) => setRefused(refusal(error)));
  }, [code]);
  if (refused) return <Trouble refused={refused} />;
  return (
    <Page title={words().random} world="dungeon" table>
      <p class="waiting">{words().starting}</p>
    </Page>
  );
}
