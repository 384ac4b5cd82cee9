import { useState } from "preact/hooks";
import { refusal } from "../errors";
import { sentence } from "../i18n/errors";
import { refusals, words } from "../i18n/pad";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/notices";
import type { PadTable } from "../wire";
import { change } from "./desk";
import { fromFile } from "./files";

/** Why a file was not opened. */
function troubleOf(error: unknown): string {
  const why = refusal(error);
  const { round } = why.params;
  const said = sentence(why, refusals());
  return round === undefined ? said : words().inRound(Number(round), said);
}

/** Opens a pad that was saved as JSON or CSV. */
export function OpenFile({ table, opened }: { table: PadTable; opened?: () => void }) {
  const t = words();
  const [trouble, setTrouble] = useState("");
  const open = async (file: File) => {
    try {
      change(fromFile(await file.text(), table));
      toast(t.opened);
      opened?.();
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return (
    <div class="pad-open">
      <label class="button">
        <Icon name="file" /> {t.openFile}
        <input
          class="pad-over"
          type="file"
          accept=".json,.csv,application/json,text/csv"
          onChange={(event) => {
            const input = event.currentTarget;
            const file = input.files?.[0];
            if (file) void open(file).then(() => (input.value = ""));
          }}
        />
      </label>
      <p role="alert" class="pad-trouble">
        {trouble}
      </p>
    </div>
  );
}
