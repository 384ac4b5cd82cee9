import "./home.css";
import { countdown, useNow } from "../clock";
import { number, shortDay } from "../i18n";
import { frame } from "../i18n/frame";
import { words as certified } from "../i18n/certified";
import { words } from "../i18n/home";
import { href } from "../router";
import { OnlyWinnable } from "../scoundrel/OnlyWinnable";
import { openRun } from "../scoundrel/open";
import { running } from "../scoundrel/running";
import { Button } from "../ui/Button";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { complain } from "../ui/notices";
import { Page } from "../ui/Page";
import { useAnswer } from "../useAnswer";
import type { Board, Me, PlayedRow } from "../wire";
import { OpenTables } from "./OpenTables";

const HISTORY = 5;

function Best({ score }: { score: number | null | undefined }) {
  return score === null || score === undefined ? null : <span class="badge number">{words().best(score)}</span>;
}

function Next({ at }: { at: string }) {
  return <span class="soft number">{words().next(countdown(Date.parse(at) - useNow()))}</span>;
}

function Today({ board, best }: { board: Board | undefined; best: number | null | undefined }) {
  const t = words();
  const day = board?.day ?? new Date().toISOString().slice(0, 10);
  const outcome = board?.outcome ?? null;
  const label = outcome === null ? t.play : outcome === "running" ? t.goOn : t.seeResult;
  return (
    <section class="tile tile-today">
      <div class="tile-art" aria-hidden="true">
        <Card code="back" game="scoundrel" />
      </div>
      <h2>{t.today}</h2>
      <p>{t.todayText(day)}</p>
      <p class="row">
        {board && board.streak > 0 && (
          <span class="badge">
            <Icon name="flame" /> {t.streak(board.streak)}
          </span>
        )}
        {board?.certified && (
          <span class="badge">
            <Icon name="check" /> {certified().certified}
          </span>
        )}
        <Best score={best} />
      </p>
      <p class="row">
        <a class="button button-primary" href={href("daily")}>
          {label}
        </a>
        <a class="button" href={href(`daily/${day}`)}>
          {t.board}
        </a>
      </p>
      <p>{board && <Next at={board.next_at} />}</p>
    </section>
  );
}

function Random({ best }: { best: number | null | undefined }) {
  const t = words();
  const waits = running.value !== null;
  return (
    <section class="tile">
      <div class="tile-art" aria-hidden="true">
        <Card code="Ks" game="scoundrel" />
      </div>
      <h2>{t.random}</h2>
      <p>{t.randomText}</p>
      <p class="row">
        <Best score={best} />
      </p>
      <p class="row">
        <a class="button button-primary" href={href("scoundrel")}>
          {waits ? t.goOn : t.play}
        </a>
        {waits && (
          <Button onClick={() => void openRun({ mode: "random" }).catch(complain)}>{t.fresh}</Button>
        )}
      </p>
      <OnlyWinnable />
    </section>
  );
}

function Played({ rows }: { rows: readonly PlayedRow[] }) {
  const t = words();
  const dungeons = rows.filter((row) => row.game === "scoundrel").slice(0, HISTORY);
  if (!dungeons.length) return null;
  return (
    <section class="tile tile-wide">
      <h2>{t.history}</h2>
      <ul role="list" class="lines">
        {dungeons.map((row) => (
          <li key={row.table}>
            <a href={href(`run/${row.table}`)}>
              <span>
                {t.modes[row.mode]} · {shortDay(row.day ?? row.started_at.slice(0, 10))}
              </span>
              <span class="number">
                {t.outcomes[row.outcome]}
                {row.score !== null && ` · ${number(row.score)}`}
                {row.helped && ` · ${t.helped}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The front page: everything one tap away. */
export default function Home() {
  const t = words();
  const { value: board } = useAnswer<Board>("/api/daily");
  const { value: me } = useAnswer<Me>("/api/me");
  return (
    <Page title={frame().brand} world="lobby">
      <div class="home">
        <h1>{t.welcome}</h1>
        <Today board={board} best={me?.standings?.best_daily} />
        <Random best={me?.standings?.best_random} />
        <section class="tile">
          <div class="tile-art" aria-hidden="true">
            <Card code="SK" game="skullking" />
          </div>
          <h2>{t.skullking}</h2>
          <p>{t.skullkingText}</p>
          <p class="row">
            <a class="button button-primary" href={href("skullking/new")}>
              {t.newTable}
            </a>
          </p>
        </section>
        <section class="tile tile-wide home-pad">
          <h2>{t.pad}</h2>
          <p>{t.padText}</p>
          <a class="button" href={href("pad")}>
            {t.openPad}
          </a>
        </section>
        <OpenTables />
        <Played rows={me?.standings?.history ?? []} />
        <nav class="tile tile-wide home-more" aria-label={t.more}>
          <a href={href("rules/scoundrel")}>{t.rulesScoundrel}</a>
          <a href={href("rules/skullking")}>{t.rulesSkullking}</a>
          <a href={href("replay")}>{t.replay}</a>
          <a href={href("verify")}>{t.verify}</a>
        </nav>
      </div>
    </Page>
  );
}
