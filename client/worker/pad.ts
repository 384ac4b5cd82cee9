/**
 * Opens the score pad without a network.
 *
 * Each worker keeps one version of the pad, whole, and looks after nothing
 * else: the pad's page, its table of scores, and files whose names hold their
 * hash. Page and scores come from the house whenever it answers; what is kept
 * is for when it does not. Everything else goes to the network as if there
 * were no worker.
 */
export {}; // makes this a module, whose self is its own

/** What the house writes before this script. */
declare const KEPT: { version: string; files: readonly string[] };
declare const self: ServiceWorkerGlobalScope;

/** Milliseconds after which a house that does not answer counts as away. */
const PATIENCE = 4_000;

/** The page that is kept, `/de/pad`; there is a worker for each language. */
const PAGE = new URL(self.registration.scope).pathname;
const SCORES = "/api/pad/scores";
const OURS = `pad ${PAGE} `;
const CACHE = OURS + KEPT.version;

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  const fresh = [PAGE, SCORES].map((path) => new Request(path, { cache: "no-cache" }));
  await cache.addAll([...fresh, ...KEPT.files]);
}

async function forgetOlder(): Promise<void> {
  const names = await caches.keys();
  const older = names.filter((name) => name.startsWith(OURS) && name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path);
}

/** From the house, or as it was kept when the house is away or out of order. */
async function freshOrKept(request: Request, path: string): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    return answer.status < 500 ? answer : ((await kept(path)) ?? answer);
  } catch {
    return (await kept(path)) ?? Response.error();
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOlder()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (pathname === PAGE || pathname === `${PAGE}/life`) event.respondWith(freshOrKept(request, PAGE));
  } else if (pathname === SCORES) {
    event.respondWith(freshOrKept(request, SCORES));
  } else if (KEPT.files.includes(pathname)) {
    event.respondWith(kept(pathname).then((file) => file ?? fetch(request)));
  }
});
