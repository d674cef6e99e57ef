import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { GONE_BACK_END, GONE_EN, GONE_LT, type GoneWords } from "../support/gone-words.ts";
import { textsOf } from "../support/locales.ts";
import { filesBelow } from "../support/source-files.ts";
import glossary from "../vectors/glossary.json";

/** The texts in which an old wording stands again, each with the one that replaced it. */
const comebacks = (texts: Map<string, string>, gone: readonly GoneWords[]) =>
  gone.flatMap(({ old, now, of, except }) =>
    [...texts]
      .filter(([key, text]) => old.test(text) && (of?.test(key) ?? true) && !(except?.test(key) ?? false))
      .map(([key, text]) => `${key}: „${text}“, now: ${now}`),
  );

describe("O15, F-416: a wording that was mended does not come back", () => {
  test("in Lithuanian", () => expect(comebacks(textsOf("lt"), GONE_LT)).toEqual([]));
  test("in English", () => expect(comebacks(textsOf("en"), GONE_EN)).toEqual([]));

  test("and none of them is the glossary's", () => {
    const terms = Object.entries(glossary.terms);
    expect(comebacks(new Map(terms.map(([key, { lt }]) => [key, lt])), GONE_LT)).toEqual([]);
    expect(comebacks(new Map(terms.map(([key, { en }]) => [key, en])), GONE_EN)).toEqual([]);
  });

  test("in what the back end answers, sends and tells", () => {
    const files = filesBelow("backend/src", /\.(?:ts|json)$/).map(
      (path) => [path, readFileSync(path, "utf8")] as const,
    );
    const lines = files.flatMap(([path, text]) =>
      text.split("\n").map((line, index) => [`${path}:${index + 1}`, line.trim()] as const),
    );
    expect(lines.length).toBeGreaterThan(10_000);
    expect(comebacks(new Map(lines), GONE_BACK_END)).toEqual([]);
  });
});
