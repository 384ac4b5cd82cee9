import { useLayoutEffect, useState } from "preact/hooks";
import { words } from "../i18n/skullking";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Page } from "../ui/Page";
import type { SkullKingView as View } from "../wire";
import { Block } from "./Block";
import { Board } from "./Board";
import { controlsOf } from "./controls";
import { LeaveDialog, MoreDialog } from "./MoreDialog";
import type { Order, Table, Word } from "./model";
import { Own } from "./Own";
import { SheetDialog } from "./SheetDialog";
import type { Stage } from "./stage";
import type { Talk } from "./talk";
import { TalkPanel } from "./TalkPanel";
import { Trick } from "./Trick";
import { useTableKeys } from "./useTableKeys";
import { useWide } from "./useWide";

type Door = "last" | "sheet" | "talk" | "more" | "leave" | undefined;

interface Props {
  table: Table;
  stage: Stage;
  talk: Talk;
  word: Word;
  /** What is drawn of the game. */
  view: View;
  send: (order: Order) => void;
}

/** The buttons below the hand. */
function Bar({ open, wide, fresh, lastTrick }: {
  open: (door: Door) => void;
  wide: boolean;
  /** Whether somebody has just said something. */
  fresh: boolean;
  /** Whether the last trick may be looked at. */
  lastTrick: boolean;
}) {
  const t = words();
  return (
    <div class="bar">
      <Button onClick={() => open("sheet")}>
        <Icon name="sheet" /> {t.sheetButton}
      </Button>
      {lastTrick && (
        <Button onClick={() => open("last")}>
          <Icon name="last" /> {t.lastTrick}
        </Button>
      )}
      {!wide && (
        <Button aria-label={t.talk} onClick={() => open("talk")}>
          <Icon name="smile" />
          {fresh && <span class="fresh-dot" />}
        </Button>
      )}
      <Button aria-label={t.menu} onClick={() => open("more")}>
        <Icon name="more" />
      </Button>
    </div>
  );
}

/** A game being played or watched. */
export function Game({ table, stage, talk, word, view, send }: Props) {
  const t = words();
  const { info, seat } = word;
  const [door, open] = useState<Door>();
  const [doors] = useState(() => ({
    lastTrick: () => open("last"),
    sheet: () => open("sheet"),
    talk: () => open("talk"),
  }));
  const [controls] = useState(() => controlsOf(table, stage));
  useTableKeys(table, seat === null ? null : controls, stage, doors);
  // As soon as it is drawn, as the keys are: later it would take back what a quick hand has picked meanwhile.
  useLayoutEffect(controls.close, [view.round, view.phase, controls]);
  const wide = useWide();
  const kept = stage.kept.value;
  const beat = stage.beat.value;
  const shown = kept?.around ?? view;
  const secret = beat !== undefined && beat !== "open";
  const scored = stage.scored.value;
  const close = () => open(undefined);
  const board = (
    <Board
      view={shown}
      info={info}
      kept={kept}
      beat={beat}
      says={talk.bubbles.value}
      skip={stage.skip}
    >
      {seat === null ? (
        <p class="own own-watching">{t.status.watching}</p>
      ) : (
        <Own
          view={shown}
          info={info}
          seat={seat}
          controls={controls}
          secret={secret}
          says={talk.bubbles.value.get(seat)}
        />
      )}
      <Bar
        open={open}
        wide={wide}
        fresh={talk.bubbles.value.size > 0}
        lastTrick={info.options.last_trick}
      />
    </Board>
  );
  return (
    <Page title={t.title} world="sea" table>
      <div
        class={wide ? "ship ship-wide" : "ship"}
        onClick={(event) => {
          const inHand = event.composedPath().some((part) => part instanceof Element && part.matches(".hand, .bids, .own"));
          if (!inHand) controls.close();
        }}
      >
        {board}
        {wide && (
          <aside class="side">
            <Block info={info} sheet={view.sheet} rounds={view.rounds} marked={view.round} />
            {info.options.talk && <TalkPanel table={table} talk={talk} />}
          </aside>
        )}
      </div>
      {door === "last" && (
        <Dialog title={t.lastTrick} onClose={close}>
          {view.last_trick ? (
            <Trick trick={view.last_trick} info={info} seat={seat} whole still />
          ) : (
            <p>{t.noLastTrick}</p>
          )}
        </Dialog>
      )}
      {(door === "sheet" || scored !== undefined) && (
        <SheetDialog
          key={scored}
          view={view}
          info={info}
          scored={scored}
          close={() => {
            stage.scored.value = undefined;
            if (door === "sheet") close();
          }}
        />
      )}
      {door === "talk" && (
        <Dialog title={t.talk} onClose={close}>
          <TalkPanel table={table} talk={talk} />
        </Dialog>
      )}
      {door === "more" && (
        <MoreDialog table={table} leave={() => open("leave")} close={() => open((now) => (now === "more" ? undefined : now))} />
      )}
      {door === "leave" && (
        <LeaveDialog
          close={close}
          leave={() => {
            close();
            send({ type: "leave" });
          }}
        />
      )}
    </Page>
  );
}
