/** The verify page. */
export const en = {
  title: "Was the shuffle fair?",
  how: "Before your first card the house names a commitment: the SHA-256 of a secret seed. When the run is over it shows the seed. Your browser now shuffles again from that seed and compares; the house cannot have changed a card in between.",
  seed: "Seed (64 hex digits)",
  commitment: "Commitment that you were shown (may be left empty)",
  record: "Or the record of a finished run",
  check: "Check",
  committed: "The commitment belongs to this seed.",
  notCommitted: "The commitment does not belong to this seed!",
  noCommitment: "No commitment to compare with. The seed gives this one:",
  inOrder: (n: number) => `All ${n} cards of the run came in the order of this shuffle.`,
  notInOrder: "The cards of the run came in another order!",
  deck: "The order of the cards",
  badSeed: "A seed has 64 hex digits.",
  notYet: "The seed of this run is not public yet: a run must be over, and a daily dungeon’s day too.",
  noCrypto: "This browser checks only over https or on localhost; elsewhere it has no WebCrypto.",
  working: "Shuffling again …",
};

export type Catalogue = typeof en;
