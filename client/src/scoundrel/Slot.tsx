import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { words } from "../i18n/scoundrel";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";
import type { ScoundrelView as View } from "../wire";
import type { Controls } from "./controls";
import { type Effect, effects } from "./effect";

interface Props {
  /** 0 … 3. */
  spot: number;
  card: string;
  /** Whether it stayed from the room before. */
  carried: boolean;
  /** The house's last view: what the card would do. */
  view: View;
  /** None where one only looks on. */
  controls: Controls | null;
  /** Whether it is faced next, in a replay. */
  marked: boolean;
  /** The action that a hint says, for whichever card. */
  hinted: string | null;
}

interface ConsequenceProps {
  effect: Effect;
  armed: boolean;
  hinted: boolean;
}

function Consequence({ effect, armed, hinted }: ConsequenceProps) {
  const t = words();
  return (
    <span class={effect.lethal ? "effect effect-lethal" : "effect"}>
      {hinted && (
        <span class="advice">
          <Icon name="bulb" />
        </span>
      )}
      <Icon name={effect.lethal ? "skull" : effect.icon} />{" "}
      <span class="number">{effect.text}</span>{" "}
      <small class="effect-hint">{effect.hint}</small>{" "}
      {effect.lethal && <small>{armed ? t.again : t.lethal}</small>}
    </span>
  );
}

interface HalvesProps {
  spot: number;
  card: string;
  controls: Controls;
  ways: readonly Effect[];
  hinted: string | null;
}

/** The card opened into its two ways: weapon above, fists below. */
function Halves({ spot, card, controls, ways, hinted }: HalvesProps) {
  const t = words();
  const halves = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => halves.current?.querySelector("button")?.focus({ preventScroll: true }), []);
  return (
    <div class="slot-card" data-flip={card} data-to="pile">
      <Card code={card} game="scoundrel" />
      <div class="halves" ref={halves} role="group" aria-label={t.chooseHow(t.card(card))}>
        {ways.map((effect) => (
          <button
            key={effect.choice.action}
            type="button"
            class="half"
            onClick={() => controls.choose(spot, effect.choice)}
          >
            <Consequence
              effect={effect}
              armed={controls.armed.value === effect.choice.action}
              hinted={hinted === effect.choice.action}
            />
          </button>
        ))}
      </div>
    </div>
  );
}

interface FaceProps {
  card: string;
  /** What it is and what it would do. */
  label: string;
  marked: boolean;
  /** Whether a hint is about it. */
  advised: boolean;
  /** None where one only looks on. */
  press: (() => void) | null;
}

function Face({ card, label, marked, advised, press }: FaceProps) {
  const common = {
    class: `slot-card${marked ? " marked" : ""}${advised ? " advised" : ""}`,
    "data-flip": card,
    "data-from": "pile",
    "data-to": "pile",
  };
  const picture = <Card code={card} game="scoundrel" name={press ? undefined : label} />;
  if (!press) return <div {...common}>{picture}</div>;
  return (
    <button type="button" {...common} aria-label={label} onClick={press}>
      {picture}
    </button>
  );
}

/** When the two ways close, the keyboard is on the card again. */
function useFocusBack(open: boolean): RefObject<HTMLDivElement | null> {
  const slot = useRef<HTMLDivElement>(null);
  const was = useRef(open);
  useLayoutEffect(() => {
    const closed = was.current && !open;
    was.current = open;
    if (closed && document.activeElement === document.body) slot.current?.querySelector("button")?.focus();
  }, [open]);
  return slot;
}

/** A card of the room with its consequence under it. */
export function Slot({ spot, card, carried, view, controls, marked, hinted }: Props) {
  const t = words();
  const ways = effects(card, view, t);
  const open = controls?.opened.value === card && ways.length > 1;
  const armed = controls?.armed.value;
  const slot = useFocusBack(open);
  const advised = ways.some((effect) => effect.choice.action === hinted);
  const spoken = [
    ...(carried ? [t.stayed] : []),
    ...ways.map(({ spoken, choice }) => (choice.action === hinted ? `${spoken} (${t.hints.here})` : spoken)),
  ].join(", ");
  return (
    <div class={open ? "slot-inner slot-open" : "slot-inner"} ref={slot}>
      {open && controls ? (
        <Halves spot={spot} card={card} controls={controls} ways={ways} hinted={hinted} />
      ) : (
        <Face
          card={card}
          label={t.slot(t.card(card), spoken)}
          marked={marked}
          advised={advised}
          press={controls && (() => controls.press(spot, card))}
        />
      )}
      {carried && <span class="stayed">{t.stayed}</span>}
      <p class={ways.length > 1 ? "effects effects-two" : "effects"} aria-hidden="true">
        {ways.map((effect) => (
          <Consequence
            key={effect.choice.action}
            effect={effect}
            armed={!open && effect.choice.action === armed}
            hinted={effect.choice.action === hinted}
          />
        ))}
      </p>
    </div>
  );
}
