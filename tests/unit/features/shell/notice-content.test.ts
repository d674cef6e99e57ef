import { describe, expect, test } from "vitest";
import { toNoticeContent } from "~/features/shell/notice-content.ts";
import { getFixedT } from "~/i18n/i18n.server.ts";
import type { TextParams } from "~/i18n/text-key.ts";
import { toNotice, type NewNotice } from "~/notices/notice-record.ts";

const pageIn = (language: "lt" | "en") => {
  const translate: (key: string, params: TextParams) => unknown = getFixedT(language, "shell") as never;
  return { language, translate: (key: string, params: TextParams = {}) => String(translate(key, params)) };
};

const draw = (added: Partial<NewNotice>, language: "lt" | "en" = "lt") =>
  toNoticeContent(toNotice({ text: { key: "soap:1021" }, variant: "danger", ...added }, "n1"), pageIn(language));

describe("F-111, F-565: each field of a notice has its place in the drawing", () => {
  test.each<[string, Partial<NewNotice>, object]>([
    ["message by key", {}, { text: "Šio veiksmo atlikti negalite. Jei jis reikalingas, kreipkitės į savo vadovą." }],
    ["message in the back end's words", { text: { lt: "Laba diena!", en: "Hello!" } }, { text: "Laba diena!" }],
    ["htmlMessage", { text: { html: "<b>Riba</b>" } }, { html: "<b>Riba</b>" }],
    ["htmlMessage in two languages", { text: { html: { lt: "<i>a</i>", en: "<i>b</i>" } } }, { html: "<i>a</i>" }],
    ["type", { type: "attention" }, { type: "attention" }],
    ["variant", { variant: "warning" }, { variant: "warning" }],
    ["collapsed", { collapsed: true }, { collapsed: true }],
    ["the line that stays of a collapsed one", { heading: { lt: "Darbai", en: "Works" } }, { heading: "Darbai" }],
    ["code", { code: 1400 }, { code: 1400 }],
    ["text", { detail: { lt: "Daugiau", en: "More" } }, { detail: "Daugiau" }],
    ["the end of a session, which is not called an error", { type: "sessionExpired" }, { isAnswer: true }],
    ["reference", { reference: "3f2a91bc" }, { reference: "3f2a91bc" }],
  ])("%s", (_field, added, drawn) => {
    expect(draw(added)).toMatchObject(drawn);
  });

  test("sessionTimeout: the minutes stand in the sentence", () => {
    const expired = { text: { key: "soap:session.expired" }, sessionTimeout: 30 } as const;
    expect(draw(expired).text).toContain("30\u00A0min.");
    expect(draw(expired, "en").text).toContain("30 min");
  });

  test("English draws the English words of the back end, and ours", () => {
    const added = { text: { html: { lt: "<i>a</i>", en: "<i>b</i>" } }, heading: { lt: "Darbai", en: "Works" } };
    expect(draw(added, "en")).toMatchObject({ html: "<i>b</i>", heading: "Works" });
    expect(draw({}, "en").text).toBe("You are not allowed to do this. If you need it, ask your supervisor.");
  });

  test("F-435: a text of ours with a link is drawn as mark-up, and nothing from outside gets into it", () => {
    expect(draw({ text: { html: { key: "soap:1005" } } }).html).toContain('<a href="/password-remind"');
  });

  test("F-428: words of the back end inside a sentence stay words", () => {
    const text = { key: "soap:unknown", params: { message: "<b>{{n}} $t(soap:1020)</b>", code: "4711" } } as const;
    expect(draw({ text }).text).toBe("<b>{{n}} $t(soap:1020)</b> (klaidos kodas 4711)");
  });

  test("F-448: a link within the portal, with words of the page's language", () => {
    const link = { to: "/applications/load/7", label: "application:contract.open" } as const;
    expect(draw({ link }).link).toEqual({ to: "/applications/load/7", label: "Atverti sutartį" });
    expect(draw({ link }, "en").link).toEqual({ to: "/applications/load/7", label: "Open the contract" });
  });
});
