import { useState } from "preact/hooks";
import { words } from "../i18n/pad";
import { Icon } from "../ui/Icon";
import { FEWEST, LONGEST_NAME } from "./model";

interface Props {
  /** As many fields as names; empty ones may stay empty unless all must be filled. */
  names: readonly string[];
  dealer: number;
  /** Whether the number of players is settled. */
  settled: boolean;
  submit: string;
  done: (names: readonly string[], dealer: number) => void;
}

/** Who plays, and who deals first. */
export function NamesForm({ names, dealer, settled, submit, done }: Props) {
  const t = words();
  const [typed, type] = useState(names);
  const [deals, deal] = useState(dealer);
  const [tooFew, complain] = useState(false);
  return (
    <form
      class="pad-names"
      onSubmit={(event) => {
        event.preventDefault();
        const seats = typed.flatMap((name, seat) => (name.trim() ? [seat] : []));
        if (seats.length < FEWEST) return complain(true);
        done(
          seats.map((seat) => (typed[seat] ?? "").trim()),
          Math.max(0, seats.indexOf(deals)),
        );
      }}
    >
      <p class="soft">{t.namesHint}</p>
      {typed.map((name, seat) => (
        <div key={seat} class="pad-name">
          <span class={`dot seat-${seat}`} />
          <input
            class="field"
            aria-label={t.name(seat + 1)}
            placeholder={t.name(seat + 1)}
            value={name}
            required={settled}
            pattern=".*\S.*"
            maxLength={LONGEST_NAME}
            autoComplete="off"
            enterKeyHint={seat === typed.length - 1 ? "done" : "next"}
            onInput={(event) => {
              type(typed.with(seat, event.currentTarget.value));
              complain(false);
            }}
          />
          <label class="pad-deals">
            <input
              class="pad-over"
              type="radio"
              name="dealer"
              checked={deals === seat}
              aria-label={t.dealsFirst(name.trim() || t.name(seat + 1))}
              onChange={() => deal(seat)}
            />
            <Icon name="dealer" />
          </label>
        </div>
      ))}
      <p role="alert" class="pad-trouble">
        {tooFew && t.tooFew}
      </p>
      <button type="submit" class="button button-primary">
        {submit}
      </button>
    </form>
  );
}
