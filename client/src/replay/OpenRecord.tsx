import { useState } from "preact/hooks";
import { words } from "../i18n/replay";
import { parse, troubleOf } from "./record";

interface Props {
  title: string;
  text: string;
  /** What the button says. */
  action: string;
  /** What is done with the document. Whatever it throws is said, and so is what it answers. */
  use: (record: unknown) => Promise<string | null>;
}

/** Opening a record from a file or from what was copied elsewhere. */
export function OpenRecord({ title, text, action, use }: Props) {
  const t = words();
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState("");
  const open = async (document: string) => {
    try {
      setTrouble((await use(parse(document))) ?? "");
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return (
    <section class="prose">
      <h1>{title}</h1>
      <p>{text}</p>
      <label for="file">{t.file}</label>
      <input
        id="file"
        class="field"
        type="file"
        accept=".json,application/json"
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          if (file) await open(await file.text());
        }}
      />
      <label for="record">{t.paste}</label>
      <textarea
        id="record"
        class="field"
        rows={8}
        spellcheck={false}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <p class="row">
        <button type="button" class="button button-primary" onClick={() => void open(typed)}>
          {action}
        </button>
        <span role="alert" class="trouble">
          {trouble}
        </span>
      </p>
    </section>
  );
}
