import { words } from "../i18n/skullking";
import type { SkullKingView as View } from "../wire";
import { Fist } from "./Fist";
import { type Company, nameOrYou, told } from "./seats";
import type { Beat } from "./stage";

interface Props {
  view: View;
  info: Company;
  seat: number | null;
  /** Undefined while the bids are being made. */
  beat: Beat | undefined;
  skip: () => void;
}

const MOST_FINGERS = 5;

/** The words called out with the beats so far. */
function Chant({ beat }: { beat: Beat }) {
  const { chant } = words();
  const said = beat === "open" ? chant.length : beat + 1;
  return (
    <p class="chant" aria-hidden="true">
      {chant.map((word, i) => (
        <span key={i} class={i < said ? "chant-said" : undefined}>
          {word}
        </span>
      ))}
    </p>
  );
}

/** All fists on the table: going down one by one, then beaten three times, then open at once. */
export function Fists({ view, info, seat, beat, skip }: Props) {
  const t = words();
  const open = beat === "open";
  return (
    <section class="fists" aria-label={t.fists}>
      <ul role="list" class={`fists-all fists-${info.seats.length}`}>
        {view.seats.map(({ seat: who, has_bid, bid }) => {
          const down = has_bid || beat !== undefined;
          const fingers = open ? (bid ?? 0) : 0;
          return (
            <li key={who} class={down ? "fist-place fist-down" : "fist-place"}>
              <span key={String(beat)} class={beat === undefined || open ? "fist-box" : "fist-box fist-beat"}>
                <Fist fingers={fingers} seat={who} waiting={!down} />
                {open && (
                  <b class={fingers > MOST_FINGERS ? "called called-loud number" : "called number"}>
                    {fingers}
                    {fingers > MOST_FINGERS && "!"}
                  </b>
                )}
              </span>
              <span class="played-name">{nameOrYou(info, who, seat)}</span>
              <span class="visually-hidden">
                {open ? t.showing(fingers) : down ? t.fistOf.down : t.fistOf.waiting}
              </span>
            </li>
          );
        })}
      </ul>
      {beat === undefined ? (
        <p class="trick-words">{t.leads(told(info, seat)(view.trick.leader))}</p>
      ) : (
        <>
          <Chant beat={beat} />
          <button type="button" class="fists-skip" aria-label={t.skip} onClick={skip} />
        </>
      )}
    </section>
  );
}
