import { expect, test } from "vitest";
import { isPlainPage } from "../../../../app/features/shell/is-plain-page.ts";
import type { Shell } from "../../../../app/features/shell/shell.server.ts";

const user = { fullName: "Jonas", login: "jonas.s", menu: [], settingsTo: null };
const watched = (state: "live" | "expired" | "unknown"): Shell["session"] => ({
  tag: "a",
  owner: "b",
  watch: { state, remainingMs: 0, minutes: 30, monitorMs: 1, activityMs: 1, refreshAfterSeconds: null },
});

test.each<[string, Pick<Shell, "user" | "session">, string, boolean]>([
  ["a guest's log-in", { user: null, session: null }, "/login", true],
  ["a page that a guest does not find", { user: null, session: null }, "/no/such", true],
  ["the log-in after an expiry", { user: null, session: watched("expired") }, "/login", true],
  ["a form on which the session has expired", { user: null, session: watched("expired") }, "/applications/add", false],
  ["the wait for a code", { user: null, session: watched("live") }, "/verify-device", false],
  [
    "a limited log-in that no idleness ends",
    { user: null, session: { tag: "a", owner: "b", watch: null } },
    "/login/url",
    false,
  ],
  ["a user's page", { user, session: watched("live") }, "/news", false],
])("P11: React stays away from guests alone: %s", (_page, shell, path, isPlain) => {
  expect(isPlainPage(shell, { pathname: path, matches: [{ handle: {}, data: {} }] })).toBe(isPlain);
});

test.each<[string, unknown, boolean]>([
  ["a signature that is drawn", { draws: true }, false],
  ["a signature by a code", { draws: false }, true],
  ["a page that failed", undefined, true],
])("P11: a guest's page is taken over where its route says so: %s", (_page, data, isPlain) => {
  const handle = { hydrates: (page: { draws: boolean }) => page.draws };
  expect(isPlainPage({ user: null, session: null }, { pathname: "/sign/a", matches: [{ handle, data }] })).toBe(
    isPlain,
  );
});
