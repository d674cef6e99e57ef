import { describe, expect, test, vi } from "vitest";
import { DEFAULT_LIMITS } from "~/platform/limits.ts";
import { getCountries } from "~/services/clients.server.ts";
import { getContractDraft } from "~/services/contract-documents.server.ts";
import { makeContract } from "~/services/contracts.server.ts";
import { Bulkhead } from "~/services/transport/bulkhead.ts";
import { CallFailure } from "~/services/transport/call-failure.ts";
import { CircuitBreaker, type CallEnd } from "~/services/transport/circuit-breaker.ts";
import { ServicePolicy } from "~/services/transport/service-policy.ts";
import type { PolicyName } from "~/services/transport/operations.ts";
import { GOOD_ANSWERS } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { answerFrom, raw } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const { breakerCalls, breakerConnectionFailures } = DEFAULT_LIMITS;
const write = { operationId: "op-1" };

const stub = useSoapStub(answerFrom(GOOD_ANSWERS));

describe("R-G10: the circuit breaker over the wire", () => {
  const failing = raw(500, "text/html", "down");

  test("20 failed reads open it: the next read fails without a call, writes and documents go on", async () => {
    const backend = backendAt(stub.url, { breakerCalls, breakerConnectionFailures });
    stub.reply("GetCountries", failing);
    for (let call = 0; call < 20; call += 1)
      await expect(getCountries(backend)).rejects.toMatchObject({ kind: "status" });
    await expect(getCountries(backend)).rejects.toMatchObject({ kind: "circuitOpen", nothingSent: true });
    expect(stub.calls).toHaveLength(20);
    expect((await makeContract(backend, 1, write)).ok).toBe(true);
    expect((await getContractDraft(backend, 1)).ok).toBe(true);
  });

  test("after its pause one trial call goes through and closes it", async () => {
    const backend = backendAt(stub.url, { breakerCalls: 2, breakerConnectionFailures, breakerOpenSeconds: 1 });
    stub.replyOnce("GetCountries", failing, failing);
    await expect(getCountries(backend)).rejects.toMatchObject({ kind: "status" });
    await expect(getCountries(backend)).rejects.toMatchObject({ kind: "status" });
    await expect(getCountries(backend)).rejects.toMatchObject({ kind: "circuitOpen" });
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await getCountries(backend)).ok).toBe(true);
    expect((await getCountries(backend)).ok).toBe(true);
  });
});

describe("R-G10: each service has a circuit breaker of its own", () => {
  const POLICIES: readonly PolicyName[] = ["read", "write", "document", "verify", "time"];
  const controlOf = (policy: PolicyName) => new ServicePolicy(policy, DEFAULT_LIMITS);
  const whole = { signal: new AbortController().signal, isHurried: false, allow: () => undefined };
  const fail = () => Promise.reject(new CallFailure("status"));

  test.each(POLICIES)("20 failures of %s leave the others alone, its next call is not made", async (failing) => {
    const controls = new Map(POLICIES.map((policy) => [policy, controlOf(policy)]));
    const control = controls.get(failing);
    for (let call = 0; call < 20; call += 1) await expect(control?.run(whole, fail)).rejects.toThrow("status");
    const ask = vi.fn(() => Promise.resolve("asked"));
    await expect(control?.run(whole, ask)).rejects.toThrow("circuitOpen");
    expect(ask).not.toHaveBeenCalled();
    for (const policy of POLICIES.filter((other) => other !== failing))
      expect(await controls.get(policy)?.run(whole, () => Promise.resolve("asked"))).toBe("asked");
  });

  test("verification and time have the deadlines of the table", () => {
    expect([controlOf("verify").bounds.deadlineMs, controlOf("time").bounds.deadlineMs]).toEqual([5_000, 2_000]);
  });
});

