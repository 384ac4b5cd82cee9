import { describe, expect, it } from "vitest";

type Entry = string | ((...values: never[]) => string) | { [key: string]: Entry };

const CATALOGUES = import.meta.glob<{ en: { [key: string]: Entry } }>(
  // Errors are looked up by the code that the house sends, so no source names them.
  ["../src/i18n/*en.ts", "!../src/i18n/*errors.en.ts"],
  { eager: true },
);

/** Everything but the catalogues: where their keys must be used. */
const SOURCE = Object.values(
  import.meta.glob<string>(["../src/**/*.{ts,tsx}", "!../src/i18n/*{de,en}.ts"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
).join("\n");

function leaves(entry: Entry, path: readonly string[] = []): (readonly string[])[] {
  if (typeof entry !== "object" || Array.isArray(entry)) return [path];
  return Object.entries(entry).flatMap(([key, value]) => leaves(value, [...path, key]));
}

/** Whether `.key`, `.group[…]` or `{ key } =` stands somewhere. */
function used(path: readonly string[]): boolean {
  const [key = "", group = "\\0"] = path.toReversed();
  return new RegExp(`\\.${key}\\b|\\{[^}]*\\b${key}\\b[^}]*\\} =|\\.${group}\\[`).test(SOURCE);
}

describe.each(Object.entries(CATALOGUES))("%s", (_, { en }) => {
  it("has no text that nobody shows", () => {
    const unused = leaves(en).filter((path) => !used(path));
    expect(unused.map((path) => path.join("."))).toEqual([]);
  });
});
