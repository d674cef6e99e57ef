import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readGroups, sentencesOf } from "../../scripts/requirements/rows.ts";
import { filesBelow } from "../support/source-files.ts";
import glossary from "../vectors/glossary.json";

type Row = [lt: string, en: string, code: string, wire: string, source: string];

const page = readFileSync("docs/glossary.md", "utf8");
const [business = "", technique = ""] = page.split("## Words of technique");
const rowsOf = (text: string) =>
  [...text.matchAll(/^\|(.*)\|$/gm)]
    .map(([, cells = ""]) => cells.split("|").map((cell) => cell.trim()))
    .filter(([first = ""]) => !/^-+$/.test(first) && !["Lithuanian", "word"].includes(first));
const terms = rowsOf(business) as Row[];
const codeNames = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

const code = ["app", "server"]
  .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const contract = filesBelow("backend/contract", /\.(?:wsdl|xsd|ya?ml|json)$/)
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");
const hasWord = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text);

test("O15: a term has the Lithuanian and English of the vectors", () => {
  const known = new Set(Object.values(glossary.terms).map(({ lt, en }) => `${lt} | ${en}`));
  expect(terms.length).toBeGreaterThan(50);
  expect(terms.map(([lt, en]) => `${lt} | ${en}`).filter((term) => !known.has(term))).toEqual([]);
});

test("a term's name is one of the code, its wire name one of the contract, its source a requirement", () => {
  const sentences = sentencesOf(readGroups());
  const wrong = terms.flatMap(([lt, , names, wire, source]) => [
    ...wordsMissing(names, code).map((word) => `${lt}: ${word} is not in the code`),
    ...wordsMissing(wire, contract).map((word) => `${lt}: ${word} is not in the contract`),
    ...source.split(", ").flatMap((id) => (sentences.has(id) ? [] : [`${lt}: ${id} is no requirement`])),
  ]);
  expect(wrong).toEqual([]);
});

test("every name of a word of technique is in the code", () => {
  const rows = rowsOf(technique);
  expect(rows.length).toBeGreaterThan(15);
  const missing = rows.flatMap(([word = "", meaning = "", names = ""]) =>
    wordsMissing(names, code).map((name) => `${word || meaning}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test("no two meanings share a name", () => {
  const names = rowsOf(technique).flatMap(([, , cell = ""]) => codeNames(cell));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

/** The words of the names in a cell that a text does not have; `Buyer.phone` is two words, `app/flows/` a folder. */
function wordsMissing(cell: string, text: string): string[] {
  return codeNames(cell).filter((name) =>
    name.includes("/") ? !existsSync(name) : name.split(".").some((word) => !hasWord(text, word)),
  );
}
