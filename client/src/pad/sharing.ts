/** Showing the pad to others: a link that reads, and the secret with which only this browser writes. */
import { effect, signal } from "@preact/signals";
import { post, put } from "../api";
import { Refused, refusal } from "../errors";
import { refusals } from "../i18n/pad";
import { kept } from "../store";
import { complain } from "../ui/notices";
import type { ChangePad, NewPad, OwnPad } from "../wire";
import { desk } from "./desk";
import type { Pad } from "./model";

type Sharing = Pick<OwnPad, "share" | "owner">;

/** Milliseconds until it is tried again. */
const PAUSE = 5_000;

export const sharing = kept<Sharing | null>("pad.sharing", 1, null, (data): data is Sharing | null => {
  if (data === null) return true;
  const { share, owner } = (data ?? {}) as Partial<Sharing>;
  return typeof share === "string" && typeof owner === "string";
});

/** Whether the link shows less than this page. */
export const behind = signal(false);

/** What the link shows, as far as we know. */
let shown: Pad | null = null;

/** Make a link for the pad. */
export async function startSharing(pad: Pad): Promise<void> {
  const { share, owner } = await post<OwnPad>("/api/pads", { body: { ...pad } } satisfies NewPad);
  shown = pad;
  sharing.value = { share, owner };
}

/** Forget the link's secret: the link goes on showing what it shows. */
export function stopSharing(): void {
  sharing.value = null;
  behind.value = false;
}

async function send({ share, owner }: Sharing, pad: Pad): Promise<void> {
  await put(`/api/pads/${share}`, { owner, body: { ...pad } } satisfies ChangePad);
  shown = pad;
}

/** Keep the link up to date until the returned function is called; without a network it waits. */
export function keepUp(): () => void {
  let busy = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  async function catchUp(): Promise<void> {
    clearTimeout(retry);
    if (busy) return;
    busy = true;
    try {
      for (;;) {
        const to = sharing.peek();
        const { pad } = desk.peek();
        if (!to || !pad || pad === shown) break;
        await send(to, pad);
      }
      behind.value = false;
    } catch (error) {
      fail(refusal(error));
    }
    busy = false;
  }

  function fail(why: Refused): void {
    if (why.code === "no_such_pad" || why.code === "not_your_pad") {
      stopSharing();
      complain(why, refusals());
      return;
    }
    behind.value = true;
    retry = setTimeout(() => void catchUp(), PAUSE);
  }

  const now = () => void catchUp();
  const stop = effect(() => {
    if (sharing.value && desk.value.pad) now();
  });
  addEventListener("online", now);
  return () => {
    stop();
    clearTimeout(retry);
    removeEventListener("online", now);
  };
}
