/** Makes the rules pages playable; everything on them can be read without it. */
import "../ui/styles/index.css";
import "./rules.css";
import { applyTheme } from "../theme";
import { judge } from "./judge";
import { stepThrough } from "./stepper";

applyTheme();
for (const turn of document.querySelectorAll<HTMLElement>("[data-example]")) stepThrough(turn);
for (const trick of document.querySelectorAll<HTMLFormElement>("[data-exercise]")) judge(trick);
