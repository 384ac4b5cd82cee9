interface Props {
  label: string;
  value: string;
  change: (name: string) => void;
}

/** A name of 1 to 24 characters. */
export function NameField({ label, value, change }: Props) {
  return (
    <label class="line">
      <span>{label}</span>
      <input
        class="field"
        value={value}
        maxLength={24}
        required
        autoComplete="nickname"
        onInput={(event) => change(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
      />
    </label>
  );
}
