import type { ButtonHTMLAttributes, ComponentChildren } from "preact";

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one thing most people want here. */
  primary?: boolean;
  children: ComponentChildren;
}

/** A button one can hit with a thumb. */
export function Button({ primary = false, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} class={primary ? "button button-primary" : "button"}>
      {children}
    </button>
  );
}
