import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parseLtIban } from "../../../app/domain/iban.ts";
import { createTranslator } from "../../../app/i18n/i18n.server.ts";
import { NAMESPACES, RESOURCES } from "../../../app/i18n/resources.server.ts";

const files = readdirSync("locales/lt").map((name) => name.replace(/\.json$/, ""));
const request = (language: string) => new Request(`https://portal.example/?lang=${language}`);

describe("the texts", () => {
  test("every file is a namespace in both languages", () => {
    expect([...NAMESPACES].sort()).toEqual(files.sort());
    expect(Object.keys(RESOURCES["en"] ?? {}).sort()).toEqual(files.sort());
  });

  test("every namespace is known to the type checker, so that a missing key does not compile", () => {
    const declared = [...readFileSync("app/i18n/i18next.d.ts", "utf8").matchAll(/"~locales\/lt\/([\w-]+)\.json"/g)];
    expect(declared.map((match) => match[1])).toEqual(files.sort());
  });

  test("one instance a language serves all requests, each in its own language", async () => {
    const [lt, en, again] = await Promise.all([
      createTranslator(request("lt")),
      createTranslator(request("en")),
      createTranslator(request("lt")),
    ]);
    expect(lt).toBe(again);
    expect([lt.t("shell:menu.logout"), en.t("shell:menu.logout")]).toEqual(["Atsijungti", "Log out"]);
  });

  test.each([
    [1, "turi būti bent 1 simbolis", "at least 1 character"],
    [2, "turi būti bent 2 simboliai", "at least 2 characters"],
    [10, "turi būti bent 10 simbolių", "at least 10 characters"],
    [21, "turi būti bent 21 simbolis", "at least 21 characters"],
  ])("F-416: a length of %i is counted as the language counts", async (count, lithuanian, english) => {
    const [lt, en] = await Promise.all([createTranslator(request("lt")), createTranslator(request("en"))]);
    expect([lt.t("validation:text.min", { count }), en.t("validation:text.min", { count })]).toEqual([
      expect.stringMatching(`${lithuanian}$`),
      expect.stringMatching(`${english}$`),
    ]);
  });

  test("a parameter is not escaped twice: React does it", async () => {
    const lt = await createTranslator(request("lt"));
    expect(lt.t("ui:error.title", { title: "A & <b>" })).toBe("Klaida: A & <b>");
  });

  test.each(["lt", "en"])("F-197: no sentence ends in two full stops, in %s", (language) => {
    const texts = files.map((name) => readFileSync(`locales/${language}/${name}.json`, "utf8"));
    expect(texts.flatMap((text) => text.match(/[^".]{0,30}\.\.(?!\.)/g) ?? [])).toEqual([]);
  });

  test.each(["lt", "en"])(
    "F-273: the account shown as an example is a right one that the back end knows no harm of, in %s",
    async (language) => {
      const { t } = await createTranslator(request(language));
      const [example = ""] = t("application:contractData.accountHint").match(/LT[\d ]+/) ?? [];
      expect(parseLtIban(example).ok).toBe(true);
      expect(example.replaceAll(" ", "")).not.toBe("LT121000011101001000");
    },
  );
});
