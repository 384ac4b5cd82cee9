import type { Refused } from "../errors";
import { sentence } from "../i18n/errors";
import { frame } from "../i18n/frame";
import { href } from "../router";
import { Button } from "./Button";
import { Page } from "./Page";

/** A whole page that says why there is nothing to see. */
export function Trouble({ refused }: { refused: Refused }) {
  const t = frame();
  return (
    <Page title={t.brand} world="lobby">
      <section class="prose">
        <h1>{sentence(refused)}</h1>
        <p class="row">
          <Button primary onClick={() => location.reload()}>
            {t.tryAgain}
          </Button>
          <a class="button" href={href("")}>
            {t.toFrontPage}
          </a>
        </p>
      </section>
    </Page>
  );
}
