import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { placeholdersOf, textsOf, withoutPlural } from "../support/locales.ts";
import { filesBelow } from "../support/source-files.ts";

const lt = textsOf("lt");
const en = textsOf("en");
const LT_PLURALS = ["one", "few", "other"];

function byPlainKey(texts: Map<string, string>) {
  const plain = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const names = plain.get(withoutPlural(key)) ?? new Set<string>();
    for (const name of placeholdersOf(text)) names.add(name);
    plain.set(withoutPlural(key), names);
  }
  return plain;
}

describe("F-416: Lithuanian and English say the same things", () => {
  const plainLt = byPlainKey(lt);
  const plainEn = byPlainKey(en);

  test("both languages have the same keys", () => {
    expect([...plainEn.keys()].filter((key) => !plainLt.has(key))).toEqual([]);
    expect([...plainLt.keys()].filter((key) => !plainEn.has(key))).toEqual([]);
  });

  test("a text has the same placeholders in both languages", () => {
    const unequal = [...plainLt].filter(
      ([key, names]) => [...names].sort().join() !== [...(plainEn.get(key) ?? [])].sort().join(),
    );
    expect(unequal.map(([key]) => key)).toEqual([]);
  });

  test("no text is empty and no Lithuanian text is left in English", () => {
    expect([...lt, ...en].filter(([, text]) => text.trim() === "").map(([key]) => key)).toEqual([]);
    const letters = /[ąčęėįšųūž]/i;
    expect(
      [...en].filter(([key, text]) => letters.test(text) && !key.includes("languageName")).map(([key]) => key),
    ).toEqual([]);
  });

  test("a buyer has one name; only the catalogue of codes says client (O15)", () => {
    const other = /\bklient|\bclients?\b/iu;
    const ours = [...lt, ...en].filter(([key]) => !key.startsWith("soap:"));
    expect(ours.filter(([, text]) => other.test(text)).map(([key]) => key)).toEqual([]);
  });

  test("F-418: a figure and its unit stay on one line", () => {
    const torn = /[\d}] (%|€|mėn\.|min\.|val\.|MB\b)/u;
    expect([...lt, ...en].filter(([, text]) => torn.test(text)).map(([key]) => key)).toEqual([]);
  });

  test("every title that a route names is a text", () => {
    const named = filesBelow("app/routes", /\.tsx$/).flatMap((path) => [
      ...readFileSync(path, "utf8").matchAll(/\btitle: "(\w[\w-]*:[\w.]+)"/g),
    ]);
    expect(named.length).toBeGreaterThan(20);
    expect(named.map(([, key = ""]) => key).filter((key) => !lt.has(key))).toEqual([]);
  });

  test("a Lithuanian plural has its one, few and other forms", () => {
    const plurals = [...lt.keys()].filter((key) => key !== withoutPlural(key)).map(withoutPlural);
    const incomplete = [...new Set(plurals)].filter((key) => LT_PLURALS.some((form) => !lt.has(`${key}_${form}`)));
    expect(incomplete).toEqual([]);
  });
});

describe("F-147: every text is used", () => {
  const code = filesBelow("app", /\.tsx?$/)
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");

  /** Labels are found by the names of a form's fields; that none is missing is a matter of types (app/forms/label-types.ts). */
  const labelRoots = [...code.matchAll(/labels: "(\w[\w-]*:[\w.]+)"/g)].map((match) => `${match[1] ?? ""}.`);
  const isLabelOfField = (key: string) => {
    const root = labelRoots.find((candidate) => key.startsWith(candidate));
    const name = key.split(".").at(-1) ?? "";
    return root !== undefined && (code.includes(`.${name}`) || code.includes(`"${name}"`));
  };

  /** Words of the code that a pattern finds, each also without its first parts: `ns:a.b`, `a.b` and `b`. */
  const wordsOf = (pattern: RegExp) =>
    new Set(
      [...code.matchAll(pattern)].flatMap(([word]) =>
        word.split(/[.:]/).map((_, at, parts) => parts.slice(at).join(".")),
      ),
    );
  const wholeKeys = wordsOf(/[\w.:-]+(?=["`|])/g);
  const fixedParts = wordsOf(/[\w.:-]+(?=\.\$\{)/g);

  /** A key may be built from a fixed part and a value (`decision.${result}`), so its last part may be a value. */
  const isMentioned = (key: string) => {
    const [, path = ""] = key.split(":");
    const parts = withoutPlural(path).split(".");
    if (wholeKeys.has(parts.join("."))) return true;
    return parts.some((_, at) => fixedParts.has(parts.slice(0, at).join(".")));
  };

  test("no key of the screens is left over", () => {
    const screens = [
      "application",
      "applications",
      "login",
      "news",
      "password",
      "verification",
      "errors",
      "shell",
      "ui",
    ];
    const unused = [...lt.keys()].filter(
      (key) => screens.includes(key.split(":")[0] ?? "") && !isMentioned(key) && !isLabelOfField(key),
    );
    expect(unused).toEqual([]);
  });
});
