import { words } from "../i18n/certified";
import { onlyWinnable } from "./certified";

/** The choice to be dealt only random dungeons that can be won. */
export function OnlyWinnable() {
  return (
    <label class="check">
      <input
        type="checkbox"
        checked={onlyWinnable.value}
        onChange={(event) => (onlyWinnable.value = event.currentTarget.checked)}
      />
      {words().only}
    </label>
  );
}
