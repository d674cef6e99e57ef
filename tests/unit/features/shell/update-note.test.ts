import { expect, test } from "vitest";
import { dismissUpdateNote, isUpdateNoteDismissed } from "~/features/shell/update-note.server.ts";
import { deleteProcessWide } from "~/platform/process-wide.ts";
import { closePortalStore } from "~/store/portal-store.server.ts";
import { pass, usePortal } from "../../session/portal-environment.ts";

usePortal();

const DAY_MINUTES = 24 * 60;

test("F-048: a note that was put away stays away for that user alone, for 365 days", async () => {
  expect(await isUpdateNoteDismissed("7")).toBe(false);
  await dismissUpdateNote("7");
  expect([await isUpdateNoteDismissed("7"), await isUpdateNoteDismissed("8")]).toEqual([true, false]);
  pass(364 * DAY_MINUTES);
  expect(await isUpdateNoteDismissed("7")).toBe(true);
  pass(DAY_MINUTES);
  expect(await isUpdateNoteDismissed("7")).toBe(false);
});

test("F-048: it outlives a restart and the keys of the sessions", async () => {
  await dismissUpdateNote("7");
  await closePortalStore();
  deleteProcessWide("keyRing");
  expect(await isUpdateNoteDismissed("7")).toBe(true);
});
