import "./styles/life.css";
import { useEffect, useMemo } from "preact/hooks";
import { number, signed } from "../i18n";
import { words } from "../i18n/life";
import { type Shortcut, useKeys } from "../keys";
import { href, lang } from "../router";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { announce, toast } from "../ui/notices";
import { Page } from "../ui/Page";
import { add, changes, DAMAGE, HEALING, LIVES, livesAfter } from "./lives";
import { keepOffline } from "./offline";

function change(by: number): void {
  add(by);
  announce(words().told(by, livesAfter(changes.peek()).at(-1) ?? LIVES));
}

function undo(): void {
  const list = changes.peek();
  if (!list.length) return toast(words().nothingToUndo);
  changes.value = list.slice(0, -1);
  announce(words().lives(livesAfter(changes.peek()).at(-1) ?? LIVES, LIVES));
}

interface ValuesProps {
  title: string;
  range: readonly [number, number];
  sign: 1 | -1;
}

function Values({ title, range: [from, to], sign }: ValuesProps) {
  const t = words();
  return (
    <section class={sign < 0 ? "life-values life-hurts" : "life-values life-heals"}>
      <h2>{title}</h2>
      <div role="group" aria-label={title}>
        {Array.from({ length: to - from + 1 }, (_, i) => from + i).map((n) => (
          <button key={n} type="button" class="life-value number" onClick={() => change(sign * n)}>
            {signed(sign * n)} {sign < 0 && n > 10 && <small>{t.rank(n)}</small>}
          </button>
        ))}
      </div>
    </section>
  );
}

function History() {
  const t = words();
  const list = changes.value;
  const after = livesAfter(list);
  return (
    <section class="life-history" aria-label={t.history}>
      {list.length === 0 ? (
        <p class="soft">{t.nothing}</p>
      ) : (
        <ol role="list" class="number">
          {list.map((by, i) => (
            <li key={i}>
              {signed(by)} <b>{number(after[i] ?? LIVES)}</b>
            </li>
          )).reverse()}
        </ol>
      )}
    </section>
  );
}

/** Counts lives for people who play Scoundrel with real cards. */
export default function Life() {
  const t = words();
  const lives = livesAfter(changes.value).at(-1) ?? LIVES;
  useEffect(() => keepOffline(href("pad")), [lang.value]);
  useKeys(useMemo<Shortcut[]>(() => [{ key: "u", label: t.undo, run: undo }], [t]));
  return (
    <Page title={t.title} world="dungeon" table>
      <div class="life">
        <p class={lives > 0 ? "life-now" : "life-now life-dead"}>
          <Icon name={lives > 0 ? "heart" : "skull"} />
          <b class="number">{number(lives)}</b>
          <span class="soft">{lives > 0 ? t.of(LIVES) : t.dead}</span>
          <meter class="visually-hidden" aria-label={t.livesShort} min={0} max={LIVES} value={Math.max(0, lives)} />
        </p>
        <History />
        <Values title={t.damage} range={DAMAGE} sign={-1} />
        <Values title={t.heal} range={HEALING} sign={1} />
        <div class="life-bar">
          <Button aria-disabled={!changes.value.length} onClick={undo}>
            <Icon name="undo" /> {t.undo}
          </Button>
          <Button
            onClick={() => {
              changes.value = [];
            }}
          >
            <Icon name="heart" /> {t.fresh}
          </Button>
          <a class="button" href={href("pad")}>
            <Icon name="sheet" /> <span class="life-pad">{t.toPad}</span>
          </a>
        </div>
      </div>
    </Page>
  );
}
