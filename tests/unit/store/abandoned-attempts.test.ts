import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { z } from "zod";
import { unlessStoreIsFull } from "../../../app/store/bearable.server.ts";
import { changeRecord } from "../../../app/store/change-record.server.ts";
import { isAbandoned, runIdempotent } from "../../../app/store/idempotency.server.ts";
import { portalRecords } from "../../../app/store/portal-store.server.ts";
import { pass, usePortal } from "../session/portal-environment.ts";

usePortal();

const attempt = () => ({ owner: "7", operationId: randomUUID(), content: { sum: "100" } });

test("an attempt that was never begun, or that has its answer, is not abandoned", async () => {
  const key = attempt();
  expect(await isAbandoned(key)).toBe(false);
  await runIdempotent(key, async () => "EP-000001");
  expect(await isAbandoned(key)).toBe(false);
});

test("an attempt whose answer was lost is abandoned", async () => {
  const key = attempt();
  const lost = async (): Promise<string> => {
    throw new Error("time-out");
  };
  await expect(runIdempotent(key, lost)).rejects.toThrow("time-out");
  expect(await isAbandoned(key)).toBe(true);
});

test("an attempt under way is abandoned only when its process has given no sign of life for the time of a lease", async () => {
  const key = attempt();
  let finish: (value: string) => void = () => undefined;
  let first: Promise<unknown> = Promise.resolve();
  await new Promise<void>((begun) => {
    first = runIdempotent(key, () => {
      begun();
      return new Promise<string>((resolve) => (finish = resolve));
    });
  });
  expect(await isAbandoned(key)).toBe(false);
  pass(1);
  expect(await isAbandoned(key)).toBe(true);
  finish("late");
  await first;
  expect(await isAbandoned(key)).toBe(false);
});

const COUNT = { name: "count", schema: z.object({ count: z.number() }) };
const read = async () => (await (await portalRecords()).find(COUNT, "one"))?.value ?? null;
const addOne = (present: { count: number } | null) => ({ count: (present?.count ?? 0) + 1 });

test("changes at once of one record are all kept", async () => {
  await Promise.all(Array.from({ length: 4 }, () => changeRecord(COUNT, "one", 60_000, addOne)));
  expect(await read()).toEqual({ count: 4 });
  await changeRecord(COUNT, "one", 60_000, () => null);
  expect(await read()).toEqual({ count: 4 });
});

test("a record that another request changes at each of eight tries is given up", async () => {
  let tries = 0;
  const records = await portalRecords();
  await records.save(COUNT, "one", { count: 0 }, 60_000);
  records.replace = async () => false;
  const edit = () => ({ count: (tries += 1) });
  await expect(changeRecord(COUNT, "one", 60_000, edit)).rejects.toThrow("the record count kept changing");
  expect(tries).toBe(8);
});

test("a full store takes nothing from a page but what it wanted to keep; any other fault is told", async () => {
  const refuse = (fault: unknown) => unlessStoreIsFull(() => Promise.reject(fault));
  await expect(refuse(new Response(null, { status: 503 }))).resolves.toBeUndefined();
  await expect(refuse(new Response(null, { status: 500 }))).rejects.toMatchObject({ status: 500 });
  await expect(refuse(new Error("fault"))).rejects.toThrow("fault");
});
