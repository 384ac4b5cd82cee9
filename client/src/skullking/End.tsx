import { post } from "../api";
import { list } from "../i18n";
import { refusals, words } from "../i18n/skullking";
import { go, href } from "../router";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { complain } from "../ui/notices";
import { Page } from "../ui/Page";
import type { Info, Opened, SkullKingView as View } from "../wire";
import { Block } from "./Block";
import { Chart } from "./Chart";
import { nameOf } from "./seats";

interface Props {
  table: string;
  view: View;
  info: Info;
  seat: number | null;
}

function headline({ view, info, seat }: Omit<Props, "table">): string {
  const t = words().end;
  const winners = view.result?.winners ?? [];
  const names = winners.map((each) => nameOf(info, each));
  if (winners.length > 1) return t.shared(list(names));
  return winners[0] === seat ? t.youWon : t.won(names.join(""));
}

/** Everybody by points; equals share a place. */
function Ranking({ view, info, seat }: Omit<Props, "table">) {
  const t = words().end;
  const totals = view.result?.totals ?? [];
  const order = totals.map((_, i) => i).sort((a, b) => (totals[b] ?? 0) - (totals[a] ?? 0));
  return (
    <ol role="list" class="ranking" aria-label={t.ranking}>
      {order.map((each) => {
        const place = 1 + totals.filter((total) => total > (totals[each] ?? 0)).length;
        return (
          <li key={each} class={each === seat ? "ranking-own" : undefined}>
            <span class="number">{t.place(place)}</span>
            <span class={`dot seat-${each}`} />
            <b>{nameOf(info, each)}</b>
            {place === 1 && <Icon name="crown" />}
            <span class="number">{t.points(totals[each] ?? 0)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function Awards({ view, info }: Pick<Props, "view" | "info">) {
  const t = words();
  if (!view.awards.length) return null;
  return (
    <section class="awards" aria-label={t.end.awards}>
      {view.awards.map(({ kind, seats, value }) => (
        <p key={kind} class="award">
          <b>{t.awards[kind].title}</b>
          <span>{seats.map((each) => nameOf(info, each)).join(", ")}</span>
          <small class="soft">{t.awards[kind].text(value)}</small>
        </p>
      ))}
    </section>
  );
}

/** The end of a game: who won, how it came about, and once more. */
export function End({ table, view, info, seat }: Props) {
  const t = words();
  const again = async () => {
    try {
      const opened = await post<Opened>(`/api/tables/${table}/rematch`, {});
      go(href(`table/${opened.table}`));
    } catch (error) {
      complain(error, refusals());
    }
  };
  return (
    <Page title={t.title} world="sea">
      <div class="over">
        <h1>{headline({ view, info, seat })}</h1>
        <Ranking view={view} info={info} seat={seat} />
        <p class="row over-buttons">
          {seat !== null && (
            <Button primary onClick={() => void again()}>
              {info.rematch === null ? t.end.rematch : t.end.joinRematch}
            </Button>
          )}
          {seat === null && info.rematch !== null && (
            <a class="button button-primary" href={href(`table/${info.rematch}`)}>
              {t.end.joinRematch}
            </a>
          )}
          <a class="button" href={href(`replay/${table}`)}>
            {t.end.replay}
          </a>
          <a class="button" href={href(`review/${table}`)}>
            {t.end.review}
          </a>
          <a class="button" href={href(`verify/${table}`)}>
            {t.end.verify}
          </a>
          <a class="button" href={href("skullking/new")}>
            {t.lobby.newTable}
          </a>
        </p>
        <Awards view={view} info={info} />
        <Chart sheet={view.sheet} info={info} />
        <Block info={info} sheet={view.sheet} rounds={view.rounds} />
      </div>
    </Page>
  );
}
