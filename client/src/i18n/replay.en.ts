/** The replay viewer. */
export const en = {
  title: "Replay",
  step: (step: number, steps: number) => `Step ${step} of ${steps}`,
  slider: "Step",
  back: "One step back",
  forth: "One step on",
  first: "To the start",
  last: "To the end",
  link: "Link to this step",
  linkCopied: "The link to this step is copied.",
  cannotCopy: "Copying did not work here.",
  download: "Download",
  another: "Open another",
  verify: "Check shuffle",
  review: "Review",
  openTitle: "Look at a game again",
  openText: "Open the record of a finished game, from here or from anywhere else that writes the same format.",
  file: "Record file",
  paste: "Or paste a record",
  open: "Show it",
  broken: (number: number, why: string) => `Move ${number} of the record breaks the rules: ${why}`,
  shownSoFar: "It is shown up to there.",
  ignored: (places: string) => `Not understood and left out: ${places}.`,
  badRecord: (where: string, why: string) =>
    where ? `That is no record. At “${where}”: ${why}` : `That is no record. ${why}`,
};

export type Catalogue = typeof en;
