import { describe, expect, test } from "vitest";
import type { Visitor } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { textAt } from "../../support/soap-answer.ts";
import { formNamed, pressed } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { findForm, shownValue, verdictOf } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";
import { callerOf } from "../../support/demo-session.ts";

let stage: Stage;
useStage(async (opened) => {
  stage = opened;
});

const buyer = formNamed("buyer");
const MANAGER = "vadyb2";
const JONAS = 10101;
const VIENAS = 30101;
/** Of a shop with nothing to offer. */
const TUSCIAS = 50101;

const step1 = (seller: string | number) => `/applications/add?seller=${seller}`;
const send = (browser: Visitor, address: string, fields = pressed(buyer)) =>
  browser.post(address, { ...fields, _op: crypto.randomUUID() });
const hasBuyerForm = (html: string) => findForm(html, buyer.form) !== null;

/** Whose the application is that an answer leads to. */
async function ownerOf(location: string | null): Promise<{ seller: string; shop: string }> {
  const id = Number(/\/applications\/add\/2\/(\d+)$/.exec(location ?? "")?.[1]);
  const manager = await callerOf(stage.servers.backEnd.url, MANAGER);
  const { fields } = await manager("GetContract", { ParaiskosID: id });
  return { seller: textAt(fields, "Paraiska", "PardavejoID"), shop: textAt(fields, "Paraiska", "ParduotuvesID") };
}

describe("F-187: a manager chooses a seller before step 1", () => {
  test("without one he gets the choice, which a search narrows; its links lead to the form of the chosen", async () => {
    const manager = await stage.as(MANAGER);
    const all = await manager.get("/applications/add");
    expect([all.status, hasBuyerForm(all.body)]).toEqual([200, false]);
    expect(findForm(all.body, "q")).toMatch(/method="get" action="\/applications\/add"/);
    const found = await manager.get("/applications/add?q=jonas");
    expect([...found.body.matchAll(/href="(\/applications\/add\?seller=\d+)"/g)].map(([, link]) => link)).toEqual([
      step1(JONAS),
    ]);
    const form = await manager.get(step1(JONAS));
    expect([form.status, hasBuyerForm(form.body)]).toEqual([200, true]);
    expect(form.body).toContain("Jonas Pardavėjas (jonas.s)");
  });

  test("F-254: the products are those of that seller's variants", async () => {
    const manager = await stage.as(MANAGER);
    const productsOf = async (seller: number) =>
      [...(await manager.get(step1(seller))).body.matchAll(/name="productType"[^>]* value="(\d)"/g)].map(
        ([, product]) => product,
      );
    const own = async (login: string) =>
      [
        ...(await (await stage.as(login)).get("/applications/add")).body.matchAll(
          /name="productType"[^>]* value="(\d)"/g,
        ),
      ].map(([, product]) => product);
    expect(await productsOf(VIENAS)).toEqual(await own("vienas.s"));
    expect(await productsOf(JONAS)).toEqual(await own(AUTHOR));
    expect(await productsOf(JONAS)).not.toEqual(await productsOf(VIENAS));
  });

  test("F-467: of a seller without variants he reads 2140, and may choose another at once", async () => {
    const page = await (await stage.as(MANAGER)).get(step1(TUSCIAS));
    expect([page.status, hasBuyerForm(page.body)]).toEqual([422, false]);
    expect(page.body).toContain(textOf("lt", "soap:2140"));
    expect(page.body).toContain(step1(JONAS));
  });

  test("the application is the chosen seller's and his shop's", async () => {
    const answer = await send(await stage.as(MANAGER), step1(VIENAS));
    expect(verdictOf(answer)).toMatch(/^303 \/applications\/add\/2\/\d+$/);
    expect(await ownerOf(answer.location)).toEqual({ seller: String(VIENAS), shop: "301" });
  });

  test("one press makes one application: the same attempt for another seller is refused", async () => {
    const manager = await stage.as(MANAGER);
    const attempt = { ...pressed(buyer), _op: crypto.randomUUID() };
    const first = await manager.post(step1(VIENAS), attempt);
    expect((await manager.post(step1(VIENAS), attempt)).location).toBe(first.location);
    expect((await manager.post(step1(JONAS), attempt)).status).toBe(409);
  });
});

