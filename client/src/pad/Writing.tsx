import { useMemo, useRef, useState } from "preact/hooks";
import { words } from "../i18n/pad";
import { type Shortcut, useKeys } from "../keys";
import { Chart } from "../skullking/Chart";
import { Button } from "../ui/Button";
import { Icon, type IconName } from "../ui/Icon";
import { announce, toast } from "../ui/notices";
import { Page } from "../ui/Page";
import type { PadTable } from "../wire";
import { Block } from "./Block";
import { playersOf } from "./company";
import { change } from "./desk";
import { MoreDialog } from "./MoreDialog";
import { begin, close, type Draft, type Entry, type Pad, reopen } from "./model";
import { Round } from "./Round";
import { sheet } from "./scores";
import { Sums } from "./Sums";
import { takeBack } from "./UndoButton";

const VIEWS = [
  ["entry", "pen"],
  ["block", "sheet"],
  ["chart", "chart"],
] as const satisfies readonly (readonly [string, IconName])[];

/** Which of the three stands on a phone's screen; one swipes between them, or taps below. */
function useViews() {
  const strip = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  return {
    strip,
    at,
    show: (view: number) => {
      const { current } = strip;
      current?.scrollTo({ left: view * current.clientWidth });
    },
    scrolled: () => {
      const { current } = strip;
      if (current) setAt(Math.round(current.scrollLeft / current.clientWidth));
    },
  };
}

/** A pad being written: what to enter, the block, the course of the game. */
export function Writing({ pad, table }: { pad: Pad; table: PadTable }) {
  const t = words();
  const [fixing, fix] = useState<Draft | null>(null);
  const [more, showMore] = useState(false);
  const { strip, at, show, scrolled } = useViews();
  const draft = fixing ?? pad.open;
  const lines = sheet(pad.rounds, table);

  const correct = (round: number) => {
    fix(reopen(pad, round));
    show(0);
    announce(t.correcting(round));
  };
  const settle = (done: Draft, entries: readonly Entry[]) => {
    const next = close(pad, done, entries);
    change(next);
    fix(null);
    announce(t.sums(done.round));
  };
  const undo = () => {
    if (!fixing) return takeBack();
    fix(null);
    toast(t.undone);
  };

  useKeys(
    useMemo<Shortcut[]>(
      () => [
        { key: "u", label: t.keys.undo, run: undo },
        { key: "e", label: t.keys.views, run: () => show(0) },
        { key: "b", label: t.keys.views, run: () => show(1) },
        { key: "c", label: t.keys.views, run: () => show(2) },
      ],
      [t, fixing],
    ),
  );

  const title = fixing ? t.correcting(fixing.round) : draft ? t.round(draft.round) : t.title;
  return (
    <Page title={title} world="sea" table>
      <div class="pad">
        <div class="pad-views" ref={strip} onScroll={scrolled}>
          <section class="pad-entry" aria-label={t.view.entry}>
            {draft ? (
              <Round
                key={`${fixing ? "fix" : "now"} ${draft.round} ${draft.part}`}
                pad={pad}
                draft={draft}
                table={table}
                write={(next) => (fixing ? fix(next) : change({ ...pad, open: next }))}
                settle={settle}
                cancel={fixing && (() => fix(null))}
              />
            ) : (
              <Sums pad={pad} lines={lines} table={table} next={() => change(begin(pad))} />
            )}
          </section>
          <section class="pad-block" aria-label={t.block}>
            <Block
              pad={pad}
              lines={lines}
              rounds={table.rounds.length}
              marked={draft?.round ?? lines.length}
              correct={correct}
            />
            {lines.length > 0 && <p class="soft pad-hint">{t.blockHint}</p>}
          </section>
          <section class="pad-chart" aria-label={t.view.chart}>
            {lines.length > 0 ? (
              <Chart sheet={lines} info={playersOf(pad.names)} />
            ) : (
              <p class="soft pad-hint">{t.noChart}</p>
            )}
          </section>
        </div>
        <div class="pad-bar">
          <Button onClick={undo}>
            <Icon name="undo" /> <span>{t.undo}</span>
          </Button>
          <div class="pad-switch" role="group" aria-label={t.views}>
            {VIEWS.map(([view, icon], i) => (
              <Button key={view} aria-pressed={at === i} onClick={() => show(i)}>
                <Icon name={icon} /> <span>{t.view[view]}</span>
              </Button>
            ))}
          </div>
          <Button onClick={() => showMore(true)}>
            <Icon name="more" /> <span>{t.more}</span>
          </Button>
        </div>
      </div>
      {more && <MoreDialog pad={pad} table={table} close={() => showMore(false)} />}
    </Page>
  );
}
