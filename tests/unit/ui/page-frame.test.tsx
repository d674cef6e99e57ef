import { describe, expect, test } from "vitest";
import { findCurrentItem } from "../../../app/ui/frame/menu-item.ts";
import { GuestFrame, ManagerFrame, SellerFrame } from "../../support/gallery/frames.tsx";
import { attributeOf, findElements, textOf } from "../../support/markup.ts";
import { renderUi } from "../../support/render-ui.tsx";

const texts = (markup: string, xpath: string) => findElements(markup, xpath).map(textOf);
const values = (markup: string, xpath: string, name: string) =>
  findElements(markup, xpath).map((element) => attributeOf(element, name));

describe("the frame of a seller", async () => {
  const markup = await renderUi(<SellerFrame>Turinys</SellerFrame>, { path: "/applications/edit/5/3" });

  test("F-035: the help phone and the manager's e-mail are links", () => {
    expect(values(markup, "//dd/a", "href")).toEqual(["tel:+37070055555", "mailto:vadyba@pavyzdys.example"]);
  });

  test("F-036: the working hours are those of the help desk, in both languages", async () => {
    expect(texts(markup, "//dd[last()]").at(-1)).toBe("I–V 8.00–19.00, VI 10.00–17.00, VII 10.00–14.00");
    const english = await renderUi(<SellerFrame>Content</SellerFrame>, { language: "en" });
    expect(texts(english, "//dd[last()]").at(-1)).toBe("Mon–Fri 8:00–19:00, Sat 10:00–17:00, Sun 10:00–14:00");
  });

  test("F-038 and F-039: the full name with the login leads to the settings", () => {
    expect(texts(markup, "//a[@href='/settings']")).toEqual(["Jonas Pardavėjas (jonas.s)"]);
  });

  test("F-038: HTML in a name is escaped", async () => {
    const hostile = await renderUi(<SellerFrame>{"<b>Jonas</b>"}</SellerFrame>);
    expect(hostile).toContain("&lt;b&gt;Jonas&lt;/b&gt;");
  });

  test("F-040: the one current item of the menu is marked", () => {
    expect(texts(markup, "//*[@aria-current='page']")).toEqual(["Paraiškos ir sutartys"]);
  });

  test("F-045: log-out is a form that is posted", () => {
    expect(values(markup, "//form[.//button[@name='logout']]", "method")).toEqual(["post"]);
  });

  test("F-046: without script a link to the top stands in the foot", () => {
    expect(values(markup, "//footer//a", "href")).toEqual(["#top"]);
    expect(findElements(markup, "//*[@id='top']")).toHaveLength(1);
  });

  test("the first link of the page skips the frame", () => {
    expect(values(markup, "//a", "href")[0]).toBe("#main");
  });
});

describe("the frame of a manager", async () => {
  const markup = await renderUi(<ManagerFrame>Turinys</ManagerFrame>);

  test("F-037, F-407: service badges with name, sign and word stand in place of the help", () => {
    expect(texts(markup, "//*[contains(@class, 'svc ')]")).toEqual([
      "Vertinimas Veikia (atveriama naujame skirtuke)",
      "Registrai Veikia lėtai",
      "Pasirašymas Neveikia (atveriama naujame skirtuke)",
      "SMS Nežinoma",
      "Archyvas Veikia (13:46)",
    ]);
    expect(values(markup, "//*[contains(@class, 'svc ')]", "class")).toEqual(
      ["ok", "slow", "error", "unknown", "ok"].map((state) => `svc ${state}`),
    );
    expect(values(markup, "//a[contains(@class, 'svc')]", "href")).toEqual([
      "https://status.example/rating",
      "https://status.example/signing",
    ]);
    expect(texts(markup, "//*[contains(@class, 'svcs')]/small")).toEqual(["Atnaujinta 14:03"]);
    expect(markup).not.toContain("tel:");
  });

  test("F-039: the name is plain text", () => {
    expect(texts(markup, "//span[contains(@class, 'who')]")).toEqual(["Vadybė Pirmoji (vadyb1)"]);
  });
});

describe("the frame of a guest", async () => {
  const markup = await renderUi(<GuestFrame>Turinys</GuestFrame>);

  test("F-049: the other systems open without script", () => {
    expect(findElements(markup, "//details[summary]//a")).toHaveLength(4);
  });

  test("F-050: the footer names the company and how to reach it", () => {
    const [footer = ""] = texts(markup, "//footer");
    expect(footer).toContain("UAB „Pavyzdžio lizingas“ · įmonės kodas 000000001");
    expect(values(markup, "//footer/p/a", "href")).toEqual(["tel:+37070055555", "mailto:pagalba@pavyzdys.example"]);
  });

  test("F-051 and F-052: no menu item is in the HTML", () => {
    expect(markup).not.toContain('class="menu');
  });
});

describe("F-040: the current item of a menu", () => {
  const items = ["/applications", "/applications/add", "/news"].map((to) => ({
    to,
    label: to,
    primary: to === "/applications/add",
  }));

  test.each([
    ["/applications", "/applications"],
    ["/applications/edit/5/4", "/applications"],
    ["/applications/add", "/applications/add"],
    // Work goes on below the address where it begins, but is no new work.
    ["/applications/add/2/7", "/applications"],
    ["/news", "/news"],
    ["/newsletter", null],
    ["/settings", null],
  ])("on %s it is %s", (path, expected) => {
    expect(findCurrentItem(items, path)?.to ?? null).toBe(expected);
  });
});
