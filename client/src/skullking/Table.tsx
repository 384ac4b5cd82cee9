import "./styles/index.css";
import { useEffect, useState } from "preact/hooks";
import { frame } from "../i18n/frame";
import { refusals, words } from "../i18n/skullking";
import { href } from "../router";
import { play } from "../sound";
import { announce, complain } from "../ui/notices";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import { End } from "./End";
import { Game } from "./Game";
import { Lobby } from "./Lobby";
import { type Event, followTable, type Order, type Table as Model, type Word } from "./model";
import { told } from "./seats";
import { soundOf } from "./sounds";
import { createStage, type Stage } from "./stage";
import { createTalk, type Talk } from "./talk";
import { tell } from "./tell";

/** Let ears follow what eyes see. */
function report(events: readonly Event[], before: Word["view"], now: Word): void {
  const { view, seat, info } = now;
  const t = words();
  const mine = (of: Word["view"]) => seat !== null && (of?.to_act.includes(seat) ?? false);
  const turned = mine(view) && (!mine(before) || view?.trick.cards.length !== before?.trick.cards.length);
  const name = told(info, seat);
  const sentences = events.map((event) => tell(event, { name, t }));
  if (turned && view?.phase === "playing") sentences.push(t.events.yourTurn);
  if (view?.phase === "bidding" && events.some((event) => event.type === "round_dealt" || event.type === "game_started")) {
    if (seat !== null) sentences.push(t.events.yourBid(view.hand.map(t.card).join(", ")));
  }
  announce(sentences.filter(Boolean).join(" "));
  const sound = soundOf(events, turned && view?.phase === "playing");
  if (sound) play(sound);
}

interface Room {
  table: Model;
  stage: Stage;
  talk: Talk;
}

function useRoom(id: string): Room {
  const [room] = useState<Room>(() => {
    const stage = createStage();
    const talk = createTalk();
    const table = followTable(id, {
      happened: (events, before, now) => {
        stage.hear(events, before, now);
        report(events, before, now);
      },
      said: talk.hear,
    });
    return { table, stage, talk };
  });
  useEffect(
    () => () => {
      room.table.stop();
      room.stage.stop();
    },
    [room],
  );
  return room;
}

function Closed() {
  const t = words().lobby;
  return (
    <Page title={words().title} world="sea">
      <section class="prose">
        <h1>{t.closedTitle}</h1>
        <p class="row">
          <a class="button button-primary" href={href("skullking/new")}>
            {t.newTable}
          </a>
          <a class="button" href={href("")}>
            {frame().toFrontPage}
          </a>
        </p>
      </section>
    </Page>
  );
}

/** A table at its own address: before the game, during it, or after. */
export default function Table({ params: { table: id = "" } }: { params: Readonly<Record<string, string>> }) {
  const { table, stage, talk } = useRoom(id);
  const word = table.word.value;
  const view = table.shown.value;
  const send = (order: Order) => void table.send(order).catch((error: unknown) => complain(error, refusals()));
  if (table.trouble.value) return <Trouble refused={table.trouble.value} />;
  if (!word) {
    return (
      <Page title={words().title} world="sea" table>
        <p class="waiting">{frame().loading}</p>
      </Page>
    );
  }
  if (word.info.phase === "closed") return <Closed />;
  if (word.info.phase === "lobby" || !view) return <Lobby table={table} talk={talk} word={word} send={send} />;
  if (word.info.phase === "over" && !stage.kept.value) {
    return <End table={id} view={view} info={word.info} seat={word.seat} />;
  }
  return <Game table={table} stage={stage} talk={talk} word={word} view={view} send={send} />;
}
