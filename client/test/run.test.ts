import { expect, it, vi } from "vitest";
import { followRun } from "../src/scoundrel/model";
import { connection, type TableNews } from "../src/socket";

it("is busy until the house has shown what came of a command", async () => {
  const watch = vi.spyOn(connection, "watch").mockReturnValue(() => {});
  vi.spyOn(connection, "command").mockResolvedValue(4);
  const run = followRun("t1", () => {});
  const tell = (seq: number) =>
    watch.mock.calls[0]?.[1].news({
      ...{ type: "update", game: "scoundrel", table: "t1", seq, seat: 0, steps: [] },
      ...{ view: { choices: [] }, info: {} },
    } as unknown as TableNews);
  tell(3);
  expect(run.busy.value).toBe(false);
  const acted = run.act("avoid");
  expect(run.busy.value).toBe(true);
  await acted;
  expect(run.busy.value).toBe(true);
  tell(4);
  expect(run.busy.value).toBe(false);
});
