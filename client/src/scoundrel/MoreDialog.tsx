import { words } from "../i18n/scoundrel";
import { frame } from "../i18n/frame";
import { href } from "../router";
import { copy, publicAddress } from "../share";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import type { Info } from "../wire";
import type { Event } from "./events";
import { History } from "./History";
import { OnlyWinnable } from "./OnlyWinnable";

interface Props {
  info: Info;
  events: readonly Event[];
  room: number;
  mine: boolean;
  fresh: () => void;
  giveUp: () => void;
  close: () => void;
}

/** What is not needed at every move: the story so far, new, give up, the link, fairness. */
export function MoreDialog({ info, events, room, mine, fresh, giveUp, close }: Props) {
  const t = words();
  const link = info.code && publicAddress(href(`scoundrel/${info.code}`));
  return (
    <Dialog title={t.more} onClose={close}>
      <div class="row">
        <Button onClick={fresh}>{t.keys.fresh}</Button>
        {mine && (
          <Button onClick={giveUp}>
            <Icon name="flag" /> {t.giveUp}
          </Button>
        )}
        <a class="button" href={href("rules/scoundrel")}>
          {frame().rules}
        </a>
      </div>
      <OnlyWinnable />
      <History events={events} room={room} />
      {link && (
        <section>
          <h2>{t.dungeonLink}</h2>
          <p class="row">
            <code class="breakable">{link}</code>
            <Button onClick={() => copy(link, t.copied, t.cannotCopy)}>
              <Icon name="copy" /> {t.copyLink}
            </Button>
          </p>
        </section>
      )}
      <section>
        <h2>{t.fair}</h2>
        <p class="soft">{t.fairText}</p>
        {info.certified && <p>{t.certified}</p>}
        <p>
          {t.commitment}: <code class="breakable">{info.commitment}</code>
        </p>
      </section>
    </Dialog>
  );
}
