import { effect, signal } from "@preact/signals";
import type { ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Refused } from "./errors";
import { frame } from "./i18n/frame";
import { href, lang, place } from "./router";
import { Notices } from "./ui/notices";
import { Page } from "./ui/Page";
import { Trouble } from "./ui/Trouble";

/** A room gets the parts of its address that its pattern names. */
export type Room = ComponentType<{ params: Readonly<Record<string, string>> }>;

type Loader = () => Promise<{ default: Room }>;

/** Which room an address opens; each is loaded when it is first entered. */
const ROOMS: readonly (readonly [RegExp, Loader])[] = [
  [/^$/, () => import("./home/Home")],
  [/^scoundrel(?:\/(?<code>[\w-]+))?$/, () => import("./scoundrel/Start")],
  [/^daily$/, () => import("./scoundrel/Start")],
  [/^daily\/(?<day>\d{4}-\d\d-\d\d)$/, () => import("./scoundrel/Board")],
  [/^run\/(?<table>[\w-]+)$/, () => import("./scoundrel/Run")],
  [/^skullking\/new$/, () => import("./skullking/New")],
  [/^table\/(?<table>[\w-]+)$/, () => import("./skullking/Table")],
  [/^rejoin\/(?<token>[\w-]+)$/, () => import("./skullking/Rejoin")],
  [/^pad$/, () => import("./pad/Pad")],
  [/^pad\/life$/, () => import("./pad/Life")],
  [/^pad\/(?<share>[\w-]+)$/, () => import("./pad/Shared")],
  [/^replay(?:\/(?<table>[\w-]+))?$/, () => import("./replay/Replay")],
  [/^review(?:\/(?<table>[\w-]+))?$/, () => import("./review/Review")],
  [/^verify(?:\/(?<table>[\w-]+))?$/, () => import("./verify/Verify")],
];

interface Entered {
  place: string;
  room: Room;
  params: Readonly<Record<string, string>>;
}

type Where = Entered | "nowhere" | "unreachable" | undefined;

const entered = signal<Where>(undefined);

async function enter(to: string): Promise<void> {
  for (const [pattern, load] of ROOMS) {
    const match = pattern.exec(to);
    if (!match) continue;
    const loaded = await load().catch(() => undefined);
    if (to !== place.peek()) return; // somebody went on meanwhile
    entered.value = loaded
      ? { place: to, room: loaded.default, params: { ...match.groups } }
      : "unreachable";
    return;
  }
  entered.value = "nowhere";
}

function Nowhere() {
  const t = frame();
  return (
    <Page title={t.notFoundTitle} world="lobby">
      <section class="prose">
        <h1>{t.notFoundTitle}</h1>
        <p>{t.notFound}</p>
        <a class="button" href={href("")}>
          {t.toFrontPage}
        </a>
      </section>
    </Page>
  );
}

export function App() {
  useEffect(() => {
    document.documentElement.lang = lang.value;
  }, [lang.value]);
  useEffect(() => effect(() => void enter(place.value)), []);
  const now = entered.value;
  if (now === undefined) return <Notices />;
  return (
    <>
      {now === "nowhere" ? (
        <Nowhere />
      ) : now === "unreachable" ? (
        <Trouble refused={new Refused("unreachable")} />
      ) : (
        <now.room key={now.place} params={now.params} />
      )}
      <Notices />
    </>
  );
}
