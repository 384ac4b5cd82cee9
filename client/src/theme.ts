/** Dark, light, or as the system has it; told to the server by a cookie, so that no page flashes. */
import { effect } from "@preact/signals";
import { remember } from "./cookie";
import { kept, oneOf } from "./store";

export type Theme = "auto" | "dark" | "light";

export const THEMES: readonly Theme[] = ["auto", "dark", "light"];

export const theme = kept<Theme>("theme", 1, "auto", oneOf(...THEMES));

/** Follow the choice on the page and for the server's next page. */
export function applyTheme(): void {
  effect(() => {
    document.documentElement.dataset.theme = theme.value;
    remember("stammtisch_theme", theme.value);
  });
}
