import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: "/static/app/",
  build: {
    outDir: here("../src/stammtisch/web/static/app"),
    emptyOutDir: true,
    manifest: true,
    // The Content-Security-Policy forbids data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The first browsers with light-dark(), which the themes are written with.
    target: ["chrome123", "firefox121", "safari17.5"],
    rolldownOptions: {
      input: ["src/main.tsx", "src/rules/main.ts", "worker/pad.ts"].map(here).filter((entry) => existsSync(entry)),
    },
  },
  test: {
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
    testTimeout: 60_000, // a busy machine is no fault
  },
});
