import { useState } from "preact/hooks";
import { words } from "../i18n/scoundrel";
import { Card } from "../ui/Card";
import { Dialog } from "../ui/Dialog";

function Spread({ cards, none, text }: { cards: readonly string[]; none: string; text?: string }) {
  const t = words();
  if (!cards.length) return <p>{none}</p>;
  return (
    <>
      {text && <p>{text}</p>}
      <ol class="spread" role="list">
        {cards.map((card) => (
          <li key={card}>
            <Card code={card} game="scoundrel" name={t.card(card)} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** The pile with its count, and what is known of its bottom. */
export function Pile({ count, known }: { count: number; known: readonly string[] }) {
  const t = words();
  const [open, setOpen] = useState(false);
  const bottom = known.length ? t.knownBottom(known.length) : "";
  return (
    <>
      <button
        type="button"
        class="pile"
        onClick={() => setOpen(true)}
      >
        <span class="pile-name">{t.pile}</span>{" "}
        <span class="pile-card" data-place="pile">
          {count > 0 ? <Card code="back" game="scoundrel" /> : <span class="empty-place" />}
          <span class="pile-count number">{count}</span>
        </span>
        {" "}
        <small class="pile-note">
          {known.length > 0 && (
            <span class="pile-short" aria-hidden="true">
              {t.avoidedShort(known.length)}
            </span>
          )}
          <span class="pile-long">{bottom}</span>
        </small>
      </button>
      {open && (
        <Dialog title={t.knownBottomTitle} onClose={() => setOpen(false)}>
          <Spread cards={known} none={t.knownBottomNone} text={t.knownBottomText} />
        </Dialog>
      )}
    </>
  );
}

/** The discard; its last card lies on top. */
export function Discard({ cards }: { cards: readonly string[] }) {
  const t = words();
  const [open, setOpen] = useState(false);
  const top = cards.at(-1);
  return (
    <>
      <button
        type="button"
        class="discard"
        onClick={() => setOpen(true)}
      >
        <span class="pile-name">{t.discard}</span>{" "}
        <span class="pile-card" data-place="discard">
          {top ? (
            <span data-flip={top} key={top}>
              <Card code={top} game="scoundrel" />
            </span>
          ) : (
            <span class="empty-place" />
          )}
          {top && <span class="pile-count number">{cards.length}</span>}
        </span>
      </button>
      {open && (
        <Dialog title={t.discard} onClose={() => setOpen(false)}>
          <Spread cards={cards} none={t.discardNone} />
        </Dialog>
      )}
    </>
  );
}
