import "./styles/index.css";
import type { ComponentChildren } from "preact";
import { words } from "../i18n/skullking";
import { Card } from "../ui/Card";
import type { SkullKingPosition as Position, SkullKingReplay } from "../wire";
import { Board } from "./Board";
import { type Company, companyOf, nameOf } from "./seats";
import { tell } from "./tell";

interface Props {
  game: SkullKingReplay;
  step: number;
  /** The bar with the steps. */
  children: ComponentChildren;
}

const NOBODY: ReadonlyMap<number, string> = new Map();

/** Who sat there; of a record from elsewhere perhaps only how many. */
function companyIn(game: SkullKingReplay): Company {
  const players = game.positions[0]?.view.seats.length ?? 0;
  return companyOf(
    Array.from({ length: players }, (_, seat) => ({
      kind: game.info?.seats[seat]?.kind ?? "person",
      name: game.names[seat] || words().lobby.seat(seat + 1),
    })),
  );
}

/** The whole trick that a position ends with, if it does. */
function keptOf(position: Position) {
  const won = position.events.some((event) => event.type === "trick_won");
  return won && position.view.last_trick ? { trick: position.view.last_trick, around: null } : undefined;
}

function Hands({ position, info }: { position: Position; info: Company }) {
  const t = words();
  return (
    <div class="open-hands">
      {position.view.open_hands.map((hand, seat) => (
        <section key={seat} aria-label={t.handOf(nameOf(info, seat))}>
          <span class="played-name">
            <span class={`dot seat-${seat}`} />
            {nameOf(info, seat)}
          </span>
          <ul role="list">
            {hand.map((card) => (
              <li key={card} data-flip={card} data-from={`seat-${position.view.dealer}`}>
                <Card code={card} game="skullking" name={t.card(card)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A finished game at one step, with all hands open. */
export function ReplayedGame({ game, step, children }: Props) {
  const t = words();
  const position = game.positions[step];
  if (!position) return null;
  const info = companyIn(game);
  const opened = position.events.some((event) => event.type === "bids_revealed");
  const name = (seat: number) => nameOf(info, seat);
  const story = position.events.map((event) => tell(event, { name, t })).filter(Boolean).join(" ");
  return (
    <div class="ship ship-replay">
      <Board
        view={position.view}
        info={info}
        kept={keptOf(position)}
        beat={opened ? "open" : undefined}
        says={NOBODY}
        skip={() => undefined}
      >
        <p class="replay-story" aria-live="polite">{story}</p>
        <Hands position={position} info={info} />
        {children}
      </Board>
    </div>
  );
}
