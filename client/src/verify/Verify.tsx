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
import { check, type Deal, dungeonOf, handsOf, type Verdict } from "./check";
import { bytesOf, DUNGEON } from "./shuffle";

/** What is to be checked. */
interface Claim {
  game: Replay["game"];
  seed: string;
  commitment: string | null;
  deals: readonly Deal[];
}

/** A seed alone says how the dungeon lies. */
const ONLY_THE_SEED: readonly Deal[] = [{ label: "scoundrel", cards: DUNGEON, groups: [] }];

function dealsOf(game: Replay): readonly Deal[] {
  return game.game === "scoundrel" ? [dungeonOf(game.positions)] : handsOf(game.positions);
}

function claimOf(game: Replay): Claim | null {
  if (!game.info?.seed) return null;
  const { seed, commitment } = game.info;
  return { game: game.game, seed, commitment, deals: dealsOf(game) };
}

function useVerdict(claim: Claim | null): Verdict | null | undefined {
  const [verdict, setVerdict] = useState<Verdict | null>();
  useEffect(() => {
    setVerdict(undefined);
    if (claim) void check(claim.seed, claim.commitment, claim.deals).then(setVerdict);
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

function Dungeon({ deck, seen }: { deck: readonly string[]; seen: number }) {
  return (
    <>
      <h2>{words().deck}</h2>
      <ol role="list" class="deck">
        {deck.map((card, i) => (
          <li key={card} class={i < seen ? "seen" : undefined}>
            <Card code={card} game="scoundrel" name={dungeon().card(card)} />
          </li>
        ))}
      </ol>
    </>
  );
}

function Findings({ verdict, game }: { verdict: Verdict; game: Claim["game"] }) {
  const t = words();
  const { committed, commitment, dealt } = verdict;
  const agrees = dealt.every((deal) => deal.agrees);
  const seen = dealt.reduce((sum, deal) => sum + deal.seen, 0);
  const said = game === "scoundrel" ? t.dungeon(agrees, seen) : t.hands(agrees, dealt.length);
  return (
    <div class="findings" role="status">
      {committed === null ? (
        <p>{t.noCommitment}</p>
      ) : (
        <Finding good={committed}>{committed ? t.committed : t.notCommitted}</Finding>
      )}
      <code class="breakable">{commitment}</code>
      {seen > 0 && <Finding good={agrees}>{said}</Finding>}
      {game === "scoundrel" && dealt.map((deal) => <Dungeon key="dungeon" {...deal} />)}
    </div>
  );
}

function ClaimForm({ make }: { make: (claim: Claim) => void }) {
  const t = words();
  const [seed, setSeed] = useState("");
  const [promised, setPromised] = useState("");
  const [trouble, setTrouble] = useState("");

  function checkTyped(): void {
    const commitment = promised.trim();
    if (commitment && !bytesOf(commitment)) return setTrouble(t.badCommitment);
    setTrouble("");
    make({ game: "scoundrel", seed, commitment: commitment || null, deals: ONLY_THE_SEED });
  }

  async function openRecord(text: string): Promise<void> {
    setTrouble("");
    try {
      const record = parse(text);
      const game = await replay(record);
      const { seed: own } = record as { seed?: unknown };
      if (typeof own !== "string") return setTrouble(t.noSeed);
      setSeed(own);
      make({ game: game.game, seed: own, commitment: promised || null, deals: dealsOf(game) });
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  }

  return (
    <form
      class="claim"
      onSubmit={(event) => {
        event.preventDefault();
        checkTyped();
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

/** Checks the shuffle of a finished game in the browser, without trusting the house. */
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
            {claim && verdict && <Findings verdict={verdict} game={claim.game} />}
          </>
        )}
      </section>
    </Page>
  );
}
