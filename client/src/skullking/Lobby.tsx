import { useState } from "preact/hooks";
import { put } from "../api";
import { refusals, words } from "../i18n/skullking";
import { go, href, lang } from "../router";
import { publicAddress, share } from "../share";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { complain } from "../ui/notices";
import { Page } from "../ui/Page";
import type { ChangeMe, Me } from "../wire";
import type { Order, Table, Word } from "./model";
import { NameField } from "./NameField";
import { likelyName, nickname } from "./nickname";
import { Qr } from "./Qr";
import { SeatLine } from "./SeatLine";
import { hostOf } from "./seats";
import type { Talk } from "./talk";
import { TalkPanel } from "./TalkPanel";

interface Props {
  table: Table;
  talk: Talk;
  word: Word;
  send: (order: Order) => void;
}

/** Link and QR code for those who are still missing. */
function Invitation({ table, host }: { table: string; host: string }) {
  const t = words();
  const path = href(`table/${table}`);
  const address = publicAddress(path);
  return (
    <section class="invitation">
      <h2>{t.lobby.invite}</h2>
      <Qr path={path} name={t.lobby.scan} />
      <div>
        <p>{t.lobby.inviteHint}</p>
        <p>
          <code class="breakable">{address}</code>
        </p>
        <Button
          onClick={() => void share(`${t.lobby.shareText(host)}\n${address}`, t.linkCopied, t.cannotCopy)}
        >
          <Icon name="share" /> {t.lobby.share}
        </Button>
      </div>
    </section>
  );
}

/** A name, and one sits. */
function Join({ name, change, sit, full }: {
  name: string;
  change: (name: string) => void;
  sit: () => void;
  full: boolean;
}) {
  const t = words().lobby;
  if (full) return <p class="join">{t.full}</p>;
  return (
    <form
      class="join"
      onSubmit={(event) => {
        event.preventDefault();
        sit();
      }}
    >
      <NameField label={t.joinName} value={name} change={change} />
      <button type="submit" class="button button-primary">
        {t.join}
      </button>
    </form>
  );
}

/** What the host, or anybody else who sits here, does next. */
function Next({ word, send }: Pick<Props, "word" | "send">) {
  const t = words().lobby;
  const { info, seat } = word;
  const me = seat === null ? undefined : info.seats[seat];
  if (!me) return null;
  const empty = info.seats.filter(({ kind }) => kind === "empty").length;
  const waited = info.seats.filter(({ kind, ready, host }) => kind === "person" && !ready && !host);
  if (me.host) {
    const note = waited.length ? t.waitsFor(waited.map(({ name }) => name).join(", ")) : empty ? t.botsFill(empty) : "";
    return (
      <>
        <p class="soft">{note}</p>
        <Button primary aria-disabled={waited.length > 0} onClick={() => send({ type: "start" })}>
          {t.start}
        </Button>
      </>
    );
  }
  return (
    <>
      <p class="soft">{t.waitsForHost(hostOf(info)?.name ?? t.host)}</p>
      <Button primary={!me.ready} onClick={() => send({ type: "ready", ready: !me.ready })}>
        {me.ready ? (
          t.wait
        ) : (
          <>
            <Icon name="check" /> {t.imReady}
          </>
        )}
      </Button>
    </>
  );
}

/** Before the first deal: who comes, who sits where, and off we go. */
export function Lobby({ table, talk, word, send }: Props) {
  const t = words().lobby;
  const { info, seat } = word;
  const host = hostOf(info)?.name ?? "";
  const mine = seat !== null;
  const [typed, setTyped] = useState(likelyName);
  const sit = async (at?: number) => {
    const name = typed.trim();
    try {
      nickname.value = name;
      // Somebody new becomes a guest of the house first.
      await put<Me>("/api/me", { name, language: lang.peek() } satisfies ChangeMe);
      await table.send({ type: "sit", name, ...(at === undefined ? {} : { seat: at }) });
    } catch (error) {
      complain(error, refusals());
    }
  };
  const { seats, turn_clock: clock, public: listed } = info.options;
  return (
    <Page title={words().title} world="sea">
      <div class="lobby">
        <header>
          <h1>{mine && info.seats[seat]?.host ? t.yourTable : t.invites(host)}</h1>
          <p class="soft">{t.options(seats, clock, listed)}</p>
        </header>
        {!mine && (
          <Join
            name={typed}
            change={setTyped}
            sit={() => void sit()}
            full={info.seats.every(({ kind }) => kind !== "empty")}
          />
        )}
        <section class="lobby-seats">
          <h2>{t.seats}</h2>
          <ol role="list">
            {info.seats.map((each) => (
              <SeatLine
                key={each.seat}
                each={each}
                word={word}
                send={send}
                sit={() => void sit(each.seat)}
              />
            ))}
          </ol>
        </section>
        <Invitation table={table.id} host={host} />
        {info.options.talk && (
          <details class="lobby-talk">
            <summary>{words().talk}</summary>
            <TalkPanel table={table} talk={talk} />
          </details>
        )}
        {mine && (
          <p class="lobby-leave">
            <Button
              onClick={() => {
                send({ type: "leave" });
                go(href(""));
              }}
            >
              <Icon name="flag" /> {t.leave}
            </Button>
          </p>
        )}
        <div class="lobby-next">
          <Next word={word} send={send} />
        </div>
      </div>
    </Page>
  );
}
