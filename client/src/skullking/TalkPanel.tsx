import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { refusals, words } from "../i18n/skullking";
import { Button } from "../ui/Button";
import { complain } from "../ui/notices";
import type { Table } from "./model";
import { type Reaction, type Talk, textOf } from "./talk";

interface Props {
  table: Table;
  talk: Talk;
}

function Log({ table, talk }: Props) {
  const t = words();
  const end = useRef<HTMLOListElement>(null);
  const lines = table.lines.value.filter((line) => !talk.muted.value.has(line.name));
  useLayoutEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length]);
  return (
    <ol ref={end} role="list" class="talk-log" tabIndex={0} aria-label={t.talk}>
      {!lines.length && <li class="soft">{t.talkNone}</li>}
      {lines.map((line) => (
        <li key={line.id}>
          <span class={`dot seat-${line.seat}`} />
          <b>{line.name}</b> {textOf(line)}
        </li>
      ))}
    </ol>
  );
}

/** Names one may mute: everybody else who is a person or has said something. */
function Mutes({ table, talk }: Props) {
  const t = words();
  const others = table.word.value?.info.seats.filter(({ kind, you }) => kind === "person" && !you) ?? [];
  const toggle = (name: string) => {
    const next = new Set(talk.muted.peek());
    if (!next.delete(name)) next.add(name);
    talk.muted.value = next;
  };
  if (!others.length) return null;
  return (
    <div class="mutes">
      {others.map(({ seat, name }) => (
        <label key={seat} class="check">
          <input
            type="checkbox"
            checked={talk.muted.value.has(name)}
            onChange={() => toggle(name)}
          />
          {t.mute(name)}
        </label>
      ))}
    </div>
  );
}

/** Quick reactions, a line of text, what was said, and whom not to hear. */
export function TalkPanel({ table, talk }: Props) {
  const t = words();
  const [typed, setTyped] = useState("");
  const word = table.word.value;
  if (!word?.info.options.talk) return <p class="soft">{t.talkOff}</p>;
  const say = async (kind: "reaction" | "text", body: string) => {
    try {
      await table.send({ type: "say", kind, body });
      if (kind === "text") setTyped("");
    } catch (error) {
      complain(error, refusals());
    }
  };
  return (
    <div class="talk">
      <Log table={table} talk={talk} />
      {word.seat === null ? (
        <p class="soft">{t.onlySeated}</p>
      ) : (
        <>
          <div class="reactions">
            {(Object.keys(t.reactions) as Reaction[]).map((name) => (
              <Button key={name} onClick={() => void say("reaction", name)}>
                {t.reactions[name]}
              </Button>
            ))}
          </div>
          <form
            class="say"
            onSubmit={(event) => {
              event.preventDefault();
              if (typed.trim()) void say("text", typed.trim());
            }}
          >
            <input
              class="field"
              aria-label={t.talkLine}
              placeholder={t.talkLine}
              maxLength={200}
              value={typed}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
            <button type="submit" class="button">
              {t.send}
            </button>
          </form>
        </>
      )}
      <Mutes table={table} talk={talk} />
    </div>
  );
}
