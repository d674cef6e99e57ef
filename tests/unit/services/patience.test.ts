import { describe, expect, test, vi } from "vitest";
import { DEFAULT_LIMITS } from "~/platform/limits.ts";
import { withPatience } from "~/services/backend.server.ts";
import { getCountries } from "~/services/clients.server.ts";
import { startDeadline } from "~/services/transport/deadline.ts";
import { GOOD_ANSWERS } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { answerFrom, raw } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const stub = useSoapStub(answerFrom(GOOD_ANSWERS));
const silent = () => stub.reply("GetCountries", () => undefined);
const heal = () => stub.reply("GetCountries", answerFrom(GOOD_ANSWERS));
const BREAKER = { breakerCalls: 4, breakerConnectionFailures: DEFAULT_LIMITS.breakerConnectionFailures };

describe("R-G10: a caller who gave up before the back end had its time says nothing about the back end", () => {
  test("reads of a page that waits 50 ms for them leave the circuit closed for everybody", async () => {
    const backend = backendAt(stub.url, BREAKER);
    silent();
    for (let call = 0; call < 6; call += 1)
      await expect(getCountries(withPatience(backend, 50))).rejects.toMatchObject({ kind: "deadline" });
    heal();
    expect((await getCountries(backend)).ok).toBe(true);
  });

  test("so does a page whose own time ends in the middle of its call", async () => {
    const backend = backendAt(stub.url, BREAKER);
    silent();
    for (let call = 0; call < 6; call += 1)
      await expect(getCountries({ ...backend, endsAt: performance.now() + 40 })).rejects.toMatchObject({
        kind: "deadline",
      });
    heal();
    expect((await getCountries(backend)).ok).toBe(true);
  });

  test("reads that had their whole time open it", async () => {
    const backend = backendAt(stub.url, { ...BREAKER, soapReadSeconds: 1 });
    silent();
    const late = () => getCountries({ ...backend, endsAt: performance.now() + 990 });
    const calls = await Promise.allSettled([late(), late(), late(), late()]);
    expect(calls.every(({ status }) => status === "rejected")).toBe(true);
    await expect(getCountries(backend)).rejects.toMatchObject({ kind: "circuitOpen" });
  });

  test("one that gives up early is never the trial of an open circuit, the next whole one is", async () => {
    const backend = backendAt(stub.url, { ...BREAKER, breakerCalls: 1, breakerOpenSeconds: 1 });
    stub.replyOnce("GetCountries", raw(500, "text/html", "down"));
    await expect(getCountries(backend)).rejects.toMatchObject({ kind: "status" });
    await new Promise((resolve) => setTimeout(resolve, 1_020));
    await expect(getCountries(withPatience(backend, 1_000))).rejects.toMatchObject({ kind: "circuitOpen" });
    expect((await getCountries(backend)).ok).toBe(true);
  });

  test("a hurried call that is answered in time is answered", async () => {
    expect((await getCountries(withPatience(backendAt(stub.url), 2_000))).ok).toBe(true);
  });
});

test("R-G1: no timer is started for time that is over", () => {
  const timers = vi.spyOn(globalThis, "setTimeout");
  expect(() => startDeadline({ policyMs: 8_000, leftMs: -1_887 }, null)).toThrow("deadline");
  expect(timers).not.toHaveBeenCalled();
  timers.mockRestore();
});
