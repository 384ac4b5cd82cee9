import "../skullking/styles/index.css";
import "./styles/index.css";
import { useEffect, useState } from "preact/hooks";
import { Refused } from "../errors";
import { sentence } from "../i18n/errors";
import { refusals, words } from "../i18n/pad";
import { frame } from "../i18n/frame";
import { href } from "../router";
import { Chart } from "../skullking/Chart";
import { connection } from "../socket";
import { Page } from "../ui/Page";
import { useAnswer } from "../useAnswer";
import type { PadTable } from "../wire";
import { Block } from "./Block";
import { isPad } from "./check";
import { playersOf } from "./company";
import type { Pad } from "./model";
import { sheet } from "./scores";

/** The pad behind a link, live. */
function useShared(share: string): { pad?: Pad; refused?: Refused } {
  const [heard, setHeard] = useState<{ pad?: Pad; refused?: Refused }>({});
  useEffect(
    () =>
      connection.watchPad(share, {
        news: ({ body }) => setHeard(isPad(body) ? { pad: body } : { refused: new Refused("bad_pad") }),
        refused: (refused) => setHeard({ refused }),
      }),
    [share],
  );
  return heard;
}

function Live({ pad, table }: { pad: Pad; table: PadTable }) {
  const t = words();
  const lines = sheet(pad.rounds, table);
  const { open } = pad;
  return (
    <>
      <p class="row">
        <span class="pad-live">{t.live}</span>
        <span class="soft" role="status">
          {open ? t.writing(open.round, t.part[open.part]) : t.sums(lines.length)}
        </span>
      </p>
      <p class="soft">{t.watching}</p>
      <Block pad={pad} lines={lines} rounds={table.rounds.length} marked={open?.round ?? lines.length} />
      {lines.length > 0 && <Chart sheet={lines} info={playersOf(pad.names)} />}
    </>
  );
}

/** A pad that somebody else keeps: to look at, as it is written. */
export default function Shared({ params: { share = "" } }: { params: Readonly<Record<string, string>> }) {
  const t = words();
  const { value: table, refused: noTable } = useAnswer<PadTable>("/api/pad/scores");
  const { pad, refused: noPad } = useShared(share);
  const refused = noPad ?? noTable;
  return (
    <Page title={t.title} world="sea">
      <div class="pad-shared">
        <h1>{t.block}</h1>
        {refused ? (
          <>
            <p class="pad-trouble">{sentence(refused, refusals())}</p>
            <a class="button" href={href("pad")}>
              {t.title}
            </a>
          </>
        ) : pad && table ? (
          <Live pad={pad} table={table} />
        ) : (
          <p class="soft">{frame().loading}</p>
        )}
      </div>
    </Page>
  );
}
