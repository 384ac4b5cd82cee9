import { words } from "../i18n/skullking";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import type { SeatInfo } from "../wire";
import { LEVELS } from "./levels";
import type { Order, Word } from "./model";

interface Props {
  each: SeatInfo;
  word: Word;
  send: (order: Order) => void;
  /** Sit down just here. */
  sit: () => void;
}

function stateOf(each: SeatInfo): string {
  const t = words().lobby;
  if (each.kind === "empty") return t.seat(each.seat + 1);
  if (each.kind === "bot") return t.bot;
  if (!each.present) return t.gone;
  if (each.host) return t.host;
  return each.ready ? t.ready : t.notReady;
}

function BotLevel({ each, send }: Pick<Props, "each" | "send">) {
  const { lobby: t, levels } = words();
  return (
    <select
      class="field"
      aria-label={t.level(each.name)}
      value={each.level ?? ""}
      onChange={(event) => send({ type: "add_bot", seat: each.seat, level: event.currentTarget.value })}
    >
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {levels(level)}
        </option>
      ))}
    </select>
  );
}

/** A seat before the game: who has it, and what one can do about it. */
export function SeatLine({ each, word, send, sit }: Props) {
  const t = words().lobby;
  const { info, seat: own } = word;
  const host = own !== null && (info.seats[own]?.host ?? false);
  const { seat, kind, you, name } = each;
  const maySwap = own !== null && !you && (host || kind !== "person");
  return (
    <li class={`seat seat-is-${kind}`}>
      <span class={`dot seat-${seat}`} />
      <Icon name={kind === "bot" ? "hat" : kind === "person" ? "person" : "seat"} />
      <span class="seat-who">
        <span>
          <b>{kind === "empty" ? t.empty : name}</b> {you && <span class="soft">({words().you})</span>}
        </span>
        <small class={kind === "person" && (each.ready || each.host) ? "seat-ready" : "soft"}>
          {each.ready && kind === "person" && !each.host && <Icon name="check" />}
          {stateOf(each)}
        </small>
      </span>
      <span class="seat-does">
        {kind === "empty" && own === null && <Button onClick={sit}>{t.sitHere}</Button>}
        {kind === "bot" && host && <BotLevel each={each} send={send} />}
        {maySwap && (
          <button
            type="button"
            class="icon-button"
            aria-label={kind === "empty" ? `${t.moveHere}: ${t.seat(seat + 1)}` : t.swap(name)}
            title={kind === "empty" ? t.moveHere : t.swap(name)}
            onClick={() => send({ type: "swap", seat })}
          >
            <Icon name="swap" />
          </button>
        )}
        {kind === "empty" && host && (
          <Button
            aria-label={t.addBotTo(seat + 1)}
            onClick={() => send({ type: "add_bot", seat, level: info.options.bots })}
          >
            <Icon name="hat" /> {t.addBot}
          </Button>
        )}
        {host && kind !== "empty" && !you && (
          <button
            type="button"
            class="icon-button"
            aria-label={t.remove(name)}
            title={t.remove(name)}
            onClick={() => send({ type: "clear", seat })}
          >
            <Icon name="close" />
          </button>
        )}
      </span>
    </li>
  );
}
