import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { idsInText, lookalikes, withoutIds } from "../../scripts/requirements/ids-in-text.ts";
import { findMentions } from "../../scripts/requirements/mentions.ts";
import { requirementsPage } from "../../scripts/requirements/page.ts";
import { readGroups, sentencesOf } from "../../scripts/requirements/rows.ts";

const groups = readGroups();
const sentences = sentencesOf(groups);
const mentions = findMentions([...sentences.keys()]);

test("every id that code, tests and docs name is one of the requirements", () => {
  const unknown = mentions.filter(({ id }) => !sentences.has(id));
  expect(unknown.map(({ id, file, line }) => `${file}:${line} ${id}`)).toEqual([]);
});

test("docs/requirements.md is what its generator writes: node scripts/requirements.ts", () => {
  expect(readFileSync("docs/requirements.md", "utf8") === requirementsPage(groups, mentions)).toBe(true);
});

test("no sentence of the requirements points to a text that is not in the repository", () => {
  const pointers = [...sentences].filter(([, sentence]) =>
    /\b(?:domain|reliability|demo-data)\b[^ ]*\.md|\bD[12] [L§]/.test(sentence),
  );
  expect(pointers).toEqual([]);
});

test.each([
  ["a title", "F-189, C20: an account that cannot be paid to", ["F-189", "C20"]],
  ["a range", "Rows F-012 to F-014 lead on", ["F-012", "F-013", "F-014"]],
  ["a check and a rule", "cut before it is parsed (R-H3, R-2.8)", ["R-H3", "R-2.8"]],
  ["other words", "A4 paper, UTF-16, %C0%AF, windows-1257, P95 and F-1", []],
])("ids are read from %s", (_, text, ids) => {
  expect(idsInText(text, [...sentences.keys()])).toEqual(ids);
});

test("what stands where ids stand has to be one", () => {
  expect(lookalikes("B12, F-999: redirects (X7) of a page (A4)")).toEqual(["B12", "F-999", "X7"]);
  expect(withoutIds("R-B12, F-009: redirects")).toBe("redirects");
});
