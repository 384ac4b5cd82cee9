/** Lines of values between commas, as RFC 4180 has them; semicolons are understood too. */

/** Spreadsheets take a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t]/;

function cell(value: string | number): string {
  const text = typeof value === "string" && FORMULA.test(value) ? `'${value}` : String(value);
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

/** A cell ends at a separator or the end of its line; a quoted one may hold both. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",;\r\n]*))([,;]|\r?\n|$)/y;

/** The rows of a text; null when quotes do not match. */
export function fromCsv(text: string): readonly (readonly string[])[] | null {
  const rows: string[][] = [[]];
  CELL.lastIndex = text.startsWith("\ufeff") ? 1 : 0;
  while (CELL.lastIndex < text.length) {
    const match = CELL.exec(text);
    if (!match) return null;
    const value = match[1]?.replaceAll('""', '"') ?? match[2] ?? "";
    rows.at(-1)?.push(value.startsWith("'") && FORMULA.test(value.slice(1)) ? value.slice(1) : value);
    if (match[3] !== "," && match[3] !== ";") rows.push([]);
  }
  return rows.filter((row) => row.some((value) => value !== ""));
}
