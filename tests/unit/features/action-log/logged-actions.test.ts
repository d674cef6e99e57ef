import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  findLoggedAction,
  findLoggedPerson,
  LOGGED_ACTIONS,
} from "../../../../app/features/action-log/logged-actions.ts";
import { textsOf } from "../../../support/locales.ts";

const read = (path: string) => readFileSync(path, "utf8");
const wordsIn = (source: string, shape: RegExp) => [...source.matchAll(shape)].map(([, words = ""]) => words);

/** What the back end writes, and what the demonstration has. */
const WRITTEN = wordsIn(read("backend/src/applications/action-log.ts"), /^ {2}\| "([^"]+)"/gm);
const SEEDED = wordsIn(read("backend/src/seed/applications/action-lines.ts"), /(?:action: |^ {2}\d+: )"([^"]+)"/gm);

test("F-180: every action that is logged has a text in both languages; the Lithuanian one is what is logged", () => {
  expect(WRITTEN.length).toBeGreaterThan(20);
  expect(SEEDED.length).toBeGreaterThan(10);
  for (const words of [...WRITTEN, ...SEEDED]) {
    const key = findLoggedAction(words);
    expect([words, textsOf("lt").get(`action-log:actions.${key}`)]).toEqual([words, words]);
    expect(textsOf("en").get(`action-log:actions.${key}`)).toBeTruthy();
  }
});

test("no text is for an action that nothing logs", () => {
  expect(Object.keys(LOGGED_ACTIONS).filter((words) => ![...WRITTEN, ...SEEDED].includes(words))).toEqual([]);
});

test("an action that a newer back end logs is shown as it came", () => {
  expect([findLoggedAction("Naujas veiksmas"), findLoggedAction("toString")]).toEqual([null, null]);
});

test("F-180, F-416: who acts without an account has a name in both languages", () => {
  for (const person of ["Pirkėjas", "Sutuoktinis", "Vertinimo sistema", "Mokėjimų sistema"]) {
    const key = `action-log:people.${findLoggedPerson(person)}`;
    expect([textsOf("lt").get(key), textsOf("en").get(key) === person]).toEqual([person, false]);
    expect(textsOf("en").get(key)).toBeTruthy();
  }
  expect(findLoggedPerson("Jonas Pardavėjas")).toBeNull();
});
