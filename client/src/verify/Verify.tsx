import "./verify.css";
import { useEffect, useState } from "preact/hooks";
import { words as dungeon } from "../i18n/scoundrel";
import { words } from "../i18n/verify";
import { parse, type Replay, replay, troubleOf } from "../replay/record";
import { Card } from "../ui/Card";
import { Icon } from "../ui/Icon";
import { Page } from "../ui/Page";
import { Trouble } from "../ui/Trouble";
import { useAnswer } from "../useAnswer";
import { check, firstSeen, type Verdict } from "./check";

/** What is to be checked. */
interface Claim {
  seed: string;
  commitment: string | null;
  /** Cards in the order in which they were seen; empty when no run is at hand. */
  seen: readonly string[];
}

function claimOf(game: Replay): Claim | null {
  if (game.game !== "scoundrel" || !game.info?.seed) return null;
  return { seed: game.info.seed, commitment: game.info.commitment, seen: firstSeen(game.positions) };
}

function useVerdict(claim: Claim | null): Verdict | null | undefined {
  const [verdict, setVerdict] = useState<Verdict | null>();
  useEffect(() => {
    setVerdict(undefined);
    if (claim) void check(claim.seed, claim.commitment, claim.seen).then(setVerdict);
  }, [claim]);
  return verdict;
}

function Finding({ good, children }: { good: boolean; children: string }) {
  return (
    <p class={good ? "finding finding-good" : "finding finding-bad"}>
      <Icon name={good ? "check" : "close"} /> {children}
    </p>
  );
}

function Findings({ verdict }: { verdict: Verdict }) {
  const t = words();
  return (
    <div class="findings" role="status">
      {verdict.committed === null ? (
        <p>{t.noCommitment}</p>
      ) : (
        <Finding good={verdict.committed}>{verdict.committed ? t.committed : t.notCommitted}</Finding>
      )}
      <code class="breakable">{verdict.commitment}</code>
      {verdict.seen > 0 && (
        <Finding good={verdict.inOrder}>
          {verdict.inOrder ? t.inOrder(verdict.seen) : t.notInOrder}
        </Finding>
      )}
      <h2>{t.deck}</h2>
      <ol role="list" class="deck">
        {verdict.deck.map((card, i) => (
          <li key={card} class={i < verdict.seen ? "seen" : undefined}>
            <Card code={card} game="scoundrel" name={dungeon().card(card)} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function ClaimForm({ make }: { make: (claim: Claim) => void }) {
  const t = words();
  const [seed, setSeed] = useState("");
  const [promised, setPromised] = useState("");
  const [trouble, setTrouble] = useState("");

  async function openRecord(text: string): Promise<void> {
    try {
      const record = parse(text);
      const game = await replay(record);
      const { seed: own } = record as { seed?: unknown };
      if (game.game !== "scoundrel" || typeof own !== "string") throw new Error("no seed in it");
      setSeed(own);
      make({ seed: own, commitment: promised || null, seen: firstSeen(game.positions) });
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  }

  return (
    <form
      class="claim"
      onSubmit={(event) => {
        event.preventDefault();
        make({ seed, commitment: promised || null, seen: [] });
      }}
    >
      <label for="seed">{t.seed}</label>
      <input
        id="seed"
        class="field"
        value={seed}
        required
        spellcheck={false}
        autoComplete="off"
        onInput={(event) => setSeed(event.currentTarget.value)}
      />
      <label for="commitment">{t.commitment}</label>
      <input
        id="commitment"
        class="field"
        value={promised}
        spellcheck={false}
        autoComplete="off"
        onInput={(event) => setPromised(event.currentTarget.value)}
      />
      <button type="submit" class="button button-primary">
        {t.check}
      </button>
      <label for="record">{t.record}</label>
      <input
        id="record"
        class="field"
        type="file"
        accept=".json,application/json"
        onChange={async (event) => {
          const file = event.currentTarget.files?.[0];
          if (file) await openRecord(await file.text());
        }}
      />
      <p role="alert" class="trouble">
        {trouble}
      </p>
    </form>
  );
}

/** Checks the shuffle of a finished run in the browser, without trusting the house. */
export default function Verify({ params: { table } }: { params: Readonly<Record<string, string>> }) {
  const t = words();
  const { value: game, refused } = useAnswer<Replay>(table ? `/api/tables/${table}/replay` : null);
  const [claim, make] = useState<Claim | null>(null);
  const verdict = useVerdict(claim);
  useEffect(() => {
    if (game) make(claimOf(game));
  }, [game]);
  if (refused) return <Trouble refused={refused} />;
  return (
    <Page title={t.title} world="lobby">
      <section class="prose verify">
        <h1>{t.title}</h1>
        <p>{t.how}</p>
        {!globalThis.crypto.subtle ? (
          <p class="trouble">{t.noCrypto}</p>
        ) : (
          <>
            {game && !claimOf(game) && <p>{t.notYet}</p>}
            {!table && <ClaimForm make={make} />}
            {claim && verdict === undefined && <p class="soft">{t.working}</p>}
            {verdict === null && <p class="trouble">{t.badSeed}</p>}
            {verdict && <Findings verdict={verdict} />}
          </>
        )}
      </section>
    </Page>
  );
}
