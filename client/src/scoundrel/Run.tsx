import "./styles/index.css";
import { useCallback, useEffect, useMemo, useState } from "preact/hooks";
import { frame } from "../i18n/frame";
import { type Catalogue, refusals, words } from "../i18n/scoundrel";
import { type Shortcut, useKeys } from "../keys";
import { play } from "../sound";
import { announce, complain } from "../ui/notices";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import type { Info, ScoundrelView as View } from "../wire";
import { EndCard } from "./EndCard";
import { type Event, FULL_HEALTH } from "./events";
import { GiveUpDialog } from "./GiveUpDialog";
import { HintDialog } from "./HintDialog";
import { MoreDialog } from "./MoreDialog";
import { followRun, type Run as Model } from "./model";
import { openRun } from "./open";
import { running } from "./running";
import { soundOf } from "./sounds";
import { Table } from "./Table";
import { tell } from "./tell";
import { Watched } from "./Watched";

type Asking = "more" | "hint" | "give up" | "give up, then new" | undefined;

function titleOf(info: Info, t: Catalogue): string {
  if (info.day !== null) return t.daily(info.day);
  return info.mode === "code" && info.code ? t.byCode(info.code) : t.random;
}

/** Let ears follow what eyes see. */
function report(events: readonly Event[], view: View): void {
  const t = words();
  const told = events.map((event) => tell(event, t)).filter(Boolean);
  announce([...told, t.healthOf(view.health, FULL_HEALTH)].join(" "));
  const sound = soundOf(events);
  if (sound) play(sound);
}

const open = (wanted: Parameters<typeof openRun>[0]) => void openRun(wanted).catch(say);

const say = (error: unknown) => complain(error, refusals());

const over = (info: Info) => info.phase === "over";

/** Whether nothing would be lost with the run. */
const untouched = (view: View) =>
  view.rooms_opened === 1 && view.faced_in_room === 0 && view.rooms_avoided === 0;

function useRun(table: string): Model {
  const [run] = useState(() => followRun(table, report));
  useEffect(() => run.stop, [run]);
  const info = run.word.value?.info;
  const missing = run.trouble.value?.code === "no_such_table";
  useEffect(() => {
    // What is over, or gone, need not be found again.
    const ended = missing || (info && over(info));
    if (ended && running.peek() === table) running.value = null;
  }, [info, missing, table]);
  return run;
}

/** A run at its own address: being played, being watched, or over. */
export default function Run({ params: { table = "" } }: { params: Readonly<Record<string, string>> }) {
  const t = words();
  const run = useRun(table);
  const [asking, ask] = useState<Asking>();
  const word = run.word.value;

  const fresh = useCallback(() => {
    const known = run.word.peek();
    const free = !known?.mine || over(known.info) || untouched(known.view);
    if (free) open({ mode: "random" });
    else ask("give up, then new");
  }, [run]);

  const showHint = useCallback(() => {
    ask(undefined);
    run.act("hint").catch(say);
  }, [run]);
  const hint = useCallback(() => {
    if (run.word.peek()?.info.helped) showHint();
    else ask("hint");
  }, [run, showHint]);

  useKeys(useMemo<Shortcut[]>(() => [{ key: "n", label: t.keys.fresh, run: fresh }], [t, fresh]));

  const shown = run.shown.value;
  if (run.trouble.value) return <Trouble refused={run.trouble.value} />;
  if (!word || !shown) {
    return (
      <Page title={t.random} world="dungeon" table>
        <p class="waiting">{frame().loading}</p>
      </Page>
    );
  }

  const { info, mine, view } = word;
  const giveUp = async (thenNew: boolean) => {
    ask(undefined);
    try {
      await run.act("give_up");
      if (thenNew) await openRun({ mode: "random" });
    } catch (error) {
      say(error);
    }
  };
  return (
    <Page title={titleOf(info, t)} world="dungeon" table={!over(info)}>
      {over(info) ? (
        <EndCard
          table={table}
          view={view}
          info={info}
          events={run.events.value}
          mine={mine}
          again={() => open({ mode: info.mode === "daily" ? "daily" : "random" })}
        />
      ) : mine ? (
        <Table
          run={run}
          shown={shown}
          view={view}
          hinted={info.hint?.action ?? null}
          hint={info.day === null ? hint : null}
          more={() => ask("more")}
          fresh={fresh}
          giveUp={() => ask("give up")}
        />
      ) : (
        <Watched
          view={view}
          events={run.events.value}
          hinted={info.hint?.action ?? null}
          playThis={info.code ? () => open({ mode: "code", code: info.code }) : null}
        />
      )}
      {asking === "more" && (
        <MoreDialog
          info={info}
          events={run.events.value}
          room={view.rooms_opened}
          mine={mine}
          fresh={fresh}
          giveUp={() => ask("give up")}
          close={() => ask((now) => (now === "more" ? undefined : now))}
        />
      )}
      {asking === "hint" && <HintDialog show={showHint} close={() => ask(undefined)} />}
      {(asking === "give up" || asking === "give up, then new") && (
        <GiveUpDialog
          thenNew={asking === "give up, then new"}
          giveUp={() => void giveUp(asking === "give up, then new")}
          close={() => ask(undefined)}
        />
      )}
    </Page>
  );
}
