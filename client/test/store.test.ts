import { beforeEach, describe, expect, it, vi } from "vitest";
import { isBoolean, kept, oneOf } from "../src/store";

class MemoryStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, text: string) => void this.items.set(key, text);
}

let storage: MemoryStorage;
let hearStorage: (event: { key: string; newValue: string | null }) => void;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", (_: string, listener: typeof hearStorage) => {
    hearStorage = listener;
  });
});

describe("kept", () => {
  it("gives back what was written", () => {
    kept("sound", 1, false, isBoolean).value = true;
    expect(kept("sound", 1, false, isBoolean).value).toBe(true);
  });

  it.each(["{", '"x"', "null", '{"version":1,"data":"loud"}', '{"version":9,"data":true}'])(
    "sets %s aside and starts anew",
    (broken) => {
      storage.items.set("stammtisch.sound", broken);
      expect(kept("sound", 1, false, isBoolean).value).toBe(false);
      expect(storage.items.get("stammtisch.sound.aside")).toBe(broken);
    },
  );

  it("works without any storage", () => {
    vi.stubGlobal("localStorage", undefined);
    const theme = kept("theme", 1, "auto", oneOf("auto", "dark"));
    theme.value = "dark";
    expect(theme.value).toBe("dark");
  });

  it("follows another tab, but not into nonsense", () => {
    const theme = kept("theme", 1, "auto", oneOf("auto", "dark"));
    hearStorage({ key: "stammtisch.theme", newValue: '{"version":1,"data":"dark"}' });
    expect(theme.value).toBe("dark");
    hearStorage({ key: "stammtisch.theme", newValue: '{"version":1,"data":"pink"}' });
    expect(theme.value).toBe("dark");
  });
});
