import { words } from "../i18n/pad";
import { href } from "../router";
import { Icon } from "../ui/Icon";
import { Page } from "../ui/Page";
import type { PadTable } from "../wire";
import { change, desk } from "./desk";
import { fresh, MOST } from "./model";
import { NamesForm } from "./NamesForm";
import { OpenFile } from "./OpenFile";
import { UndoButton } from "./UndoButton";

/** The first step: names. Those of the last pad are there again. */
export function NewPad({ table }: { table: PadTable }) {
  const t = words();
  const before = desk.value.past.at(-1)?.names ?? [];
  return (
    <Page title={t.title} world="sea">
      <section class="pad-new">
        <h1>{t.names}</h1>
        <NamesForm
          names={Array.from({ length: MOST }, (_, seat) => before[seat] ?? "")}
          dealer={0}
          settled={false}
          submit={t.start}
          done={(names, dealer) => change(fresh(names, dealer))}
        />
        <div class="pad-other">
          {desk.value.past.length > 0 && <UndoButton />}
          <OpenFile table={table} />
          <a class="button" href={href("pad/life")}>
            <Icon name="heart" /> {t.life}
          </a>
        </div>
      </section>
    </Page>
  );
}
