/** The verify page. */
export const en = {
  title: "Was the shuffle fair?",
  how: "Before your first card the house names a commitment: the SHA-256 of a secret seed. When the game is over it shows the seed. Your browser now shuffles again from that seed and compares; the house cannot have changed a card in between.",
  seed: "Seed (64 hex digits)",
  commitment: "Commitment that you were shown (may be left empty)",
  record: "Or the record of a finished game",
  check: "Check",
  committed: "The commitment belongs to this seed.",
  notCommitted: "The commitment does not belong to this seed!",
  noCommitment: "No commitment to compare with. The seed gives this one:",
  dungeon: (agrees: boolean, n: number) =>
    agrees
      ? `All ${n} cards of the run came in the order of this shuffle.`
      : "The cards of the run came in another order!",
  hands: (agrees: boolean, rounds: number) =>
    agrees
      ? `The hands of ${rounds === 1 ? "the one round" : `all ${rounds} rounds`} were dealt from this shuffle.`
      : "The hands were not dealt from this shuffle!",
  deck: "The order of the cards",
  badSeed: "A seed has 64 hex digits.",
  badCommitment: "A commitment has 64 hex digits.",
  noSeed: "This record names no seed, so there is nothing to check.",
  notYet: "The seed is not public yet: the game must be over, and a daily dungeon’s day too.",
  noCrypto: "This browser checks only over https or on localhost; elsewhere it has no WebCrypto.",
  working: "Shuffling again …",
};

export type Catalogue = typeof en;
