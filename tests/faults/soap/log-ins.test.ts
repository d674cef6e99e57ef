import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { getCountries } from "~/services/clients.server.ts";
import { login3 } from "~/services/session.server.ts";
import { GOOD_ANSWERS } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { answerFrom, type StubReply } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const stub = useSoapStub(answerFrom(GOOD_ANSWERS));

const WHO = { username: "jonas.s", password: { plain: "Demo-2026!" }, ip: "", language: "lt" as const };

/** A back end that spends so long on each log-in; `most` is how many it had at once. */
function slowLogIns(milliseconds: number) {
  const seen = { now: 0, most: 0, asked: 0 };
  const reply: StubReply = async (response, call) => {
    seen.asked += 1;
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    await pause(milliseconds);
    seen.now -= 1;
    answerFrom(GOOD_ANSWERS)(response, call);
  };
  stub.reply("Login3", reply);
  return seen;
}

describe("R-G11: log-ins have places, a queue and a circuit breaker of their own", () => {
  test("200 at once are all let in, four at a time, and lists of others are read meanwhile", async () => {
    const backend = backendAt(stub.url);
    const seen = slowLogIns(20);
    const logIns = Promise.all(Array.from({ length: 200 }, () => login3(backend, WHO)));
    await pause(50);
    for (let read = 0; read < 10; read += 1) expect((await getCountries(backend)).ok).toBe(true);
    expect((await logIns).every(({ ok }) => ok)).toBe(true);
    expect([seen.asked, seen.most]).toEqual([200, 4]);
  });

  test("a back end that hangs on log-ins is left alone by log-ins only, and nobody waits in vain for a place", async () => {
    const backend = backendAt(stub.url, { breakerLogins: 4, soapReadSeconds: 1 });
    stub.reply("Login3", () => undefined);
    const ends = await Promise.allSettled(Array.from({ length: 40 }, () => login3(backend, WHO)));
    const kinds = ends.map((end) => (end.status === "rejected" ? (end.reason as { kind: string }).kind : "in"));
    // The places of the first three that gave up were taken before the fourth opened the circuit.
    expect(kinds.filter((kind) => kind === "deadline").length).toBeLessThan(8);
    expect(kinds.filter((kind) => kind === "circuitOpen").length).toBeGreaterThan(32);
    expect(stub.calls.length).toBeLessThan(8);
    expect((await getCountries(backend)).ok).toBe(true);
  });

  test("reads that fill their places and open their circuit leave the log-ins alone", async () => {
    const backend = backendAt(stub.url, { parallelReads: 2, breakerCalls: 2, soapReadSeconds: 1, queueSeconds: 1 });
    stub.reply("GetCountries", () => undefined);
    const reads = Promise.allSettled(Array.from({ length: 4 }, () => getCountries(backend)));
    expect((await login3(backend, WHO)).ok).toBe(true);
    await reads;
    await expect(getCountries(backend)).rejects.toMatchObject({ kind: "circuitOpen" });
    expect((await login3(backend, WHO)).ok).toBe(true);
  });
});
