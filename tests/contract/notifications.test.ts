import { expect, test } from "vitest";
import { useBackEnd } from "../support/use-back-end.ts";
import { callerOf } from "../support/demo-session.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { moveClock } from "../support/verify-call.ts";

const DAY_MINUTES = 24 * 60;

const backEnd = useBackEnd();

async function noticesOf(user: string) {
  const call = await callerOf(backEnd.url, user);
  return listAt((await call("ListNotifications")).fields, "Pranesimai", "Pranesimas");
}

const typesOf = async (user: string) => (await noticesOf(user)).map((notice) => textAt(notice, "type"));

test("F-123: every user is greeted, in both languages, and nothing of it stays", async () => {
  const [greeting, ...others] = await noticesOf("jonas.s");
  expect(others).toEqual([]);
  expect(textAt(greeting, "message")).toContain("Laba diena");
  expect(textAt(greeting, "messageEn")).toContain("Hello");
  expect(["type", "variant", "unique", "collapsed"].map((name) => textAt(greeting, name))).toEqual([
    "greeting",
    "info",
    "0",
    "0",
  ]);
});

test.each([
  ["a seller is greeted", "vilte.s", ["greeting"]],
  ["a seller of shop 201 is told what does not work there", "nauja.s", ["greeting", "soap"]],
  ["a supervisor for whom nothing waits is greeted", "vadove", ["greeting"]],
  ["a supervisor whose role is written as 2, of shop 201, as well", "vadovas2", ["greeting", "soap"]],
  ["managers have no shop", "vadyb2", ["greeting", "attention"]],
])("F-123: by role and shop: %s", async (_case, user, types) => {
  expect(await typesOf(user)).toEqual(types);
});

test("F-111: what stays, what is folded, what makes two the same", async () => {
  const [warrants] = await noticesOf("vadove3");
  const [, works] = await noticesOf("vadyb2");
  expect(["unique", "uniqueMessage", "collapsed"].map((name) => textAt(warrants, name))).toEqual([
    "1",
    "warrants",
    "0",
  ]);
  expect(textAt(warrants, "text")).not.toBe("");
  expect(["unique", "collapsed"].map((name) => textAt(works, name))).toEqual(["1", "1"]);
  expect(textAt(works, "htmlMessage")).toContain("<script>");
  expect(textAt(works, "heading")).not.toBe("");
});

test.each([
  ["a day to come, of the last three", "vadove3", "danger", /^Iki \d{4}-\d\d-\d\d patvirtinkite.+: 3\./],
  ["one that has passed", "vadove4", "danger", /terminas \d{4}-\d\d-\d\d praėjo.+: 1\./],
])("F-400: the main user of a company is told of warrants that wait, with %s", async (_case, user, variant, words) => {
  const [warrants] = await noticesOf(user);
  expect(textAt(warrants, "variant")).toBe(variant);
  expect(textAt(warrants, "message")).toMatch(words);
});

test("F-400: before the last three days the notice is no alarm", async () => {
  await moveClock(backEnd, -DAY_MINUTES);
  const [warrants] = await noticesOf("vadove3");
  await moveClock(backEnd, DAY_MINUTES);
  expect(textAt(warrants, "variant")).toBe("warning");
});

test("F-400: once they are confirmed nothing is told any more", async () => {
  const call = await callerOf(backEnd.url, "vadove3");
  await call("ConfirmWarrants");
  expect(await typesOf("vadove3")).toEqual(["greeting"]);
});

test("1.3: a limited log-in is told nothing", async () => {
  const limited = await callerOf(backEnd.url, "ribotas");
  expect((await limited("ListNotifications")).code).toBe(1021);
});
