import { expect, test } from "vitest";
import { deleteDraft, findDraft, saveDraft, saveFormDraft } from "../../../app/store/drafts.server.ts";
import { pass, usePortal } from "../session/portal-environment.ts";

usePortal();
const KEY = { userId: "7", route: "step-3", subject: "12" };
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
  for (const other of [{ userId: "8" }, { route: "step-4" }, { subject: "13" }, { subject: null }])
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
  await saveFormDraft("7", { ...form, entries: [["sum", "100"]] });
  expect(await findDraft({ userId: "8", ...form })).toBeNull();
  expect((await findDraft({ userId: "7", ...form }))?.entries).toEqual([["sum", "100"]]);
  await deleteDraft({ userId: "8", ...form });
  expect(await findDraft({ userId: "7", ...form })).not.toBeNull();
  await deleteDraft({ userId: "7", ...form });
  expect(await findDraft({ userId: "7", ...form })).toBeNull();
});