describe("R-G10: the circuit breaker's rule", () => {
  const setUp = () => {
    const clock = { ms: 1_000_000 };
    const breaker = new CircuitBreaker(DEFAULT_LIMITS, () => clock.ms);
    const run = (...ends: CallEnd[]) => ends.forEach((end) => breaker.enter()(end));
    return { clock, breaker, run };
  };
  const many = (count: number, end: CallEnd) => Array.from({ length: count }, () => end);

  test("19 failures of 19 calls leave it closed, the 20th opens it", () => {
    const { breaker, run } = setUp();
    run(...many(19, "status"));
    expect(() => breaker.enter()).not.toThrow();
    run("status");
    expect(() => breaker.enter()).toThrow("circuitOpen");
  });

  test("less than half of the calls failing leaves it closed", () => {
    const { breaker, run } = setUp();
    run(...many(51, null), ...many(49, "malformed"));
    expect(() => breaker.enter()).not.toThrow();
  });

  test("failures older than 10 seconds do not count", () => {
    const { clock, breaker, run } = setUp();
    run(...many(19, "status"));
    clock.ms += 11_000;
    run("status");
    expect(() => breaker.enter()).not.toThrow();
  });

  test("five connection failures in a row open it; an answer in between starts the row again", () => {
    const { breaker, run } = setUp();
    run("refused", "refused", "reset", "dns", null, "refused", "refused", "refused", "refused");
    expect(() => breaker.enter()).not.toThrow();
    run("refused");
    expect(() => breaker.enter()).toThrow("circuitOpen");
  });

  test("our own limits and impatient users say nothing about the back end", () => {
    const { breaker, run } = setUp();
    run(...many(40, "cancelled"), ...many(40, "busy"), ...many(40, "request"));
    expect(() => breaker.enter()).not.toThrow();
  });

  test("after 5 seconds exactly one trial passes; its failure keeps it open for 5 more", () => {
    const { clock, breaker, run } = setUp();
    run(...many(5, "refused"));
    clock.ms += 4_999;
    expect(() => breaker.enter()).toThrow("circuitOpen");
    clock.ms += 1;
    const report = breaker.enter();
    expect(() => breaker.enter()).toThrow("circuitOpen");
    report("refused");
    expect(() => breaker.enter()).toThrow("circuitOpen");
    clock.ms += 5_000;
    breaker.enter()(null);
    run(...many(4, "refused"));
    expect(() => breaker.enter()).not.toThrow();
  });

  test("a call from before it opened neither closes nor prolongs it", () => {
    const { clock, breaker, run } = setUp();
    const late = breaker.enter();
    run(...many(5, "refused"));
    late(null);
    expect(() => breaker.enter()).toThrow("circuitOpen");
    clock.ms += 5_000;
    const trial = breaker.enter();
    late(null);
    expect(() => breaker.enter()).toThrow("circuitOpen");
    trial(null);
    expect(() => breaker.enter()).not.toThrow();
  });
});

describe("R-G11: places", () => {
  test("a policy that is full of slow documents leaves the reads alone", async () => {
    // Who waits gives up before a place becomes free: with equal times it is chance which comes first.
    const backend = backendAt(stub.url, { parallelDocuments: 2, soapDocumentSeconds: 3, queueSeconds: 1 });
    stub.reply("GetContractDraft", () => undefined);
    const drafts = Promise.allSettled(Array.from({ length: 4 }, () => getContractDraft(backend, 1)));
    await new Promise((resolve) => setImmediate(resolve));
    await expect(getContractDraft(backend, 1)).rejects.toMatchObject({ kind: "busy", nothingSent: true });
    expect((await getCountries(backend)).ok).toBe(true);
    expect((await drafts).every((end) => end.status === "rejected")).toBe(true);
    expect(stub.calls.filter((call) => call.operation === "GetContractDraft")).toHaveLength(2);
  });

  test("who waits gets the place that becomes free, in the order of coming", async () => {
    const bulkhead = new Bulkhead(1, 1_000);
    const signal = new AbortController().signal;
    const order: string[] = [];
    await bulkhead.enter(signal);
    const second = bulkhead.enter(signal).then(() => order.push("second"));
    bulkhead.leave();
    await second;
    const third = bulkhead.enter(signal).then(() => order.push("third"));
    bulkhead.leave();
    await third;
    expect(order).toEqual(["second", "third"]);
  });

  test("no request waits longer than the queue's time, and one that gave up holds no place", async () => {
    const bulkhead = new Bulkhead(1, 20);
    const signal = new AbortController().signal;
    await bulkhead.enter(signal);
    await expect(bulkhead.enter(signal)).rejects.toMatchObject({ kind: "busy" });
    bulkhead.leave();
    await expect(bulkhead.enter(signal)).resolves.toBeUndefined();
  });
});
