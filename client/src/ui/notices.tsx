/** What is said in passing: a toast that is seen, and a live region that is read aloud. */
import { signal, untracked, useSignalEffect } from "@preact/signals";
import { useRef } from "preact/hooks";
import { refusal } from "../errors";
import { sentence, type Sentences } from "../i18n/errors";
import { frame } from "../i18n/frame";
import { connection } from "../socket";

const MILLISECONDS = 4_500;

interface Toast {
  id: number;
  text: string;
}

const toasts = signal<readonly Toast[]>([]);
const spoken = signal("");
let last = 0;

/** Show a sentence for a moment; screen readers read it too. */
export function toast(text: string): void {
  const id = ++last;
  toasts.value = [...toasts.peek().filter((other) => other.text !== text), { id, text }].slice(-3);
  setTimeout(() => {
    toasts.value = toasts.peek().filter((other) => other.id !== id);
  }, MILLISECONDS);
}

/** Say why something was refused. */
export function complain(error: unknown, room?: Sentences): void {
  toast(sentence(refusal(error), room));
}

/** Have a screen reader say a sentence that sighted people see on the table. */
export function announce(text: string): void {
  // The same sentence twice is still news: a changed text is what makes it spoken.
  spoken.value = spoken.peek() === text ? `${text}\u00a0` : text;
}

/** Say so when the house hears us again. */
function useLineBack(): void {
  const wasLost = useRef(false);
  useSignalEffect(() => {
    const line = connection.line.value;
    if (line === "open" && wasLost.current) toast(untracked(frame).lineBack);
    wasLost.current = line === "lost";
  });
}

export function Notices() {
  useLineBack();
  return (
    <>
      <div class="visually-hidden" aria-live="polite">
        {spoken}
      </div>
      <div class="toasts" role="status">
        {connection.line.value === "lost" && <p class="toast toast-line">{frame().lineLost}</p>}
        {toasts.value.map((one) => (
          <p class="toast" key={one.id}>
            {one.text}
          </p>
        ))}
      </div>
    </>
  );
}
