import { expect, test } from "vitest";
import { discardDraft, findDraft, listDrafts, saveDraft } from "../../../app/session/drafts.server.ts";
import { pass, usePortal } from "./portal-environment.ts";

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
  expect([(await findDraft(KEY)) !== null, (await listDrafts("7")).length]).toEqual([true, 1]);
  pass(1);
  expect([await findDraft(KEY), await listDrafts("7")]).toEqual([null, []]);
});

test("a later draft of the same form replaces the earlier one", async () => {
  await saveDraft(KEY, [["a", "1"]]);
  pass(1);
  await saveDraft(KEY, [["a", "2"]]);
  expect((await findDraft(KEY))?.entries).toEqual([["a", "2"]]);
  expect(await listDrafts("7")).toEqual([{ ...KEY, savedAt: Date.now() }]);
});

test("the list names the user's drafts, newest first; a discarded one is gone from it", async () => {
  await saveDraft(KEY, []);
  await saveDraft({ ...KEY, route: "settings", subject: null }, []);
  await saveDraft({ ...KEY, userId: "8" }, []);
  expect((await listDrafts("7")).map(({ route }) => route)).toEqual(["settings", "step-3"]);
  await discardDraft(KEY);
  expect([await findDraft(KEY), (await listDrafts("7")).map(({ route }) => route)]).toEqual([null, ["settings"]]);
});

test("drafts saved at once are all listed", async () => {
  await Promise.all(["a", "b", "c", "d"].map((route) => saveDraft({ ...KEY, route }, [])));
  expect((await listDrafts("7")).map(({ route }) => route).sort()).toEqual(["a", "b", "c", "d"]);
});
