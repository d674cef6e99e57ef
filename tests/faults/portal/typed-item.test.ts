import { beforeEach, describe, expect, test } from "vitest";
import { PHONE } from "../../support/demo-application.ts";
import type { Reply, Visitor } from "../../support/http-client.ts";
import { findingText } from "../../support/journey-texts.ts";
import { listAt, textAt } from "../../support/soap-answer.ts";
import type { RequestElements } from "../../support/soap-call.ts";
import { changed, refuse } from "../../support/soap-proxy.ts";
import { formNamed } from "./form-table.ts";
import { readSeals, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let seller: Visitor;
let id: number;
useStage(async (opened) => {
  stage = opened;
  seller = await stage.as(AUTHOR);
});
beforeEach(async () => {
  id = await stage.application({ Prekes: {} });
});

const WASHER = "BT-SKL7-01";
const { fields: TERMS } = formNamed("credit");

const step2 = () => `/applications/add/2/${id}`;
const send = async (values: Record<string, string>): Promise<Reply> =>
  seller.post(step2(), { ...TERMS, ...(await readSeals(seller, step2(), "credit")), ...values });
const saved = async () => (await stage.author("GetContract", { ParaiskosID: id })).fields;
const numbers = async () =>
  listAt(await saved(), "Paraiska", "Prekes", "Preke").map((line) => textAt(line, "PrekesNumeris"));
const findingAt = ({ body }: Reply, name: string): string =>
  unescapeHtml(new RegExp(`id="credit-${name}-error"[^>]*>(.*?)</p>`, "s").exec(body)?.[1] ?? "");

describe("F-232: an item of the catalogue is typed in step 2 and added", () => {
  test.each([
    ["its number", WASHER],
    ["a part of its name that no other has, without its diacritics", "skalbykle neris 7"],
  ])("by %s", async (_what, item) => {
    expect(verdictOf(await send({ item, addItem: "" }))).toBe(`303 ${step2()}#credit-goods`);
    expect(await numbers()).toEqual([WASHER]);
    const page = (await seller.get(step2())).body;
    expect(page).toContain("329,00");
    expect(shownValue(page, "credit", "item")).toBe("");
  });

  test("the rest of the form stays as it was typed, and is not saved", async () => {
    await send({ item: WASHER, ownFunds: "73,31", addItem: "" });
    expect(shownValue((await seller.get(step2())).body, "credit", "ownFunds")).toBe("73,31");
    expect(textAt(await saved(), "Paraiska", "NuosavosLesos")).not.toBe("73.31");
  });

  test.each([
    ["itemUnknown", "Skraidantis kilimas"],
    ["itemAmbiguous", "Skalbyklė"],
    ["itemMissing", "  "],
  ] as const)("%s: the field says what to do, keeps what was typed, and nothing is added", async (key, item) => {
    stage.servers.proxy.forget();
    const refused = await send({ item, duration: "x", addItem: "" });
    expect([refused.status, findingAt(refused, "duration")]).toEqual([400, ""]);
    expect(findingAt(refused, "item")).toContain(findingText("lt", `goods.${key}`));
    expect(shownValue(refused.body, "credit", "item")?.trim()).toBe(item.trim());
    expect(stage.servers.proxy.writes()).toEqual([]);
  });
});

describe("F-188, F-232: saving takes along what stands in the field", () => {
  test.each([
    ["continue", () => `303 /applications/edit/${id}/3`],
    ["save", () => `303 ${step2()}`],
  ])("%s saves item and terms at once", async (button, leadsTo) => {
    stage.servers.proxy.forget();
    expect(verdictOf(await send({ item: WASHER, [button]: "" }))).toBe(leadsTo());
    expect(stage.servers.proxy.writes()).toEqual(["SaveApplication"]);
    expect([await numbers(), textAt(await saved(), "Paraiska", "Avansas")]).toEqual([[WASHER], "20.00"]);
  });

  test("Enter in an old browser, which names no button, continues", async () => {
    expect(verdictOf(await send({ item: WASHER }))).toBe(`303 /applications/edit/${id}/3`);
  });

  test("an unknown item and wrong terms are told in one round, and nothing is saved", async () => {
    stage.servers.proxy.forget();
    const refused = await send({ item: "Skraidantis kilimas", duration: "x", continue: "" });
    const findings = ["item", "duration"].map((name) => findingAt(refused, name) !== "");
    expect([refused.status, findings, stage.servers.proxy.writes()]).toEqual([400, [true, true], []]);
    const known = await send({ item: WASHER, duration: "x", continue: "" });
    expect([known.status, findingAt(known, "goods"), shownValue(known.body, "credit", "item")]).toEqual([
      400,
      "",
      WASHER,
    ]);
    expect(await numbers()).toEqual([]);
  });

  test("G12: another tab was faster with another field, and the item is there as well", async () => {
    const seals = await readSeals(seller, step2(), "credit");
    const other: RequestElements = { ParaiskosID: id, Darboviete: "UAB Kitas kampas" };
    const now = (await saved()) as { Paraiska?: RequestElements };
    expect((await stage.author("SaveApplication", { Paraiska: { ...now.Paraiska, ...other } })).code).toBe(0);
    const late = await seller.post(step2(), { ...TERMS, ...seals, item: WASHER, continue: "" });
    expect(verdictOf(late)).toBe(`303 /applications/edit/${id}/3`);
    expect([await numbers(), textAt(await saved(), "Paraiska", "Darboviete")]).toEqual([[WASHER], "UAB Kitas kampas"]);
  });
});

describe("F-232: suggestions while an item is typed", () => {
  const ask = async (item: string, of = id) =>
    JSON.parse((await seller.get(`/catalogue-suggestions/${of}?${new URLSearchParams({ item })}`)).body) as unknown;

  test("number, name and price of what the catalogue of the application's shop has", async () => {
    expect(await ask("skalbykle neris 7")).toEqual({
      items: [{ productNumber: WASHER, title: "Skalbyklė Neris 7 kg", priceCents: 32_900 }],
    });
    expect(((await ask("a")) as { items: unknown[] }).items).toEqual([]);
    expect(((await ask("x".repeat(200))) as { items: unknown[] }).items).toEqual([]);
  });

  test("R-D3: nothing of an application that is not within reach, or not one at all", async () => {
    const stranger = await stage.as("kasa1");
    for (const path of [`/catalogue-suggestions/${id}`, "/catalogue-suggestions/nothing"])
      expect((await stranger.get(`${path}?item=BT-SKL7`)).body).toBe('{"items":[]}');
  });

  test("a silent back end suggests nothing; an ended session is told so and leads nowhere", async () => {
    stage.servers.proxy.fault("GetCatalogue", refuse);
    expect(await ask("Skalbyklė")).toEqual({ items: [] });
    stage.servers.proxy.heal();
    stage.servers.proxy.faultOnce(
      "GetCatalogue",
      changed((xml) => xml.replace(/>0</, ">1020<")),
    );
    const path = `/catalogue-suggestions/${id}?item=Skalbyklė`;
    expect((await (await stage.logIn(AUTHOR)).get(path)).status).toBe(401);
  });
});

describe("F-252: step 2 opens with what the shop usually sells, until something is chosen", () => {
  const untouched = async () => {
    id = await stage.application({ Prekes: { Preke: [PHONE] }, SalyguVariantoID: undefined, Trukme: undefined });
    return (await seller.get(step2())).body;
  };
  const chosen = (page: string) => /<option value="(\d\d+)" selected/.exec(page)?.[1] ?? null;

  test("the variant and the duration are proposed with their price, and nothing is saved", async () => {
    const page = await untouched();
    const listed = listAt(await saved(), "Paraiska", "SalyguVariantai", "SalyguVariantas");
    const usual = listed.find(
      (one) => textAt(one, "SutartiesTipoID") === "3" && textAt(one, "DazniausiaTrukme") !== "",
    );
    expect(usual && textAt(usual, "SalyguVariantoID")).toBe(chosen(page));
    expect(usual && textAt(usual, "DazniausiaTrukme")).toBe(shownValue(page, "credit", "duration"));
    expect(page).toContain("BVKKMN");
    expect(textAt(await saved(), "Paraiska", "SalyguVariantoID")).toBe("");
  });

  test("an older back end proposes nothing, and the user chooses", async () => {
    await untouched();
    stage.servers.proxy.fault(
      "GetContract",
      changed((xml) => xml.replace(/<DazniausiaTrukme>\d+<\/DazniausiaTrukme>/g, "")),
    );
    const page = (await seller.get(step2())).body;
    stage.servers.proxy.heal();
    expect([chosen(page), shownValue(page, "credit", "duration")]).toEqual([null, ""]);
  });

  test("what was typed stays, and a proposal that was left alone is no draft", async () => {
    const page = await untouched();
    const proposed = { variant: chosen(page) ?? "", duration: shownValue(page, "credit", "duration") ?? "" };
    const seals = await readSeals(seller, step2(), "credit");
    const blank = { paymentDay: "15", "advance.type": "0" };
    await seller.post(step2(), { ...seals, ...blank, ...proposed, keepDraft: "" });
    const again = (await seller.get(step2())).body;
    expect(again).not.toContain('name="discardDraft"');
    await seller.post(step2(), { ...seals, ...blank, variant: "11", duration: "7", keepDraft: "" });
    const typed = (await seller.get(step2())).body;
    expect([chosen(typed), shownValue(typed, "credit", "duration")]).toEqual(["11", "7"]);
    expect(typed).toContain('name="discardDraft"');
  });
});
