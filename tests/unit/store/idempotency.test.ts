import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { releaseAttempt, runIdempotent, settleAttempt } from "../../../app/store/idempotency.server.ts";
import { portalStore } from "../../../app/store/portal-store.server.ts";
import { usePortal } from "../session/portal-environment.ts";

usePortal({ LIMITS: "operationWaitSeconds=1" });

const attempt = (content: unknown = { sum: "100" }, owner = "7") => ({ owner, operationId: randomUUID(), content });
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

describe("R-I1: one attempt is carried out once", () => {
  test("ten posts at once make one contract, and all get its number", async () => {
    const made = vi.fn(async () => {
      await new Promise((resolve) => setImmediate(resolve));
      return { contract: "EP-000001" };
    });
    const key = attempt();
    const answers = await Promise.all(Array.from({ length: 10 }, () => runIdempotent(key, made)));
    expect(made).toHaveBeenCalledTimes(1);
    expect(answers.map((answer) => answer.state === "done" && answer.value.contract)).toEqual(
      Array.from({ length: 10 }, () => "EP-000001"),
    );
    expect(answers.filter((answer) => answer.state === "done" && answer.repeated)).toHaveLength(9);
  });

  test("a repeat later gets the same answer without doing anything", async () => {
    const key = attempt();
    await runIdempotent(key, async () => "first");
    expect(await runIdempotent(key, async () => "second")).toEqual({ state: "done", value: "first", repeated: true });
  });

  test("R-I2: the same attempt with other content is a conflict, also while the first still runs", async () => {
    const key = attempt();
    const { open, opened } = gate();
    const first = runIdempotent(key, () => opened.then(() => "done"));
    const work = vi.fn(async () => "x");
    expect(await runIdempotent({ ...key, content: { sum: "200" } }, work)).toEqual({ state: "conflict" });
    open();
    await first;
    expect(await runIdempotent({ ...key, content: { sum: "200" } }, work)).toEqual({ state: "conflict" });
    expect(work).not.toHaveBeenCalled();
  });

  test("another user's attempt with the same id is separate", async () => {
    const key = attempt();
    await runIdempotent(key, async () => "mine");
    expect(await runIdempotent({ ...key, owner: "8" }, async () => "yours")).toEqual({
      state: "done",
      value: "yours",
      repeated: false,
    });
  });

  test("who waits too long is told that it is still running", async () => {
    const key = attempt();
    const { open, opened } = gate();
    const first = runIdempotent(key, () => opened.then(() => "late"));
    expect(await runIdempotent(key, async () => "x")).toEqual({ state: "running" });
    open();
    expect(await first).toEqual({ state: "done", value: "late", repeated: false });
  });

  test("a form without an attempt's id is refused", async () => {
    await expect(runIdempotent({ owner: "7", operationId: null, content: {} }, async () => "x")).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe("when the outcome is not known", () => {
  const fails = (error: unknown) => async (): Promise<string> => {
    throw error;
  };

  test("R-I3: an answer that was lost is never repeated; settled, its repeats get what was found", async () => {
    const key = attempt();
    await expect(runIdempotent(key, fails(new Error("time-out")))).rejects.toThrow("time-out");
    const work = vi.fn(async () => "again");
    expect(await runIdempotent(key, work)).toEqual({ state: "unknown" });
    await settleAttempt(key, "EP-000001");
    expect(await runIdempotent(key, work)).toEqual({ state: "done", value: "EP-000001", repeated: true });
    expect(work).not.toHaveBeenCalled();
  });

  test("released after a reading showed that nothing had happened, it may be tried again", async () => {
    const key = attempt();
    await expect(runIdempotent(key, fails(new Error("time-out")))).rejects.toThrow();
    await releaseAttempt(key);
    expect(await runIdempotent(key, async () => "again")).toMatchObject({ state: "done", value: "again" });
  });

  test("a failure before anything was sent leaves the attempt free", async () => {
    const key = attempt();
    await expect(runIdempotent(key, fails(Object.assign(new Error("refused"), { nothingSent: true })))).rejects.toThrow(
      "refused",
    );
    expect(await runIdempotent(key, async () => "again")).toMatchObject({
      state: "done",
      value: "again",
      repeated: false,
    });
  });

  test("without a store nothing is carried out", async () => {
    const { store } = await portalStore();
    store.setIfAbsent = () => Promise.reject(new Error("down"));
    const work = vi.fn(async () => "x");
    await expect(runIdempotent(attempt(), work)).rejects.toMatchObject({ status: 503 });
    expect(work).not.toHaveBeenCalled();
  });
});

test("whatever is asked in whatever order, an attempt is carried out at most once between two releases", async () => {
  const step = fc.constantFrom("run", "run other", "fail", "fail unsent", "settle", "release");
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const key = attempt();
      let effects = 0;
      let allowed = 1;
      for (const what of steps) {
        if (what === "settle") await settleAttempt(key, "settled");
        else if (what === "release") {
          await releaseAttempt(key);
          allowed = effects + 1;
        } else {
          const content = what === "run other" ? { sum: "999" } : key.content;
          await runIdempotent({ ...key, content }, async () => {
            if (what === "fail unsent") throw Object.assign(new Error("x"), { nothingSent: true });
            effects += 1;
            if (what === "fail") throw new Error("x");
            return "done";
          }).catch(() => undefined);
        }
        expect(effects).toBeLessThanOrEqual(allowed);
      }
    }),
    { numRuns: 60 },
  );
});
