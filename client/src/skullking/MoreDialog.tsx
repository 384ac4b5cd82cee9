import { useState } from "preact/hooks";
import { post } from "../api";
import { frame } from "../i18n/frame";
import { refusals, words } from "../i18n/skullking";
import { href } from "../router";
import { copy, publicAddress } from "../share";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { complain } from "../ui/notices";
import type { RejoinLink } from "../wire";
import { oneTap } from "./controls";
import type { Table } from "./model";
import { Qr } from "./Qr";

/** The personal link that takes one's seat along to another device. */
function MoveSeat({ table }: { table: string }) {
  const t = words();
  const [path, setPath] = useState<string>();
  const make = async () => {
    try {
      const { token } = await post<RejoinLink>(`/api/tables/${table}/rejoin-link`, {});
      setPath(href(`rejoin/${token}`));
    } catch (error) {
      complain(error, refusals());
    }
  };
  return (
    <section class="more-part">
      <h3>{t.moveSeat}</h3>
      <p class="soft">{t.moveSeatText}</p>
      {path === undefined ? (
        <Button onClick={() => void make()}>{t.makeLink}</Button>
      ) : (
        <>
          <Qr path={path} name={t.moveSeat} />
          <code class="breakable">{publicAddress(path)}</code>
          <Button onClick={() => void copy(publicAddress(path), t.linkCopied, t.cannotCopy)}>
            <Icon name="copy" /> {t.copyLink}
          </Button>
        </>
      )}
    </section>
  );
}

interface Props {
  table: Table;
  leave: () => void;
  close: () => void;
}

/** Settings, links, and the way out. */
export function MoreDialog({ table, leave, close }: Props) {
  const t = words();
  const word = table.word.value;
  if (!word) return null;
  const address = publicAddress(href(`table/${table.id}`));
  const seated = word.seat !== null;
  return (
    <Dialog title={t.menu} onClose={close}>
      {seated && (
        <label class="check">
          <input
            type="checkbox"
            checked={oneTap.value}
            onChange={(event) => {
              oneTap.value = event.currentTarget.checked;
            }}
          />
          <span>
            {t.oneTap} <small class="soft">{t.oneTapHint}</small>
          </span>
        </label>
      )}
      <section class="more-part">
        <h3>{t.watchLink}</h3>
        <code class="breakable">{address}</code>
        <Button onClick={() => void copy(address, t.linkCopied, t.cannotCopy)}>
          <Icon name="copy" /> {t.copyLink}
        </Button>
      </section>
      <a class="button" href={href("rules/skullking")} target="_blank">
        <Icon name="help" /> {frame().rules}
      </a>
      {seated && <MoveSeat table={table.id} />}
      <p class="soft">
        <small>
          {t.fair} {t.commitment} <code class="breakable">{word.info.commitment}</code>
        </small>
      </p>
      {seated && (
        <Button onClick={leave}>
          <Icon name="flag" /> {t.leaveGame}
        </Button>
      )}
    </Dialog>
  );
}

/** Asks once more before a seat is given up. */
export function LeaveDialog({ leave, close }: { leave: () => void; close: () => void }) {
  const t = words();
  return (
    <Dialog title={t.leaveTitle} onClose={close}>
      <p>{t.leaveText}</p>
      <p class="row">
        <Button primary onClick={close}>
          {t.stay}
        </Button>
        <Button onClick={leave}>{t.leaveYes}</Button>
      </p>
    </Dialog>
  );
}
