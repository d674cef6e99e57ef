import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBackEnd, type RunningBackEnd } from "../../support/back-end.ts";
import {
  messagesTo,
  moveClock,
  otherThan,
  receivedCode,
  sendingStatus,
  sent,
  verifyCall,
  type VerifyReply,
} from "../../support/verify-call.ts";

let backEnd: RunningBackEnd;
let lastPhone = 70_000;

beforeAll(async () => {
  backEnd = await startBackEnd();
}, 240_000);

afterAll(() => backEnd.stop());

/** A number that no other test has used. */
const freshPhone = (): string => {
  lastPhone += 1;
  return `+370600${lastPhone}`;
};

const sendSms = (phone: string, locale?: string) =>
  verifyCall(backEnd.url, "send-sms", locale === undefined ? { phone } : { phone, locale });

const verify = (issued: VerifyReply, code: string) =>
  verifyCall(backEnd.url, "verify-code", { token: issued.body.token, code, method: 2 });

/** A fresh number with a code that has arrived. */
async function withCode() {
  const phone = freshPhone();
  const issued = await sendSms(phone);
  return { phone, issued, code: await receivedCode(backEnd, issued, phone) };
}

describe("F-500: a code by SMS", () => {
  test("is on its way with a token, a number for its status and 180 seconds to wait", async () => {
    const { status, body } = await sendSms(freshPhone());
    expect([status, body.info]).toEqual([200, { code: 0, wait: 180 }]);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.requestID).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    [undefined, /^Patvirtinimo kodas \d{4}\. Galioja iki \d\d:\d\d\. Niekam jo nesakykite\.$/],
    ["lt", /^Patvirtinimo kodas/],
    ["en", /^Verification code \d{4}\. Valid until \d\d:\d\d\. Do not share it\.$/],
  ])("in the language %s, short enough for one SMS", async (locale, text) => {
    const phone = freshPhone();
    await sent(backEnd.url, (await sendSms(phone, locale)).body.requestID);
    const [message] = await messagesTo(backEnd, phone);
    expect(message?.content).toMatch(text);
    expect(message?.content.length).toBeLessThanOrEqual(70);
  });

  test("a number is one number however it is spaced", async () => {
    const { phone } = await withCode();
    const spaced = `${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7, 9)}-${phone.slice(9)}`;
    expect((await sendSms(spaced)).body.info?.code).toBe(3);
  });
});

describe("F-153, F-512: the sending status", () => {
  test("success once the operator has it", async () => {
    const issued = await sendSms(freshPhone());
    expect(await sent(backEnd.url, issued.body.requestID)).toBe(2);
  });

  test("F-155: failed for the number of the demo that receives nothing", async () => {
    const issued = await sendSms("+37060000001");
    expect(await sent(backEnd.url, issued.body.requestID)).toBe(1);
    expect((await sendSms("+37060000001")).body.info, "who never had a code need not wait for another").toEqual({
      code: 0,
      wait: 180,
    });
  });

  test("R-C15: pending for the number whose phone is off", async () => {
    const issued = await sendSms("+37060000002");
    expect(await sent(backEnd.url, issued.body.requestID, 3_000)).toBe(0);
  });

  test.each(["0".repeat(32), "1", "abc%00", "..%2f..", "x".repeat(2_000)])("%s is 404", async (id) => {
    expect((await sendingStatus(backEnd.url, id)).status).toBe(404);
  });
});

