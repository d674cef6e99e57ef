import { describe, expect, test } from "vitest";
import { toFlowView } from "~/flows/verification/code-flow-view.ts";
import { afterIssue, afterQuestion, afterRefusal } from "~/flows/verification/verification-steps.ts";
import type { IssuedCode } from "~/services/verify-types.ts";

const NOW = Date.parse("2026-11-20T08:00:00Z");
const MINUTE_MS = 60_000;
const at = (minutes: number) => ({
  method: 1 as const,
  contact: "vilte.s@pavyzdys.example",
  now: NOW + minutes * MINUTE_MS,
  codeLifeMs: 10 * MINUTE_MS,
});
const sent = (number = 1): IssuedCode => ({
  state: "sent",
  token: `t-${number}`,
  requestId: `r-${number}`,
  waitSeconds: 180,
});
const tryLater = (token: string | null, requestId: string | null, dayLimit = false): IssuedCode => ({
  state: "tryLater",
  token,
  requestId,
  waitSeconds: 100,
  dayLimit,
});
const wrong = { ok: false, problem: "wrong", waitSeconds: 60, triesLeft: 3 } as const;

const first = afterIssue(null, sent(), at(0));

describe("asking for a code", () => {
  test("F-151: a message that was sent is on its way, and another one is for later", () => {
    expect(first).toMatchObject({
      token: "t-1",
      requestId: "r-1",
      sending: "pending",
      questions: 0,
      rejected: [],
      codeSince: NOW,
      resendAt: NOW + 180_000,
      notice: null,
    });
  });

  test("O14, R-C26: the same code again keeps what was refused; a new one does not", () => {
    const refused = afterRefusal(first, "1111", wrong, NOW);
    expect(afterIssue(refused, sent(2), at(4))).toMatchObject({ rejected: ["1111"], triesLeft: 3, codeSince: NOW });
    expect(afterIssue(refused, sent(2), at(10))).toMatchObject({
      rejected: [],
      triesLeft: null,
      codeSince: NOW + 10 * MINUTE_MS,
    });
    const dead = afterRefusal(refused, "2222", { ...wrong, problem: "exhausted" }, NOW);
    expect(afterIssue(dead, sent(2), at(4)).rejected).toEqual([]);
    expect(afterIssue(refused, sent(2), { ...at(4), contact: "kita@pavyzdys.example" }).rejected).toEqual([]);
  });

  test("R-C12: too early nothing is sent; the earlier message goes on where it was", () => {
    const delivered = afterQuestion(first, "delivered", NOW);
    expect(afterIssue(delivered, tryLater("t-2", "r-1"), at(1))).toMatchObject({
      token: "t-2",
      sending: "delivered",
      resendAt: NOW + MINUTE_MS + 100_000,
      notice: "tryLater",
    });
    // Another session's message: this one has not asked about it yet.
    expect(afterIssue(null, tryLater("t-2", "r-1"), at(1))).toMatchObject({ sending: "pending" });
    // R-C10: a code that wrong tries have killed stays told as dead, however often it is asked for.
    expect(afterIssue(null, tryLater(null, null), at(1))).toMatchObject({ token: null, notice: "codeDead" });
    expect(afterIssue(null, tryLater(null, null, true), at(1))).toMatchObject({
      token: null,
      sending: "delivered",
      notice: "dayLimit",
    });
  });

  test("a refusal leaves nothing to type", () => {
    expect(afterIssue(first, { state: "refused", reason: "contactUnknown" }, at(1))).toMatchObject({
      token: null,
      notice: "contactUnknown",
    });
    expect(afterIssue(null, { state: "refused", reason: "other" }, at(1)).notice).toBe("refused");
  });
});

describe("R-C10: a refused code", () => {
  test("is remembered as long as its code can be typed", () => {
    expect(afterRefusal(first, "1111", wrong, NOW)).toMatchObject({ token: "t-1", rejected: ["1111"], triesLeft: 3 });
  });

  test.each(["exhausted", "expired", "used", "unknown"] as const)("%s: there is nothing more to type", (problem) => {
    expect(afterRefusal(first, "1111", { ...wrong, problem }, NOW)).toMatchObject({
      token: null,
      rejected: [],
      notice: "codeDead",
      resendAt: NOW + 60_000,
    });
  });
});

describe("F-152, F-153: what became of the message", () => {
  test("after the fortieth question without an answer it is given up", () => {
    let running = first;
    for (let question = 1; question < 40; question += 1) running = afterQuestion(running, "pending", NOW);
    expect(running).toMatchObject({ questions: 39, sending: "pending" });
    expect(afterQuestion(running, "pending", NOW)).toMatchObject({ questions: 40, sending: "unanswered" });
    expect(afterQuestion(running, "delivered", NOW).sending).toBe("delivered");
  });

  test("one that failed keeps no user waiting", () => {
    expect(afterQuestion(first, "failed", NOW)).toMatchObject({ sending: "failed", resendAt: NOW });
  });
});

describe("what the page knows", () => {
  test("no token, no refused code and no whole contact", () => {
    const view = toFlowView(afterRefusal(first, "1111", wrong, NOW), NOW + 30_500);
    expect(view).toEqual({
      method: 1,
      contact: "v***@pavyzdys.example",
      sending: "pending",
      canType: true,
      triesLeft: 3,
      waitSeconds: 150,
      notice: null,
    });
  });

  test("F-151: the wait ends exactly when it is over, and “try later” with it", () => {
    const early = afterIssue(first, tryLater("t-2", "r-1"), at(1));
    expect(toFlowView(early, early.resendAt - 1)).toMatchObject({ waitSeconds: 1, notice: "tryLater" });
    expect(toFlowView(early, early.resendAt)).toMatchObject({ waitSeconds: 0, notice: null });
  });
});
