import "../skullking/styles/index.css";
import "./styles/index.css";
import { useEffect } from "preact/hooks";
import { words } from "../i18n/pad";
import { frame } from "../i18n/frame";
import { href, lang } from "../router";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import { useAnswer } from "../useAnswer";
import type { PadTable } from "../wire";
import { desk } from "./desk";
import { NewPad } from "./NewPad";
import { keepOffline } from "./offline";
import { keepUp } from "./sharing";
import { Writing } from "./Writing";

/** The score pad for people with the real cards. */
export default function PadRoom() {
  const t = words();
  const { value: table, refused } = useAnswer<PadTable>("/api/pad/scores");
  useEffect(() => keepOffline(href("pad")), [lang.value]);
  useEffect(keepUp, []);
  const { pad } = desk.value;
  if (refused) return <Trouble refused={refused} />;
  if (!table) {
    return (
      <Page title={t.title} world="sea" table>
        <p class="pad-waiting">{frame().loading}</p>
      </Page>
    );
  }
  return pad ? <Writing pad={pad} table={table} /> : <NewPad table={table} />;
}
