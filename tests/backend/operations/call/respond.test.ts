import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { createClock } from "../../../../backend/src/clock.ts";
import type { OperationContext } from "../../../../backend/src/context.ts";
import { parseEnvironment } from "../../../../backend/src/environment.ts";
import { answer } from "../../../../backend/src/wire/answer.ts";
import { MANAGERS, operation, publicOperation } from "../../../../backend/src/operations/call/operation.ts";
import { respondTo } from "../../../../backend/src/operations/call/respond.ts";

/** A store that fails like a real one: its message holds the values of the query. */
const brokenStore = new Proxy(
  {},
  {
    get: () => () => {
      throw new Error("Failed query: select … params: 38403179912");
    },
  },
) as OperationContext["db"];

const context: OperationContext = { db: brokenStore, clock: createClock(), environment: parseEnvironment({}) };

afterEach(() => vi.restoreAllMocks());

function captureLog(): string[] {
  const lines: string[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
  return lines;
}

test("G34: a fault is 2000 with a number that is in the log as well, and the log holds no data", async () => {
  const log = captureLog();
  const failing = publicOperation(z.object({}), () => Promise.reject(new TypeError("38403179912 is broken")));
  const { code, message = "" } = await respondTo(context, "Failing", failing, {});
  const reference = /[0-9A-F]{12}/.exec(message)?.[0] ?? "none";
  expect(code).toBe(2000);
  expect(log.join("")).toContain(`"ref":"${reference}"`);
  expect(log.join("")).toContain('"error":"TypeError"');
  expect(log.join("")).not.toContain("38403179912");
  expect(message).not.toContain("38403179912");
});

test("a store that is down is 2000, not a session that is over", async () => {
  const log = captureLog();
  const guarded = operation(MANAGERS, z.object({}), () => Promise.resolve(answer()));
  expect((await respondTo(context, "Guarded", guarded, { sesija: "a" })).code).toBe(2000);
  expect(log.join("")).not.toContain("38403179912");
});

test.each([[null], [undefined], ["text"], [[]], [{ sesija: ["a", "b"] }], [{ sesija: { a: "b" } }]])(
  "F-476: a request of %j has no session and asks the store nothing",
  async (request) => {
    captureLog();
    const guarded = operation(MANAGERS, z.object({}), () => Promise.resolve(answer()));
    expect((await respondTo(context, "Guarded", guarded, request)).code).toBe(1020);
  },
);