describe("C: forged sellers", () => {
  const FORGED = ["77777", "20202", "90001", "9999999999", "-1", "1e3", "10101.0", "abc", "10101%27--", "%3Cscript%3E"];

  test.each(FORGED)(
    "F-443: ?seller=%s is no seller: the choice with 1050, nothing is written, the typed waits",
    async (forged) => {
      const manager = await stage.as(MANAGER);
      const page = await manager.get(step1(forged));
      expect([page.status, hasBuyerForm(page.body)]).toEqual([422, false]);
      expect(page.body).toContain(textOf("lt", "soap:1050"));
      expect(page.body).not.toContain("<script>");
      stage.servers.proxy.forget();
      const answer = await send(manager, step1(forged), { ...pressed(buyer), email: "laukia@pavyzdys.example" });
      expect(verdictOf(answer)).toMatch(/^303 \/applications\/add(?:\?seller=\d+)?$/);
      expect(stage.servers.proxy.writes()).toEqual([]);
      expect(shownValue((await manager.get(step1(JONAS))).body, buyer.form, "email")).toBe("laukia@pavyzdys.example");
      await manager.post(step1(JONAS), { discardDraft: "" });
    },
  );

  test("a manager's form without a seller leads to the choice, and nothing is written", async () => {
    const manager = await stage.as(MANAGER);
    stage.servers.proxy.forget();
    expect(verdictOf(await send(manager, "/applications/add"))).toBe("303 /applications/add");
    expect(stage.servers.proxy.writes()).toEqual([]);
    await manager.post(step1(JONAS), { discardDraft: "" });
  });

  test.each([
    ["a seller", AUTHOR, "10101"],
    ["a supervisor", "vadove", "10190"],
  ])("%s who names another seller starts his own application all the same", async (_who, login, own) => {
    const browser = await stage.as(login);
    for (const forged of [VIENAS, 10201, "abc"]) {
      const page = await browser.get(step1(forged));
      expect([page.status, hasBuyerForm(page.body), page.body.includes("Vienius")]).toEqual([200, true, false]);
      stage.servers.proxy.forget();
      const answer = await send(browser, step1(forged), {
        ...pressed(buyer),
        seller: String(forged),
        sellerId: String(forged),
      });
      expect((await ownerOf(answer.location)).seller).toBe(own);
      expect(stage.servers.proxy.operations()).not.toContain("ListUsers");
    }
  });

  test("what a manager searches for is a text and nothing else", async () => {
    const manager = await stage.as(MANAGER);
    for (const hostile of ['"><script>alert(1)</script>', "%", "\u0000jonas", "x".repeat(2000), "<a>&amp;"]) {
      const page = await manager.get(`/applications/add?q=${encodeURIComponent(hostile)}`);
      expect([hostile.slice(0, 20), page.status < 500, page.body.includes("<script>alert")]).toEqual([
        hostile.slice(0, 20),
        true,
        false,
      ]);
    }
  });
});

describe("what is typed comes along", () => {
  const typed = { ...buyer.fields, phone: "699 11111" };

  test("to another seller, by the button of the form", async () => {
    const manager = await stage.as(MANAGER);
    expect(verdictOf(await send(manager, step1(JONAS), { ...typed, otherSeller: "" }))).toBe("303 /applications/add");
    expect(shownValue((await manager.get(step1(VIENAS))).body, buyer.form, "phone")).toBe("699 11111");
    expect(verdictOf(await manager.post(step1(VIENAS), { discardDraft: "" }))).toBe(`303 ${step1(VIENAS)}`);
  });

  test("F-043: to the other language, which keeps the seller", async () => {
    const manager = await stage.as(MANAGER);
    const answer = await send(manager, step1(JONAS), { ...typed, otherLanguage: "" });
    expect(verdictOf(answer)).toBe(`303 ${step1(JONAS)}&lang=en`);
    expect(shownValue((await manager.get(step1(JONAS))).body, buyer.form, "phone")).toBe("699 11111");
    await manager.post(step1(JONAS), { discardDraft: "" });
  });

  test("through a refusal: the form of the same seller, with its findings", async () => {
    const answer = await send(await stage.as(MANAGER), step1(JONAS), { ...typed, personalCode: "1", continue: "" });
    expect(answer.status).toBe(400);
    expect(shownValue(answer.body, buyer.form, "phone")).toBe("699 11111");
    expect(answer.body).toContain("Jonas Pardavėjas (jonas.s)");
  });
});

testForLeaks(() => stage);
