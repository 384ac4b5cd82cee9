/** Cards keep their place while a room is faced: nothing slides under a finger. */

export type Places = readonly (string | null)[];

const SIZE = 4;

/** The four places of a room, given those of a moment ago. */
export function places(before: Places, room: readonly string[]): Places {
  const stays = room.length < SIZE && room.every((card) => before.includes(card));
  if (stays) return before.map((card) => (card !== null && room.includes(card) ? card : null));
  return Array.from({ length: SIZE }, (_, i) => room[i] ?? null);
}
