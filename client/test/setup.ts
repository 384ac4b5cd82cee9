/** The little of a browser that modules touch when they are loaded. */
import { vi } from "vitest";

vi.stubGlobal("location", { pathname: "/en/", protocol: "http:", host: "localhost", hash: "" });
