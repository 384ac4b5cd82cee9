import { useState } from "preact/hooks";
import { remember } from "../cookie";
import { frame } from "../i18n/frame";
import { type Lang, go, href, lang, place } from "../router";
import { sound } from "../sound";
import { THEMES, theme } from "../theme";
import { Icon } from "./Icon";
import { KeysDialog } from "./KeysDialog";

const LANGUAGES: readonly (readonly [Lang, string])[] = [
  ["de", "Deutsch"],
  ["en", "English"],
];

function Places() {
  const t = frame();
  const links = [
    ["scoundrel", t.random],
    ["daily", t.daily],
    ["skullking/new", t.skullking],
    ["pad", t.pad],
  ] as const;
  return (
    <nav class="places">
      {links.map(([to, label]) => (
        <a key={to} href={href(to)} aria-current={place.value === to ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}

function Languages() {
  return (
    <div class="languages" role="group" aria-label={frame().language}>
      {LANGUAGES.map(([code, name]) => (
        <a
          key={code}
          href={href(place.value, code)}
          lang={code}
          hreflang={code}
          aria-label={`${code}: ${name}`}
          aria-current={lang.value === code ? "true" : undefined}
          onClick={(event) => {
            event.preventDefault();
            remember("stammtisch_language", code);
            go(href(place.value, code) + location.search + location.hash, "replace");
          }}
        >
          {code}
        </a>
      ))}
    </div>
  );
}

function Switches() {
  const t = frame();
  const next = THEMES[(THEMES.indexOf(theme.value) + 1) % THEMES.length] ?? "auto";
  return (
    <div class="switches">
      <button
        type="button"
        class="icon-button"
        aria-label={t.theme[theme.value]}
        title={t.theme[theme.value]}
        onClick={() => {
          theme.value = next;
        }}
      >
        <Icon name={theme.value} />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={sound.value ? t.soundOn : t.soundOff}
        title={sound.value ? t.soundOn : t.soundOff}
        onClick={() => {
          sound.value = !sound.value;
        }}
      >
        <Icon name={sound.value ? "note" : "mute"} />
      </button>
    </div>
  );
}

interface Props {
  title: string;
  /** Whether the title is the page's heading, as on a table. */
  heading: boolean;
}

/** The top of every page: where one may go, language, theme, sound and help. */
export function Header({ title, heading }: Props) {
  const t = frame();
  const Title = heading ? "h1" : "p";
  const [keysShown, showKeys] = useState(false);
  return (
    <header class="top">
      <button type="button" class="icon-button menu-button" popovertarget="menu" aria-label={t.menu}>
        <Icon name="menu" />
      </button>
      <a class="brand" href={href("")}>
        {t.brand}
      </a>
      <Title class={title === t.brand ? "top-title top-title-brand" : "top-title"}>{title}</Title>
      <div class="menu" id="menu" popover="auto">
        <Places />
        <Languages />
        <Switches />
      </div>
      <button
        type="button"
        class="icon-button"
        aria-label={t.keysOpen}
        title={t.keysOpen}
        onClick={() => showKeys(true)}
      >
        <Icon name="help" />
      </button>
      <KeysDialog shown={keysShown} show={showKeys} />
    </header>
  );
}
