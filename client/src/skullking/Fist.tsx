/** A hand on the table, seen from above: a fist, or with as many fingers as were bid. */

/** Fingers from the index to the little one: left edge, and how far they reach beyond the palm. */
const FINGERS = [
  [29, 45],
  [41, 50],
  [53, 46],
  [65, 36],
] as const;

const MOST_FINGERS = 5;
const KNUCKLES = 58;

interface Props {
  /** 0 … 5 and more; above five it shows five. */
  fingers: number;
  /** Colours the sleeve. */
  seat: number;
  /** Whether its owner is still thinking: only an outline. */
  waiting?: boolean;
}

export function Fist({ fingers, seat, waiting = false }: Props) {
  const shown = Math.min(fingers, MOST_FINGERS);
  return (
    <svg class={waiting ? "fist fist-waiting" : "fist"} viewBox="0 0 108 124" aria-hidden="true">
      <path class={`sleeve seat-${seat}`} d="M33 124l2-18h42l2 18z" />
      <path class="cuff" d="M32 100h48v9H32z" />
      <path class="skin" d="M29 66q0-8 8-8h38q8 0 8 8v22q0 16-14 16H43q-14 0-14-16z" />
      {FINGERS.map(([x, reach], i) =>
        i < shown ? (
          <rect key={x} class="skin" x={x} y={KNUCKLES - reach} width="13" height={reach + 16} rx="6.5" />
        ) : (
          <rect key={x} class="skin" x={x} y={KNUCKLES - 6} width="13" height="26" rx="6.5" />
        ),
      )}
      {shown === MOST_FINGERS ? (
        <rect class="skin" x="14" y="46" width="14" height="46" rx="7" transform="rotate(-32 24 88)" />
      ) : (
        <rect class="skin" x="27" y="78" width="34" height="14" rx="7" transform="rotate(-8 44 85)" />
      )}
    </svg>
  );
}
