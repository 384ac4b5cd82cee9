/**
 * The fair shuffle, a second time: the page that checks the house must not ask
 * the house. SHA-256 by WebCrypto; otherwise as in `stammtisch.games.shuffle`.
 */

const DRAWS_IN_A_BLOCK = 8;
const RANGE = 2 ** 32;

/** The 32 bytes of 64 hex digits; null for anything else. */
export function bytesOf(hex: string): Uint8Array<ArrayBuffer> | null {
  const text = hex.trim();
  if (!/^[0-9a-f]{64}$/i.test(text)) return null;
  return Uint8Array.from({ length: 32 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

/** The commitment of a seed: its SHA-256 in hex. */
export async function commitment(seed: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", seed);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Numbers of 32 bits from SHA-256(seed ‖ label ‖ counter), counter = 0, 1, … */
async function* draws(seed: Uint8Array<ArrayBuffer>, label: string): AsyncGenerator<number> {
  const prefix = [...seed, ...new TextEncoder().encode(label)];
  for (let counter = 0n; ; counter++) {
    const block = new Uint8Array([...prefix, ...new Uint8Array(8)]);
    new DataView(block.buffer).setBigUint64(prefix.length, counter);
    const digest = new DataView(await crypto.subtle.digest("SHA-256", block));
    for (let i = 0; i < DRAWS_IN_A_BLOCK; i++) yield digest.getUint32(4 * i);
  }
}

/** The cards in the order that seed and label decide: Fisher–Yates from the last index down. */
export async function shuffled(
  cards: readonly string[],
  seed: Uint8Array<ArrayBuffer>,
  label: string,
): Promise<readonly string[]> {
  const order = [...cards];
  const stream = draws(seed, label);
  for (let i = order.length - 1; i > 0; i--) {
    const n = i + 1;
    const ceiling = RANGE - (RANGE % n);
    let x = RANGE;
    while (x >= ceiling) x = (await stream.next()).value;
    const j = x % n;
    [order[i], order[j]] = [order[j] as string, order[i] as string];
  }
  return order;
}

const suit = (letter: string, ranks: string) => Array.from(ranks, (rank) => rank + letter);

/** Scoundrel's cards before the shuffle. */
export const DUNGEON: readonly string[] = [
  ...suit("c", "23456789TJQKA"),
  ...suit("d", "23456789T"),
  ...suit("h", "23456789T"),
  ...suit("s", "23456789TJQKA"),
];

const numbered = (letter: string, n: number) => Array.from({ length: n }, (_, i) => `${letter}${i + 1}`);

/** Skull King's cards before the shuffle. */
export const HIGH_SEAS: readonly string[] = [
  ...["Y", "R", "B", "J"].flatMap((colour) => numbered(colour, 13)),
  ...numbered("E", 5),
  ...numbered("P", 5),
  ...numbered("M", 2),
  "SM",
  "SK",
];
