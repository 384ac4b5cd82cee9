interface Props {
  /** `Td`, `SM`, or `back`. */
  code: string;
  game: "scoundrel" | "skullking";
  /** What it is called; without it the picture is decoration beside words. */
  name?: string | undefined;
}

/** A card's picture from the house's sprite. */
export function Card({ code, game, name }: Props) {
  return (
    <svg class="card" viewBox="0 0 100 140" role={name ? "img" : undefined} aria-label={name} aria-hidden={!name}>
      <use href={`/art/${game}.svg#card-${code}`} />
    </svg>
  );
}
