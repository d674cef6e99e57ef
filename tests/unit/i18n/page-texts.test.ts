import { readdirSync, readFileSync } from "node:fs";
import { createInstance, type TFunction } from "i18next";
import fc from "fast-check";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { I18N_OPTIONS } from "../../../app/i18n/options.ts";
import { PageTexts, type Texts } from "../../../app/i18n/page-texts.ts";
import { LANGUAGES, type Language } from "../../../app/domain/language.ts";

const LOCALES = new URL("../../../locales/", import.meta.url);
const COUNTS = [0, 1, 2, 5, 9, 10, 11, 12, 19, 20, 21, 22, 101, 111, 1.5, undefined];

const readTexts = (language: Language): Record<string, Texts> =>
  Object.fromEntries(
    readdirSync(new URL(`${language}/`, LOCALES)).map((file) => [
      file.replace(".json", ""),
      JSON.parse(readFileSync(new URL(`${language}/${file}`, LOCALES), "utf8")) as Texts,
    ]),
  );

/** Every text with its namespace, and once more without the end that names a plural. */
const keysOf = (texts: Texts, path: string): string[] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "object"
      ? keysOf(value, `${path}${name}.`)
      : [`${path}${name}`, `${path}${name.replace(/_(?:one|few|many|other)$/, "")}`],
  );

const paramsOf = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = ""]) => [name, `<„${name}“ & 1>`]));

describe.each(LANGUAGES)("the texts of the browser in %s", (language) => {
  const texts = readTexts(language);
  const ours = new PageTexts(language, texts, vi.fn(), vi.fn());
  let theirs: TFunction;

  beforeAll(async () => {
    const instance = createInstance();
    theirs = (await instance.init({ ...I18N_OPTIONS, lng: language, resources: { [language]: texts } })) as never;
  });

  test("are what i18next makes of every key, in every plural and with every value", () => {
    const keys = Object.entries(texts).flatMap(([namespace, group]) => keysOf(group, `${namespace}:`));
    const params = paramsOf(JSON.stringify(texts));
    expect(keys.length).toBeGreaterThan(1_000);
    for (const key of keys) {
      for (const count of COUNTS) {
        const given = count === undefined ? params : { ...params, count };
        expect(ours.t(key, given), `${key} ${count}`).toBe(theirs(key as never, given as never));
      }
    }
  });

  test("R-E16: a key without a text stays the key, whatever it is", () => {
    const names = fc.stringMatching(/^[a-z_]{1,12}$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(texts)),
        fc.array(names, { minLength: 1, maxLength: 3 }),
        (ns, path) => {
          const key = `${ns}:${path.join(".")}`;
          fc.pre(!ours.exists(key));
          expect(ours.t(key)).toBe(path.join("."));
        },
      ),
    );
  });

  test.each(["", "Kitaip"])(
    "F-198: where a key has no text „%s“, given for that, stands, as with i18next",
    (defaultValue) => {
      for (const key of ["application:household.fields.offer", "ui:error.none"]) {
        expect(theirs(key as never, { defaultValue } as never), key).toBe(defaultValue);
        expect(ours.t(key, { defaultValue }), key).toBe(defaultValue);
      }
      expect(ours.t("application:household.fields.loans", { defaultValue })).toBe(defaultValue);
    },
  );

  test("a value is put in as it is, and never read as a text of its own", () => {
    const [value, text] = ["{{x}} $t(ui:close) $& $1", { greet: "Labas, {{ name }}!" }];
    expect(new PageTexts(language, { ui: text }, vi.fn(), vi.fn()).t("greet", { name: value })).toBe(
      `Labas, ${value}!`,
    );
    expect(ours.getFixedT(null, null)("constructor")).toBe("constructor");
  });
});

test("F-416: whatever pages ask of i18next beside texts, the browser's part has", () => {
  const APP = new URL("../../../app/", import.meta.url);
  const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/\.server\.ts$|i18n\//.test(path))
    .map((path) => readFileSync(new URL(path, APP), "utf8"));
  const asked = new Set(
    sources.flatMap((text) => [...text.matchAll(/\bi18n\.(?!server|ts)(\w+)/g)].map(([, name]) => name)),
  );
  const page = new PageTexts("lt", { ui: {} }, vi.fn(), vi.fn());
  expect(asked.size).toBeGreaterThan(1);
  expect([...asked].filter((name) => !(String(name) in page))).toEqual([]);
});
