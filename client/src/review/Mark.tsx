import type { Ply } from "../wire";

export type Verdict = NonNullable<Ply["verdict"]>;

/** A shape for each verdict, so that nobody needs its colour: a ring, a diamond, a triangle. */
const SHAPES: Readonly<Record<Verdict, string>> = {
  inaccuracy: "M-5 0A5 5 0 1 1 5 0A5 5 0 1 1-5 0Z",
  mistake: "M0-7L7 0 0 7-7 0Z",
  blunder: "M0-7L7.5 6H-7.5Z",
};

/** The shape of a verdict, around the origin of a drawing. */
export function Shape({ verdict }: { verdict: Verdict }) {
  return <path class={`mark mark-${verdict}`} d={SHAPES[verdict]} />;
}

/** The shape of a verdict beside its word. */
export function Mark({ verdict }: { verdict: Verdict }) {
  return (
    <svg class="mark-icon" viewBox="-9 -9 18 18" aria-hidden="true">
      <Shape verdict={verdict} />
    </svg>
  );
}
