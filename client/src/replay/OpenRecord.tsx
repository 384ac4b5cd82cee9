import { useState } from "preact/hooks";
import { words } from "../i18n/replay";
import { Page } from "../ui/Page";
import { parse, type Replay, replay, troubleOf } from "./record";

/** Opening a record from a file or from what was copied elsewhere. */
export function OpenRecord({ show }: { show: (replay: Replay) => void }) {
  const t = words();
  const [typed, setTyped] = useState("");
  const [trouble, setTrouble] = useState("");
  const open = async (text: string) => {
    try {
      show(await replay(parse(text)));
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return (
    <Page title={t.title} world="lobby">
      <section class="prose">
        <h1>{t.openTitle}</h1>
        <p>{t.openText}</p>
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
            {t.open}
          </button>
          <span role="alert" class="trouble">
            {trouble}
          </span>
        </p>
      </section>
    </Page>
  );
}
