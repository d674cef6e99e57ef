import { describe, expect, test } from "vitest";
import type { NoticeContent, NoticeVariant } from "../../../app/ui/notice.tsx";
import { NoticeList } from "../../../app/ui/notice-list.tsx";
import type { SafeHtml } from "../../../app/ui/safe-html.tsx";
import { attributeOf, findElements, textOf } from "../../support/markup.ts";
import { renderUi } from "../../support/render-ui.tsx";

const draw = (...notices: NoticeContent[]) =>
  renderUi(<NoticeList notices={notices} dismiss={{ action: "/notices", hidden: { csrf: "token" } }} />);

const numbered = (count: number, variant: NoticeVariant = "info") =>
  Array.from({ length: count }, (_, index): NoticeContent => ({
    id: `${variant}-${index}`,
    variant,
    text: `Nr. ${index}`,
  }));

describe("notices", () => {
  test.each([
    ["danger", "alert", "Klaida:"],
    ["warning", "alert", "Dėmesio:"],
    ["info", "status", "Informacija:"],
    ["success", "status", "Pavyko:"],
  ] as const)(
    "F-112 and F-113: %s is announced as %s and says “%s”, so that colour is not alone",
    async (variant, role, word) => {
      const markup = await draw({ id: "1", variant, text: "Tekstas" });
      const [box] = findElements(markup, `//*[@role='${role}']`);
      expect(box && textOf(box)).toContain(word);
      expect(findElements(markup, "//*[@aria-hidden='true']")).toHaveLength(1);
    },
  );

  test("F-119: the page tells the type and the variant of a notice", async () => {
    const [box] = findElements(
      await draw({ id: "1", variant: "danger", type: "soap", text: "Neatsako" }),
      "//*[@data-type]",
    );
    expect(box && attributeOf(box, "data-type")).toBe("soap");
    expect(box && attributeOf(box, "class")).toContain("danger");
  });

  test("F-111: the code is told to the machine, the reference and the further text to the reader", async () => {
    const markup = await draw({
      id: "1",
      variant: "danger",
      code: 2000,
      text: "Sistemos klaida.",
      detail: "Bandykite vėliau.",
      reference: "3f2a91bc",
    });
    const [box] = findElements(markup, "//*[@data-code='2000']");
    expect(box && textOf(box)).toBe("✕Klaida: Sistemos klaida.Bandykite vėliau.Klaidos numeris 3f2a91bc");
    expect(findElements(markup, "//*[@data-code='2000']//p").map(textOf)).toEqual([
      "Bandykite vėliau.",
      "Klaidos numeris 3f2a91bc",
    ]);
  });

  test("F-448: a notice may lead to another page of the portal, in the same tab", async () => {
    const link = { to: "/applications/load/7", label: "Atverti sutartį" };
    const markup = await draw({ id: "1", variant: "danger", text: "Sutartis jau sudaryta.", link });
    const [anchor] = findElements(markup, "//a[@href='/applications/load/7']");
    expect(anchor && [textOf(anchor), attributeOf(anchor, "target")]).toEqual(["Atverti sutartį", null]);
  });

  test("F-114 and F-121: a collapsed success shows its heading and opens without script", async () => {
    const markup = await draw({
      id: "1",
      variant: "success",
      collapsed: true,
      heading: "Sutartis išsaugota. Pastabų: 2",
      text: "Sąrašas",
    });
    expect(findElements(markup, "//details[not(@open)]/summary").map(textOf)).toEqual([
      "Pavyko: Sutartis išsaugota. Pastabų: 2",
    ]);
  });

  test.each([
    ["what became of a press leaves by itself", { variant: "success" }, true],
    ["F-317, F-364: the result of a page stays", { variant: "success", isResult: true }, false],
    ["F-121: what is folded stays", { variant: "success", collapsed: true }, false],
    ["what went wrong stays", { variant: "danger" }, false],
  ] as const)("G06: %s, on pages without React too", async (_what, notice, leaves) => {
    const markup = await draw({ id: "1", text: "Tekstas", ...notice });
    expect(findElements(markup, "//*[@data-leaves]")).toHaveLength(leaves ? 1 : 0);
  });

  test("dismissing is a form that posts which notice it was, with the hidden fields of the page", async () => {
    const markup = await draw({ id: "n7", variant: "warning", text: "Tekstas", dismissible: true });
    const hidden = findElements(markup, "//form[@method='post'][@action='/notices']/input[@type='hidden']");
    expect(hidden.map((field) => `${attributeOf(field, "name")}=${attributeOf(field, "value")}`)).toEqual([
      "csrf=token",
      "notice=n7",
    ]);
    expect(findElements(markup, "//form/button[@name='dismiss']").map(textOf)).toEqual([
      "✕ Uždaryti pranešimą".replace(" ", ""),
    ]);
  });

  test("a notice that may not be dismissed has no form", async () => {
    expect(findElements(await draw({ id: "1", variant: "info", text: "Tekstas" }), "//form")).toEqual([]);
  });

  test("F-120: sanitised HTML is drawn as HTML, a text never is", async () => {
    const html = '<a href="https://x.example" target="_blank" rel="noopener noreferrer">Nuoroda</a>' as SafeHtml;
    expect(
      findElements(await draw({ id: "1", variant: "info", html }), "//a[@rel='noopener noreferrer']"),
    ).toHaveLength(1);
    expect(findElements(await draw({ id: "1", variant: "info", text: "<a href='x'>x</a>" }), "//a")).toEqual([]);
  });

  test("F-048: a note that leads out of the portal has its link in a new tab, and can be dismissed", async () => {
    const link = { href: "https://old.example/", label: "Ankstesnė sistema" };
    const markup = await draw({ id: "1", variant: "info", text: "Portalas atnaujintas.", link, dismissible: true });
    const [anchor] = findElements(markup, "//a[@target='_blank'][@rel='noopener noreferrer']");
    expect(anchor && attributeOf(anchor, "href")).toBe("https://old.example/");
    expect(findElements(markup, "//button[@name='dismiss']")).toHaveLength(1);
  });

  test("G06: the most serious come first", async () => {
    const markup = await draw(
      ...(["success", "info", "warning", "danger"] as const).flatMap((variant) => numbered(1, variant)),
    );
    const variants = findElements(markup, "//*[contains(@class, 'note-box')]").map((box) => attributeOf(box, "class"));
    expect(variants).toEqual(["danger", "warning", "info", "success"].map((variant) => `note-box ${variant}`));
  });

  test.each([
    [5, null],
    [6, "Dar 1 pranešimas"],
    [7, "Dar 2 pranešimai"],
    [15, "Dar 10 pranešimų"],
    [26, "Dar 21 pranešimas"],
  ])("G06: of %i notices five are in sight: %j", async (count, more) => {
    const markup = await draw(...numbered(count));
    expect(findElements(markup, "//section/*[contains(@class, 'note-box')]")).toHaveLength(5);
    expect(findElements(markup, "//summary").map(textOf)[0] ?? null).toBe(more);
  });
});
