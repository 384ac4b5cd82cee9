import "./styles/lobby.css";
import { post } from "../api";
import { refusals, words } from "../i18n/skullking";
import { go, href } from "../router";
import { Button } from "../ui/Button";
import { complain } from "../ui/notices";
import { Page } from "../ui/Page";
import type { Opened } from "../wire";

/** Where a personal link leads: to one's own seat, on this device from now on. */
export default function Rejoin({ params: { token = "" } }: { params: Readonly<Record<string, string>> }) {
  const t = words().rejoin;
  const take = async () => {
    try {
      const { table } = await post<Opened>("/api/rejoin", { token });
      go(href(`table/${table}`), "replace");
    } catch (error) {
      complain(error, refusals());
    }
  };
  return (
    <Page title={t.title} world="sea">
      <section class="prose">
        <h1>{t.title}</h1>
        <p>{t.text}</p>
        <p>
          <Button primary onClick={() => void take()}>
            {t.take}
          </Button>
        </p>
      </section>
    </Page>
  );
}
