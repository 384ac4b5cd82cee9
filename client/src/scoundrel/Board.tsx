import "./styles/board.css";
import { useState } from "preact/hooks";
import { put } from "../api";
import { countdown, useNow } from "../clock";
import { Refused } from "../errors";
import { words } from "../i18n/scoundrel";
import { longDay } from "../i18n";
import { frame } from "../i18n/frame";
import { href } from "../router";
import { Button } from "../ui/Button";
import { complain, toast } from "../ui/notices";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import { useAnswer } from "../useAnswer";
import type { Board as Day, BoardRow, Me } from "../wire";
import { Numbers } from "./Numbers";
import { openRun } from "./open";
import { scoreText } from "./story";

const DAY = 86_400_000;

/** The day some days later or earlier, as `2026-11-30`. */
function shifted(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

function Row({ row }: { row: BoardRow }) {
  const t = words().board;
  return (
    <tr class={row.you ? "you" : undefined}>
      <td class="number">{row.rank}</td>
      <td class="player">
        {row.name || <i>{t.nameless}</i>} {row.you && <span class="soft">({t.you})</span>}
      </td>
      <td class="number">{row.outcome === "abandoned" ? t.gaveUp : scoreText(row.score)}</td>
      <td class="number">{row.rooms_avoided}</td>
    </tr>
  );
}

function Rows({ rows }: { rows: readonly BoardRow[] }) {
  const t = words().board;
  if (!rows.length) return <p>{t.nobody}</p>;
  return (
    <table class="board">
      <thead>
        <tr>
          <th scope="col">{t.rank}</th>
          <th scope="col">{t.name}</th>
          <th scope="col">{t.score}</th>
          <th scope="col">{t.avoided}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Row key={i} row={row} />
        ))}
      </tbody>
    </table>
  );
}

/** Taking a name, so that friends find one on the board. */
function NameForm({ name, saved }: { name: string; saved: () => void }) {
  const t = words().board;
  const [typed, setTyped] = useState(name);
  return (
    <form
      class="row"
      onSubmit={(event) => {
        event.preventDefault();
        put<Me>("/api/me", { name: typed }).then(() => {
          toast(t.saved);
          saved();
        }, complain);
      }}
    >
      <label for="name">{t.yourName}</label>
      <input
        id="name"
        class="field"
        value={typed}
        maxLength={24}
        required
        autoComplete="nickname"
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <button type="submit" class="button">
        {t.save}
      </button>
    </form>
  );
}

function Ends({ at }: { at: string }) {
  return <span class="soft number">{words().board.ends(countdown(Date.parse(at) - useNow()))}</span>;
}

/** Into today's dungeon: for the first time, again, or once more for practice. */
function Enter({ outcome }: { outcome: Day["outcome"] }) {
  const t = words().board;
  if (outcome === null || outcome === "running") {
    return (
      <a class="button button-primary" href={href("daily")}>
        {outcome === null ? t.play : t.goOn}
      </a>
    );
  }
  return <Button onClick={() => void openRun({ mode: "daily" }).catch(complain)}>{t.practise}</Button>;
}

/** The board of a day. */
export default function Board({ params: { day = "" } }: { params: Readonly<Record<string, string>> }) {
  const t = words().board;
  const { value: board, refused, again } = useAnswer<Day>(`/api/daily/${day}`);
  const { value: me } = useAnswer<Me>("/api/me");
  if (refused) return <Trouble refused={refused} />;
  if (Number.isNaN(Date.parse(day))) return <Trouble refused={new Refused("no_such_day")} />;
  return (
    <Page title={t.title(day)} world="dungeon">
      <section class="prose">
        <h1>{longDay(day)}</h1>
        <p class="row">
          <a class="button" href={href(`daily/${shifted(day, -1)}`)}>
            {t.before}
          </a>
          {board && !board.running && (
            <a class="button" href={href(`daily/${shifted(day, 1)}`)}>
              {t.after}
            </a>
          )}
          {board?.running && <Enter outcome={board.outcome} />}
          {board?.running && <Ends at={board.next_at} />}
        </p>
        {board?.statistics && <Numbers statistics={board.statistics} rows={board.rows} />}
        {board ? <Rows rows={board.rows} /> : <p class="soft">{frame().loading}</p>}
        {board && board.playing > 0 && <p class="soft">{t.playing(board.playing)}</p>}
        {me && <NameForm key={me.name} name={me.name} saved={again} />}
        {board?.table && board.outcome !== "running" && (
          <p class="row">
            <a class="button" href={href(`run/${board.table}`)}>
              {t.yourRun}
            </a>
            <a class="button" href={href(`verify/${board.table}`)}>
              {words().verify}
            </a>
          </p>
        )}
      </section>
    </Page>
  );
}
