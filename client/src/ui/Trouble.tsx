import type { Refused } from "../errors";
import { sentence } from "../i18n/errors";
import { frame } from "../i18n/frame";
import { href } from "../router";
import { Button } from "./Button";
import { Page } from "./Page";

/** A whole page that says why there is nothing to see. */
export function Trouble({ refused }: { refused: Refused }) {
  const t = frame();
  const lasting = refused.code.startsWith("no_such") || refused.code === "not_found";
  return (
    <Page title={t.brand} world="lobby">
      <section class="prose">
        <h1>{sentence(refused)}</h1>
        <p class="row">
          {!lasting && (
            <Button primary onClick={() => location.reload()}>
              {t.tryAgain}
            </Button>
          )}
          <a class={lasting ? "button button-primary" : "button"} href={href("")}>
            {t.toFrontPage}
          </a>
        </p>
      </section>
    </Page>
  );
}
