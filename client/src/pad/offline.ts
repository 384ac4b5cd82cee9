/** Have the browser keep the pad, so that it opens without a network. */
export function keepOffline(scope: string): void {
  // Missing on plain http in a local network; the pad then needs the house to be opened.
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/pad-worker.js", { scope, updateViaCache: "none" }).catch(() => {
    // switched off: the page works as long as it is open
  });
}
