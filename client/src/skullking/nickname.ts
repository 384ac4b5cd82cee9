/** The name somebody plays under, kept in this browser. */
import { words } from "../i18n/skullking";
import { kept } from "../store";

const LONGEST = 24;

const isName = (data: unknown): data is string => typeof data === "string" && data.length <= LONGEST;

export const nickname = kept("nickname", 1, "", isName);

/** The name used last, or one to smile at. */
export function likelyName(): string {
  const { nicknames } = words();
  return nickname.peek() || (nicknames[Math.floor(Math.random() * nicknames.length)] ?? "");
}
