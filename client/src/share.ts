/** Handing a text or a link to somebody. */
import { toast } from "./ui/notices";

/** The address under which others reach a path of this house. */
export function publicAddress(path: string): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="stammtisch:address"]')?.content;
  return new URL(path, named || location.origin).href;
}

export async function copy(text: string, copied: string, failed: string): Promise<void> {
  try {
    // Plain http in a local network has no clipboard.
    await navigator.clipboard.writeText(text);
    toast(copied);
  } catch {
    toast(failed);
  }
}

/** The device's own way of sharing, or else the clipboard. */
export async function share(text: string, copied: string, failed: string): Promise<void> {
  if (navigator.share && matchMedia("(pointer: coarse)").matches) {
    await navigator.share({ text }).catch(() => undefined); // thought better of it
    return;
  }
  await copy(text, copied, failed);
}
