import { words } from "../i18n/scoundrel";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";

interface Props {
  show: () => void;
  close: () => void;
}

/** Says what the first hint of a run costs. */
export function HintDialog({ show, close }: Props) {
  const t = words().hints;
  return (
    <Dialog title={t.title} onClose={close}>
      <p>{t.text}</p>
      <p class="row">
        <Button primary onClick={show}>
          {t.yes}
        </Button>
        <Button onClick={close}>{t.no}</Button>
      </p>
    </Dialog>
  );
}
