import { expect, test } from "vitest";
import { z } from "zod";
import { ADDRESS_SECRET, addressedRecords } from "../../../app/store/addressed-records.server.ts";
import { pass, usePortal } from "../session/portal-environment.ts";

usePortal();

const MINUTE_MS = 60_000;
const schema = z.object({
  userId: z.string(),
  applicationId: z.number(),
  hash: z.string(),
  endsAt: z.number(),
  note: z.string(),
});
const { begin, find, findOwn, end, change } = addressedRecords({ name: "handed", schema }, () => 10 * MINUTE_MS);
const JONAS = { userId: "7", applicationId: 42 };
const begun = (note: string, beginner = JONAS) => begin({ ...beginner, note });

test("what a seller begins is found by its secret address and by the seller, for its time and not a moment longer", async () => {
  const { hash, endsAt } = await begun("first");
  expect(hash).toMatch(ADDRESS_SECRET);
  expect(new Set(hash).size).toBeGreaterThan(6);
  expect(endsAt - Date.now()).toBe(10 * MINUTE_MS);
  expect([await find(hash), await findOwn(JONAS)]).toMatchObject([{ note: "first" }, { note: "first" }]);
  pass(9);
  expect(await find(hash)).toMatchObject({ note: "first" });
  pass(1);
  expect([await find(hash), await findOwn(JONAS)]).toEqual([null, null]);
});

test("beginning anew closes the earlier address of the same seller and application, and no other", async () => {
  const others = [
    await begun("another seller", { ...JONAS, userId: "8" }),
    await begun("another application", { ...JONAS, applicationId: 43 }),
  ];
  const earlier = await begun("earlier");
  const later = await begun("later");
  expect(await find(earlier.hash)).toBeNull();
  expect([await find(later.hash), await findOwn(JONAS)]).toMatchObject([{ note: "later" }, { note: "later" }]);
  for (const { hash, note } of others) expect(await find(hash)).toMatchObject({ note });
});

test("an address that is closed leads nowhere, and closing what is not open harms nothing", async () => {
  const { hash } = await begun("open");
  await end({ ...JONAS, userId: "8" });
  expect(await find(hash)).toMatchObject({ note: "open" });
  await end(JONAS);
  await end(JONAS);
  expect([await find(hash), await findOwn(JONAS)]).toEqual([null, null]);
});

test("a change keeps the time that is left; without an answer everything stays, and what is over is not changed", async () => {
  const { hash, endsAt } = await begun("old");
  pass(4);
  await change(hash, (present) => ({ ...present, note: `${present.note} and new` }));
  await change(hash, () => null);
  expect(await find(hash)).toMatchObject({ note: "old and new", endsAt });
  pass(6);
  let isAsked = false;
  await change(hash, (present) => {
    isAsked = true;
    return present;
  });
  expect([isAsked, await find(hash)]).toEqual([false, null]);
});