describe("F-501: checking a code", () => {
  test("right: verified", async () => {
    const { issued, code } = await withCode();
    expect((await verify(issued, code)).body).toEqual({ status: 2, verified: true, info: { wait: 0 } });
  });

  test("wrong: an error with the tries that are left and the wait for another code", async () => {
    const { issued, code } = await withCode();
    const { body } = await verify(issued, otherThan(code));
    expect(body).toMatchObject({ status: 1, verified: false, info: { reason: "wrong", triesLeft: 4 } });
    expect(body.info?.wait).toBeGreaterThan(150);
    expect((await verify(issued, code)).body.status).toBe(2);
  });

  test("R-C10: after five wrong ones the right one is refused too, and only a new code helps", async () => {
    const { phone, issued, code } = await withCode();
    const tries = [];
    for (let attempt = 0; attempt < 5; attempt += 1) tries.push((await verify(issued, otherThan(code))).body.info);
    expect(tries.map((info) => [info?.triesLeft, info?.reason])).toEqual([
      [4, "wrong"],
      [3, "wrong"],
      [2, "wrong"],
      [1, "wrong"],
      [0, "exhausted"],
    ]);
    expect((await verify(issued, code)).body).toMatchObject({ status: 1, verified: false });
    const later = await sendSms(phone);
    expect([later.body.info?.code, later.body.token, later.body.requestID]).toEqual([3, null, null]);
  });

  test("R-C10: five guesses at the same moment are five tries", async () => {
    const { issued, code } = await withCode();
    const guesses = Array.from({ length: 12 }, () => verify(issued, otherThan(code)));
    const reasons = (await Promise.all(guesses)).map(({ body }) => body.info?.reason);
    expect(reasons.filter((reason) => reason === "wrong")).toHaveLength(4);
    expect((await verify(issued, code)).body.verified).toBe(false);
  });

  test("R-C11: the same code a second time is refused, also when both come at once", async () => {
    const { issued, code } = await withCode();
    const both = await Promise.all([verify(issued, code), verify(issued, code)]);
    expect(both.map(({ body }) => body.verified).sort()).toEqual([false, true]);
    expect((await verify(issued, code)).body.info?.reason).toBe("used");
  });

  test("R-C11: the code of one number does not fit the token of another", async () => {
    const first = await withCode();
    const second = await withCode();
    const typed = first.code === second.code ? otherThan(second.code) : first.code;
    expect((await verify(second.issued, typed)).body.verified).toBe(false);
  });

  test("an unknown token, another way, a text that is no code: refused, and no try is counted", async () => {
    const { issued, code } = await withCode();
    const post = (body: object) => verifyCall(backEnd.url, "verify-code", body);
    const unknown = await post({ token: "nobody-knows-it", code, method: 2 });
    const otherWay = await post({ token: issued.body.token, code, method: 1 });
    expect([unknown.body.info?.reason, otherWay.body.info?.reason]).toEqual(["unknown", "unknown"]);
    expect((await verify(issued, "12a4")).body.info).toMatchObject({ reason: "wrong", triesLeft: 4 });
    expect((await verify(issued, ` ${code} `)).body.verified).toBe(true);
  });

  test("R-C11: after ten minutes it is too old", async () => {
    const { issued, code } = await withCode();
    await moveClock(backEnd, 10);
    expect((await verify(issued, code)).body.info).toMatchObject({ reason: "expired", wait: 0 });
  });
});

describe("F-151, R-C12: the wait", () => {
  test("before 180 seconds: try later with the seconds that are left, and the code stays good under both tokens", async () => {
    const { phone, issued, code } = await withCode();
    const again = await sendSms(phone);
    expect(again.body.info?.code).toBe(3);
    expect(again.body.info?.wait).toBeGreaterThan(150);
    expect(again.body.info?.wait).toBeLessThanOrEqual(180);
    expect(again.body.requestID).toBe(issued.body.requestID);
    expect(again.body.token).not.toBe(issued.body.token);
    expect(await messagesTo(backEnd, phone)).toHaveLength(1);
    expect((await verify(again, code)).body.verified).toBe(true);
  });

  test("ten requests at the same moment send one message", async () => {
    const phone = freshPhone();
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendSms(phone)));
    expect(answers.map(({ body }) => body.info?.code).sort()).toEqual([0, 3, 3, 3, 3, 3, 3, 3, 3, 3]);
    expect(new Set(answers.map(({ body }) => body.requestID)).size).toBe(1);
    await sent(backEnd.url, answers[0]?.body.requestID);
    expect(await messagesTo(backEnd, phone)).toHaveLength(1);
  });

  test("O14: sent again after 180 seconds it is the same code, and the tries are not given back", async () => {
    const { phone, issued, code } = await withCode();
    for (let attempt = 0; attempt < 3; attempt += 1) await verify(issued, otherThan(code));
    await moveClock(backEnd, 3);
    const again = await sendSms(phone);
    expect(again.body.info).toEqual({ code: 0, wait: 180 });
    expect(await receivedCode(backEnd, again, phone)).toBe(code);
    expect(await messagesTo(backEnd, phone)).toHaveLength(2);
    expect((await verify(again, otherThan(code))).body.info?.triesLeft).toBe(1);
    expect((await verify(issued, code)).body.verified, "the first page still works").toBe(true);
  });

  test("who has typed the code rightly may ask for another at once", async () => {
    const { phone, issued, code } = await withCode();
    await verify(issued, code);
    expect((await sendSms(phone)).body.info).toEqual({ code: 0, wait: 180 });
  });
});

test("O14: ten codes a day; then try later until the first of them is a day old", async () => {
  const phone = freshPhone();
  for (let index = 0; index < 10; index += 1) {
    expect((await sendSms(phone)).body.info).toEqual({ code: 0, wait: 180 });
    await moveClock(backEnd, 11);
  }
  const refused = await sendSms(phone);
  expect(refused.body).toMatchObject({ info: { code: 3, reason: "dayLimit" }, token: null, requestID: null });
  expect(refused.body.info?.wait).toBeGreaterThan(22 * 3_600);
  await moveClock(backEnd, 24 * 60 - 111);
  expect((await sendSms(phone)).body.info?.code).toBe(3);
  await moveClock(backEnd, 2);
  expect((await sendSms(phone)).body.info?.code).toBe(0);
});

test("G08: a number gets ten messages a day, repeated ones among them", async () => {
  const phone = freshPhone();
  const codes = [];
  for (let index = 0; index < 11; index += 1) {
    codes.push((await sendSms(phone)).body.info?.code);
    await moveClock(backEnd, 4);
  }
  expect(codes).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]);
});
