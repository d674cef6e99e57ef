import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findUnnamedRights, OF_LATER_SCREENS, readRights } from "../../scripts/style/rights.ts";
import { filesBelow } from "../support/source-files.ts";

const ROUTES = "app/routes";
const textOf = (path: string) => readFileSync(path, "utf8");

/** The file of a route that holds its loader and action. */
const handlersOf = (folder: string): string | undefined =>
  ["route.server.ts", "route.ts", "route.tsx"]
    .map((name) => join(ROUTES, folder, name))
    .find((path) => existsSync(path));

/** Routes whose handlers a maker builds; it names the action for them all. */
const MAKER = /\bstepRoute\(/;

/**
 * Routes without a right, each with its reason.
 */
const WITHOUT: Readonly<Record<string, string>> = {
  "frame-login": "no cookie is read inside a partner's page, whoever asks (C23); its action is open",
};

const app = filesBelow("app", /\.tsx?$/).filter((path) => path !== "app/domain/permissions.ts");

test("F-414: every route opens its requests through the table of rights", () => {
  const silent = readdirSync(ROUTES).filter((folder) => {
    const path = handlersOf(folder);
    const text = path === undefined ? "" : textOf(path);
    if (!/\b(?:loader|action)\b/.test(text) || folder in WITHOUT) return false;
    return !MAKER.test(text) && !/define(?:File)?Loader\(|defineAction\(/.test(text);
  });
  expect(silent).toEqual([]);
});

test("F-414: no route and no feature opens a session past the table", () => {
  const openers = app.filter((path) => /\brequireStage\(|\bfindSession\(/.test(textOf(path)));
  const below = /^app\/(?:request|session)\//;
  expect(openers.filter((path) => !below.test(path)).sort()).toEqual([
    // the page of a limited log-in is shown at the address of the link that made it
    "app/features/login/confine-limited-session.server.ts",
    // the session that is ended
    "app/flows/log-in/log-out.server.ts",
    // ends the session that the link of another log-in has brought
    "app/flows/verification/device/leave-withdrawn-device.server.ts",
    "app/routes/login-url/route.server.ts",
  ]);
});

test("F-414: every right of a built screen is asked by code, and none of a later screen is", () => {
  expect(readRights().length).toBeGreaterThan(30);
  expect(findUnnamedRights().sort()).toEqual([...OF_LATER_SCREENS].sort());
});
