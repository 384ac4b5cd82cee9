import "./styles/lobby.css";
import { useState } from "preact/hooks";
import { post } from "../api";
import { refusals, words } from "../i18n/skullking";
import { go, href } from "../router";
import { complain } from "../ui/notices";
import { Page } from "../ui/Page";
import type { NewTable, Opened } from "../wire";
import { LEVELS } from "./levels";
import { NameField } from "./NameField";
import { likelyName, nickname } from "./nickname";

type Options = Required<NonNullable<NewTable["options"]>>;

const DEFAULTS: Options = {
  seats: 4,
  public: false,
  turn_clock: null,
  talk: true,
  last_trick: true,
  auto_last_card: false,
  bots: "regular",
  paced: true,
};

const SEATS = [2, 3, 4, 5, 6];
const CLOCKS = [15, 30, 45, 60, 90, 120];

type Change = (change: Partial<Options>) => void;

function Seats({ options, change }: { options: Options; change: Change }) {
  const t = words().fresh;
  return (
    <fieldset class="line segments">
      <legend>{t.seats}</legend>
      <div>
        {SEATS.map((n) => (
          <label key={n}>
            <input
              type="radio"
              name="seats"
              checked={options.seats === n}
              onChange={() => change({ seats: n })}
            />
            <span class="number">{n}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Select({ label, value, all, change }: {
  label: string;
  value: string;
  all: readonly (readonly [string, string])[];
  change: (value: string) => void;
}) {
  return (
    <label class="line">
      <span>{label}</span>
      <select class="field" value={value} onChange={(event) => change(event.currentTarget.value)}>
        {all.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Switch({ label, on, change }: { label: string; on: boolean; change: (on: boolean) => void }) {
  return (
    <label class="check">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

/** Opening a table: everything has a good answer already, so one tap is enough. */
export default function New() {
  const { fresh: t, levels } = words();
  const [name, setName] = useState(likelyName);
  const [options, setOptions] = useState(DEFAULTS);
  const change: Change = (some) => setOptions((before) => ({ ...before, ...some }));
  const open = async () => {
    nickname.value = name.trim();
    try {
      const wanted = { game: "skullking", name: name.trim(), options } satisfies NewTable;
      const { table } = await post<Opened>("/api/tables", wanted);
      go(href(`table/${table}`));
    } catch (error) {
      complain(error, refusals());
    }
  };
  return (
    <Page title={t.title} world="sea">
      <form
        class="fresh"
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <h1>{t.title}</h1>
        <NameField label={t.name} value={name} change={setName} />
        <Seats options={options} change={change} />
        <Select
          label={t.listed}
          value={options.public ? "all" : "link"}
          all={[
            ["link", t.byLink],
            ["all", t.inLobby],
          ]}
          change={(value) => change({ public: value === "all" })}
        />
        <Select
          label={t.clock}
          value={String(options.turn_clock ?? "")}
          all={[["", t.noClock], ...CLOCKS.map((s) => [String(s), t.seconds(s)] as const)]}
          change={(value) => change({ turn_clock: value ? Number(value) : null })}
        />
        <Select
          label={t.bots}
          value={options.bots}
          all={LEVELS.map((level) => [level, levels(level)] as const)}
          change={(bots) => change({ bots })}
        />
        <Select
          label={t.pace}
          value={options.paced ? "paced" : "quick"}
          all={[
            ["paced", t.paced],
            ["quick", t.quick],
          ]}
          change={(value) => change({ paced: value === "paced" })}
        />
        <div class="checks">
          <Switch label={t.talk} on={options.talk} change={(talk) => change({ talk })} />
          <Switch label={t.lastTrick} on={options.last_trick} change={(on) => change({ last_trick: on })} />
          <Switch label={t.autoLast} on={options.auto_last_card} change={(on) => change({ auto_last_card: on })} />
        </div>
        <p class="fresh-open">
          <button type="submit" class="button button-primary">
            {t.open}
          </button>
        </p>
      </form>
    </Page>
  );
}
