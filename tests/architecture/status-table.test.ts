import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { filesBelow } from "../support/source-files.ts";

const TABLE = "app/domain/application-status.ts";

/** Where a status is asked on the server: of the table itself, by a route's or a form's need, or by a helper of its file. */
const ASKED = [/\b(?:isActionAllowed|isAllowed|allows)\(([^)]*)/g, /\bstatus: ("\w+")/g];

const withoutComments = (text: string) => text.replace(/\/\*[^]*?\*\/|\/\/.*/g, "");

const rows = /const ALLOWED_STATUSES = \{([\s\S]*?)\n\}/.exec(readFileSync(TABLE, "utf8"))?.[1] ?? "";
const actions = [...rows.matchAll(/^ {2}(\w+):/gm)].map(([, action = ""]) => action);

const asked = new Set(
  filesBelow("app", /\.server\.ts$|\/route\.ts$/)
    .map((path) => withoutComments(readFileSync(path, "utf8")))
    .flatMap((text) => ASKED.flatMap((pattern) => [...text.matchAll(pattern)]))
    .flatMap(([, words = ""]) => [...words.matchAll(/"(\w+)"/g)].map(([, word]) => word)),
);

// What each form refuses in which status is tried over HTTP (tests/faults/portal/form-statuses.test.ts).
test("F-355: every action of the table of statuses is asked on the server", () => {
  expect(actions.length).toBeGreaterThan(20);
  expect(actions.filter((action) => !asked.has(action))).toEqual([]);
});
