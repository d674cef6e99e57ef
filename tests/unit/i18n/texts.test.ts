import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test, vi } from "vitest";
import { createBrowserI18n } from "../../../app/i18n/browser.ts";
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

  test("a parameter is not escaped twice: React does it", async () => {
    const lt = await createTranslator(request("lt"));
    expect(lt.t("ui:error.title", { title: "A & <b>" })).toBe("Klaida: A & <b>");
  });
});

describe("the browser's texts", () => {
  const neverLost = () => {
    throw new Error("texts were lost");
  };

  test("hold the one language and the namespaces that were asked for, and no more", async () => {
    const i18n = await createBrowserI18n("lt", ["ui", "shell", "ui"], neverLost);
    expect(Object.keys(i18n.store.data)).toEqual(["lt"]);
    expect(Object.keys(i18n.store.data["lt"] ?? {}).sort()).toEqual(["shell", "ui"]);
    expect(i18n.t("shell:menu.news")).toBe("Naujienos");
  });

  test("follow when the language is switched", async () => {
    const i18n = await createBrowserI18n("lt", ["ui", "shell"], neverLost);
    await i18n.changeLanguage("en");
    expect(i18n.t("shell:menu.news")).toBe("News");
  });

  test("O17: of a later page that do not come are told, for the page would show keys instead of words", async () => {
    const onLost = vi.fn();
    const i18n = await createBrowserI18n("lt", ["ui"], onLost);
    await i18n.loadNamespaces("no-such-file");
    expect(onLost).toHaveBeenCalledOnce();
  });

  test("that do not come are a fault, so that the server's page stays", async () => {
    await expect(createBrowserI18n("lt", ["ui", "no-such-file"], neverLost)).rejects.toThrow("Texts did not load");
  });
});
