import { expect, test } from "vitest";
import { createRest } from "../../../backend/src/sending/rest.ts";

const isDone = async (promise: Promise<unknown>, withinMs: number): Promise<boolean> =>
  Promise.race([
    promise.then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), withinMs)),
  ]);

test("a worker sleeps until it is woken, or for its time", async () => {
  const rest = createRest();
  const woken = rest.sleep(Infinity, rest.wakeUps());
  expect(await isDone(woken, 30)).toBe(false);
  rest.wake();
  expect(await isDone(woken, 30)).toBe(true);
  expect(await isDone(rest.sleep(20, rest.wakeUps()), 500)).toBe(true);
});

test("work that came while a worker was looking is not slept over", async () => {
  const rest = createRest();
  const seen = rest.wakeUps();
  rest.wake();
  expect(await isDone(rest.sleep(Infinity, seen), 30)).toBe(true);
});

test("an alarm wakes every sleeper; after the end no sleep lasts and no alarm is left", async () => {
  const rest = createRest();
  rest.wakeAfter(20);
  const both = Promise.all([rest.sleep(Infinity, rest.wakeUps()), rest.sleep(Infinity, rest.wakeUps())]);
  expect(await isDone(both, 500)).toBe(true);
  rest.wakeAfter(60_000);
  const last = rest.sleep(Infinity, rest.wakeUps());
  rest.end();
  expect([await isDone(last, 30), rest.isEnded()]).toEqual([true, true]);
  expect(await isDone(rest.sleep(Infinity, rest.wakeUps()), 30)).toBe(true);
});
