import { useEffect, useState } from "preact/hooks";
import { get } from "../api";
import { type Refused, refusal } from "../errors";
import { words } from "../i18n/scoundrel";
import { place } from "../router";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import type { Board } from "../wire";
import { enterRun, newRun } from "./open";
import { running } from "./running";

/** What the house says while it is still getting ready to check dungeons; it takes its time to say so. */
const NOT_READY = new Set(["daily_not_ready", "solver_not_ready"]);

/** Milliseconds until it is asked again. */
const PAUSE = 1_000;

/** The ranked run of today if there is one, running or over. */
async function daily(): Promise<string> {
  const { table } = await get<Board>("/api/daily");
  return table ?? newRun({ mode: "daily" });
}

/** The table of the run that an address leads to. */
async function find(code: string | undefined): Promise<string> {
  if (place.peek().startsWith("daily")) return daily();
  if (code) return newRun({ mode: "code", code });
  return running.peek() ?? newRun({ mode: "random" });
}

/** The addresses that lead into a dungeon: random, by code, of today. */
export default function Start({ params: { code } }: { params: Readonly<Record<string, string>> }) {
  const t = words();
  const [refused, setRefused] = useState<Refused>();
  const [checking, setChecking] = useState(false);
  useEffect(() => {
    let retry: ReturnType<typeof setTimeout> | undefined;
    const enter = () =>
      enterRun(find(code), "replace").catch((error: unknown) => {
        const why = refusal(error);
        if (!NOT_READY.has(why.code)) {
          setRefused(why);
          return;
        }
        setChecking(true);
        retry = setTimeout(enter, PAUSE);
      });
    void enter();
    return () => clearTimeout(retry);
  }, [code]);
  if (refused) return <Trouble refused={refused} />;
  return (
    <Page title={t.random} world="dungeon" table>
      <p class="waiting">{checking ? t.checking : t.starting}</p>
    </Page>
  );
}
