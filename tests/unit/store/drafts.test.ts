import { describe, expect, test } from "vitest";
import {
  deleteDraft,
  findDraft,
  findOfferedDraft,
  saveDraft,
  saveFormDraft,
  takeOfferedDraft,
} from "../../../app/store/drafts.server.ts";
import { pass, usePortal } from "../session/portal-environment.ts";

usePortal();
const KEY = { userId: "7", route: "step-3", subject: "12" };
const TYPING = { id: "session-1", offered: true };
const DAY_MINUTES = 24 * 60;

test("O2: what was typed is offered back to the same user, for the same form and application", async () => {
  await saveDraft(KEY, [
    ["a", "1"],
    ["a", "2"],
    ["name", "Žemaitė"],
  ]);
  expect((await findDraft(KEY))?.entries).toEqual([
    ["a", "1"],
    ["a", "2"],
    ["name", "Žemaitė"],
  ]);
  for (const other of [{ userId: "8" }, { route: "step-4" }, { subject: "13" }])
    expect(await findDraft({ ...KEY, ...other })).toBeNull();
});

test("O2: for seven days", async () => {
  await saveDraft(KEY, [["a", "1"]]);
  pass(7 * DAY_MINUTES - 1);
  expect(await findDraft(KEY)).not.toBeNull();
  pass(1);
  expect(await findDraft(KEY)).toBeNull();
});

test("a later draft of the same form replaces the earlier one", async () => {
  await saveDraft(KEY, [["a", "1"]]);
  pass(1);
  await saveDraft(KEY, [["a", "2"]]);
  expect((await findDraft(KEY))?.entries).toEqual([["a", "2"]]);
  expect((await findDraft(KEY))?.savedAt).toBe(Date.now());
});

test("O2: what met an expired session is found as a draft of its user, and forgotten when it was taken over", async () => {
  const form = { route: "credit", subject: "12" };
  await saveFormDraft({ userId: "7", typing: TYPING }, { ...form, entries: [["sum", "100"]] });
  expect(await findDraft({ userId: "8", ...form })).toBeNull();
  expect((await findDraft({ userId: "7", ...form }))?.entries).toEqual([["sum", "100"]]);
  await deleteDraft({ userId: "8", ...form });
  expect(await findDraft({ userId: "7", ...form })).not.toBeNull();
  await deleteDraft({ userId: "7", ...form });
  expect(await findDraft({ userId: "7", ...form })).toBeNull();
});

describe("O28: a draft without an application belongs to its session", () => {
  const NEW = { userId: "7", route: "buyer", subject: null };
  const mine = { ...NEW, typing: TYPING };
  const other = { ...NEW, typing: { id: "session-2", offered: true } };
  const typed = [["personalCode", "38403179912"]] as const;

  test("another session of the user does not find it, is offered the newest, and takes it over when asked", async () => {
    await saveDraft(mine, typed);
    pass(1);
    const third = { ...NEW, typing: { id: "session-3", offered: true } };
    await saveDraft(third, [["personalCode", "60302149977"]]);
    expect(await findDraft(other)).toBeNull();
    expect(await findOfferedDraft(other)).toMatchObject({ entries: [["personalCode", "60302149977"]] });
    await takeOfferedDraft(other);
    expect((await findDraft(other))?.entries).toEqual([["personalCode", "60302149977"]]);
    expect(await findDraft(third)).toBeNull();
    expect((await findDraft(mine))?.entries).toEqual(typed);
    expect((await findOfferedDraft(other))?.entries).toEqual(typed);
  });

  test("nobody is offered the own draft, another user's, another form's, or one that was saved since", async () => {
    await saveDraft(mine, typed);
    expect(await findOfferedDraft(mine)).toBeNull();
    expect(await findOfferedDraft({ ...other, userId: "8" })).toBeNull();
    expect(await findOfferedDraft({ ...other, route: "settings" })).toBeNull();
    expect(await findOfferedDraft({ userId: "7", route: "buyer", subject: "12" })).toBeNull();
    await deleteDraft(mine);
    expect(await findOfferedDraft(other)).toBeNull();
  });

  test("an account that a shop shares is not even offered it, and cannot take it", async () => {
    const till = { ...NEW, typing: { id: "till-1", offered: false } };
    const nextTill = { ...NEW, typing: { id: "till-2", offered: false } };
    await saveDraft(till, typed);
    expect(await findOfferedDraft(nextTill)).toBeNull();
    await takeOfferedDraft(nextTill);
    expect([await findDraft(nextTill), (await findDraft(till))?.entries]).toEqual([null, typed]);
  });
});
