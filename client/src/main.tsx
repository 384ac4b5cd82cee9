import "./ui/styles/index.css";
import { render } from "preact";
import { App } from "./app";
import { listenToKeys } from "./keys";
import { followLinks } from "./router";
import { tendConnection } from "./socket";
import { applyTheme } from "./theme";

const root = document.getElementById("app");
if (!root) throw new Error("the page has no element #app");

applyTheme();
followLinks();
listenToKeys();
tendConnection();
render(<App />, root);
