import { words } from "../i18n/scoundrel";
import { Button } from "../ui/Button";
import { Icon } from "../ui/Icon";

interface Props {
  /** One that is of no use now can still be pressed: the house then says why. */
  useful: boolean;
  press: () => void;
}

export function Avoid({ useful, press }: Props) {
  return (
    <div class="avoid">
      <Button aria-disabled={!useful} onClick={press}>
        <Icon name="avoid" /> {words().avoid}
      </Button>
    </div>
  );
}

export function Undo({ useful, press }: Props) {
  return (
    <div class="undo">
      <Button aria-disabled={!useful} onClick={press}>
        <Icon name="undo" /> {words().undo}
      </Button>
    </div>
  );
}
