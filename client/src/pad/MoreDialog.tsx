import { useState } from "preact/hooks";
import { refusals, words } from "../i18n/pad";
import { href } from "../router";
import { copy, publicAddress } from "../share";
import { Qr } from "../skullking/Qr";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { complain, toast } from "../ui/notices";
import type { PadTable } from "../wire";
import { change } from "./desk";
import { download, toCsvFile, toJsonFile } from "./files";
import type { Pad } from "./model";
import { NamesForm } from "./NamesForm";
import { OpenFile } from "./OpenFile";
import { behind, sharing, startSharing, stopSharing } from "./sharing";

interface Props {
  pad: Pad;
  table: PadTable;
  close: () => void;
}

function Link({ share }: { share: string }) {
  const t = words();
  const path = href(`pad/${share}`);
  const address = publicAddress(path);
  return (
    <>
      <Qr path={path} name={t.qr} />
      <a class="breakable" href={path} target="_blank" rel="noopener">
        {address}
      </a>
      {behind.value && <p class="pad-trouble">{t.behind}</p>}
      <p class="row">
        <Button onClick={() => void copy(address, t.copied, t.cannotCopy)}>
          <Icon name="copy" /> {t.copyLink}
        </Button>
        <Button
          onClick={() => {
            stopSharing();
            toast(t.stopped);
          }}
        >
          {t.stopSharing}
        </Button>
      </p>
    </>
  );
}

function Share({ pad }: { pad: Pad }) {
  const t = words();
  return (
    <section class="pad-part">
      <h3>{t.share}</h3>
      <p class="soft">{t.shareText}</p>
      {sharing.value ? (
        <Link share={sharing.value.share} />
      ) : (
        <Button onClick={() => startSharing(pad).catch((error: unknown) => complain(error, refusals()))}>
          <Icon name="share" /> {t.makeLink}
        </Button>
      )}
    </section>
  );
}

function Keep({ pad, table, close }: Props) {
  const t = words();
  return (
    <section class="pad-part">
      <h3>{t.keep}</h3>
      <div class="row">
        <Button
          onClick={() => {
            close();
            // The dialog goes first, or it would be on the paper.
            requestAnimationFrame(() => print());
          }}
        >
          <Icon name="print" /> {t.print}
        </Button>
        <Button onClick={() => download(`${t.fileName}.json`, "application/json", toJsonFile(pad))}>
          <Icon name="file" /> {t.json}
        </Button>
        <Button onClick={() => download(`${t.fileName}.csv`, "text/csv", toCsvFile(pad, table))}>
          <Icon name="file" /> {t.csv}
        </Button>
        <OpenFile table={table} opened={close} />
      </div>
    </section>
  );
}

/** What is not needed in every round: sharing, files, paper, names, a new pad. */
export function MoreDialog({ pad, table, close }: Props) {
  const t = words();
  const [naming, name] = useState(false);
  if (naming) {
    return (
      <Dialog title={t.changeNames} onClose={close}>
        <NamesForm
          names={pad.names}
          dealer={pad.first_dealer}
          settled
          submit={t.keepNames}
          done={(names, dealer) => {
            change({ ...pad, names, first_dealer: dealer });
            close();
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog title={t.more} onClose={close}>
      <Share pad={pad} />
      <Keep pad={pad} table={table} close={close} />
      <section class="pad-part">
        <h3>{t.otherPad}</h3>
        <div class="row">
          <Button onClick={() => name(true)}>{t.changeNames}</Button>
          <Button
            onClick={() => {
              close();
              change(null);
              toast(t.newPadDone);
            }}
          >
            {t.newPad}
          </Button>
          <a class="button" href={href("pad/life")}>
            <Icon name="heart" /> {t.life}
          </a>
        </div>
      </section>
    </Dialog>
  );
}
