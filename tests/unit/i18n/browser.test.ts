import { describe, expect, test, vi } from "vitest";
import { createBrowserI18n } from "../../../app/i18n/browser.ts";
import type { LoadTexts } from "../../../app/i18n/page-texts.ts";

const load: LoadTexts = (language, namespace) => Promise.resolve({ word: `${namespace} in ${language}` });
const blocked: LoadTexts = () => Promise.reject(new Error("blocked"));

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

  test("of a later page are fetched once, and in another language with all that is in use", async () => {
    const asked = vi.fn(load);
    const i18n = await createBrowserI18n("lt", ["ui"], neverLost, asked);
    await i18n.loadNamespaces(["news"]);
    await i18n.loadNamespaces(["news"]);
    await i18n.changeLanguage("en");
    expect(asked.mock.calls).toEqual([
      ["lt", "ui"],
      ["lt", "news"],
      ["en", "ui"],
      ["en", "news"],
    ]);
  });

  test("O17: of a later page that do not come are told, and never said to be there: the page would show keys instead of words", async () => {
    const [onLost, onReady] = [vi.fn(), vi.fn()];
    const i18n = await createBrowserI18n("lt", ["ui"], onLost);
    i18n.loadNamespaces("no-such-file").then(onReady, onReady);
    await expect.poll(() => onLost.mock.calls.length).toBe(1);
    await new Promise((resolve) => setTimeout(resolve));
    expect(onReady).not.toHaveBeenCalled();
    expect(i18n.hasLoadedNamespace("no-such-file")).toBe(false);
  });

  test("that do not come are a fault, so that the server's page stays", async () => {
    await expect(createBrowserI18n("lt", ["ui", "no-such-file"], neverLost)).rejects.toThrow("Texts did not load");
    await expect(createBrowserI18n("lt", ["ui"], neverLost, blocked)).rejects.toThrow("blocked");
  });
});
