import { words } from "../i18n/pad";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";
import { toast } from "../ui/notices";
import { desk, undo } from "./desk";

/** Take the last change back and say so. */
export function takeBack(): void {
  const t = words();
  toast(undo() ? t.undone : t.nothingToUndo);
}

export function UndoButton() {
  return (
    <Button aria-disabled={desk.value.past.length === 0} onClick={takeBack}>
      <Icon name="undo" /> {words().undo}
    </Button>
  );
}
