import { words } from "../i18n/scoundrel";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";

interface Props {
  /** Whether a new dungeon follows. */
  thenNew: boolean;
  giveUp: () => void;
  close: () => void;
}

/** Asks once before a run is abandoned. */
export function GiveUpDialog({ thenNew, giveUp, close }: Props) {
  const t = words();
  return (
    <Dialog title={t.giveUpTitle} onClose={close}>
      <p>{t.giveUpText}</p>
      <p class="row">
        <Button primary onClick={close}>
          {t.keepPlaying}
        </Button>
        <Button onClick={giveUp}>{thenNew ? t.giveUpAndNew : t.giveUpYes}</Button>
      </p>
    </Dialog>
  );
}
