import { words } from "../i18n/skullking";

interface Props {
  seat: number;
  /** Tricks won in this round. */
  won: number;
}

/** The tricks somebody won, face down and side by side, so that all can count them. */
export function Stack({ seat, won }: Props) {
  return (
    <span class="stack" data-place={`stack-${seat}`}>
      {Array.from({ length: won }, (_, i) => (
        <i key={i} />
      ))}
      <span class="visually-hidden">{words().plate.stack(won)}</span>
    </span>
  );
}
