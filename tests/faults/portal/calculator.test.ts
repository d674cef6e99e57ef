import ExcelJS from "exceljs";
import { describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../support/demo-session.ts";
import type { Reply } from "../../support/http-client.ts";
import { textOf } from "../../support/journey-texts.ts";
import { listAt, textAt, type AnswerNode } from "../../support/soap-answer.ts";
import { refuse } from "../../support/soap-proxy.ts";
import { testForLeaks } from "./leaks.ts";
import { alertOf, CLICKED, linkTo } from "./partner-links.ts";
import { rowsOf, shownValue, unescapeHtml, verdictOf } from "./page.ts";
import { AUTHOR, useStage } from "./stage.ts";

const stage = useStage();

const MANAGER = "vadyb2";
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const read = async (query: string, user = AUTHOR) => (await stage().as(user)).get(`/spreadsheet?${query}`);
const wordsOf = ({ body }: Reply): string =>
  unescapeHtml(body.replace(/<script[\s\S]*?<\/script>|<[^>]*>/g, " ")).replace(/\s+/g, " ");
const said = (key: string, values: Record<string, string | number> = {}) =>
  textOf("lt", key, values).replaceAll("\u00a0", " ");

/** The table of durations: what each cell says. */
const durationsOn = ({ body }: Reply): string[][] => {
  const table = /<tbody[^>]*>([\s\S]*?)<\/tbody>/.exec(body)?.[1] ?? "";
  return [...table.matchAll(/<tr[^>]*>([\s\S]*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/g)].map(([, cell = ""]) => plain(cell)),
  );
};
const plain = (html: string) =>
  unescapeHtml(html.replace(/<[^>]*>/g, ""))
    .replaceAll("\u00a0", " ")
    .trim();

const money = (wire: string) => `${wire.replace(".", ",").replace(/\B(?=(\d{3})+,)/g, " ")} €`;

describe("what it costs", () => {
  test.each<[string, string, Record<string, string | number>]>([
    ["of goods", "price=500&variant=11", {}],
    ["with an advance in percent", "price=500&variant=11&advanceType=1&advance=10", { Avansas: "10", AvansoTipas: 1 }],
    [
      "with own funds, insurance and a payment day",
      "form=extended&price=500,00&variant=11&ownFunds=100&insurance=2&paymentDay=31",
      { NuosavosLesos: "100.00", DraudimoID: 2, MokejimoDiena: 31 },
    ],
  ])("F-391, F-393: %s it is to the cent what the wizard offers", async (_what, query, elements) => {
    const id = await stage().application(elements);
    const { fields } = await stage().author("GetProposedOptions", { ParaiskosID: id });
    const offers = listAt(fields, "SiulomiVariantai", "SiulomasVariantas2").filter(
      (offer) => textAt(offer, "SalyguVariantoID") === "11",
    );
    expect(offers.length).toBeGreaterThan(3);
    const shown = new Map(durationsOn(await read(query)).map(([months = "", ...figures]) => [months, figures]));
    for (const offer of offers) {
      const [payment, total, cost = "", ...others] = shown.get(`${textAt(offer, "Trukme")} mėn.`) ?? [];
      expect([payment, total]).toEqual(["MenesioImoka", "BendraSuma"].map((name) => money(textAt(offer, name))));
      // What is paid beyond the sum is the cost of the credit and, in a column of its own, the insurance (F-279).
      const [apr, insurance = ""] = others.reverse();
      expect(apr).toBe(aprOf(offer));
      expect(insurance !== "").toBe("DraudimoID" in elements);
      expect(digitsOf(cost) + digitsOf(insurance)).toBe(digitsOf(textAt(offer, "Permoka")));
    }
  });

  const digitsOf = (amount: string): number => Number(amount.replace(/\D/g, ""));
  const aprOf = (offer: AnswerNode) => `${textAt(offer, "Bvkkmn").replace(".", ",")} %`;

  test("F-391: the extended form has fees, annual rate, schedule and what a buyer can bear", async () => {
    const page = await read(
      "form=extended&price=900&variant=11&months=12&insurance=1&income=1400&obligations=100&members=2",
    );
    const rows = rowsOf(page);
    for (const key of ["contractFee", "adminFee", "insurance", "apr", "payment", "first"])
      expect(rows.has(said(`calculator:chosen.${key}`))).toBe(true);
    expect(wordsOf(page)).toContain(said("calculator:decision"));
    expect(wordsOf(page)).toContain(said("application:decision.APPROVED"));
    expect(page.body).toContain(`>${said("application:schedule.columns.balance")}<`);
    const poor = await read("form=extended&price=900&variant=11&months=12&income=300");
    expect(wordsOf(poor)).toContain(said("application:decision.REJECTED"));
  });

  test("F-391, F-250: the warranty of a group at a price is part of the credit", async () => {
    const query = "form=extended&price=500&variant=11&group=2";
    const asked = await read(query);
    const offered = /<option value="([123])"[^>]*>([^<]*€)<\/option>/.exec(asked.body);
    expect(offered).not.toBeNull();
    const page = await read(`${query}&warranty=${offered?.[1] ?? ""}`);
    const rows = rowsOf(page);
    const centsOf = (key: string) =>
      Number(
        (rows.get(said(key)) ?? "")
          .replace(/<[^>]*>/g, "")
          .replace(/[^\d,]/g, "")
          .replace(",", ""),
      );
    expect(centsOf("calculator:basis.warranty")).toBeGreaterThan(0);
    expect(centsOf("calculator:basis.sum")).toBe(50_000 + centsOf("calculator:basis.warranty"));
  });

  test("F-393: a duration of the table leads to its schedule, and one that is not offered says so beside the others", async () => {
    const page = await read("price=500&variant=11");
    const link = [...page.body.matchAll(/href="(\/spreadsheet\?[^"]*months=24[^"]*)"/g)][0]?.[1] ?? "";
    const chosen = await (await stage().as(AUTHOR)).get(unescapeHtml(link));
    expect(wordsOf(chosen)).toContain(said("calculator:chosen.title", { months: 24 }));
    const small = await read("price=100&variant=11&months=60");
    expect(small.body).toContain("Įmokų grafiko apskaičiuoti nepavyko");
    expect(durationsOn(small).length).toBeGreaterThan(1);
    expect(wordsOf(small)).not.toContain(said("application:schedule.title"));
  });

  test("L-1.4 k, F-277: an account and a card are calculated by the sum, with the assumption said; a card's payments are an example", async () => {
    for (const [variant, kind] of [
      ["21", "account"],
      ["22", "card"],
    ]) {
      const page = await read(`price=1000&variant=${variant}`);
      expect(wordsOf(page)).toContain(said(`application:limit.${kind}`));
      const [title, otherTitle] = ["application:schedule.title", "application:limit.example"].map((key) => said(key));
      expect(wordsOf(page).includes(title ?? "")).toBe(kind === "account");
      expect(wordsOf(page).includes(otherTitle ?? "")).toBe(kind === "card");
      expect(durationsOn(page).length).toBeGreaterThan(0);
    }
  });
});

describe("what was typed", () => {
  test.each<[string, string, string, string, Record<string, string>]>([
    ["price=&variant=11", "price", "", "required", {}],
    ["price=abc&variant=11", "price", "abc", "money.format", {}],
    ["price=-5&variant=11", "price", "-5", "money.negative", {}],
    ["price=1,234&variant=11", "price", "1,234", "money.decimals", {}],
    ["price=500&variant=11&months=5", "months", "5", "credit.duration", { min: "6", max: "60" }],
    ["price=500&variant=11&months=1x", "months", "1x", "number.format", {}],
    ["price=500&variant=11&advance=600", "advance", "600", "credit.advanceAboveGoods", {}],
    ["price=500&variant=11&advance=101&advanceType=1", "advance", "101", "percent.max", { max: "100" }],
    ["price=500&variant=11&form=extended&ownFunds=501", "ownFunds", "501", "credit.ownFundsAboveGoods", {}],
    ["price=500&variant=11&form=extended&paymentDay=32", "paymentDay", "32", "paymentDay.range", {}],
    ["price=500&variant=11&form=extended&members=99", "members", "99", "number.max", { max: "15" }],
    ["price=1000&variant=21&advance=5", "advance", "5", "credit.goodsOnly", {}],
  ])(
    "F-393: %s is told at its field and in the summary, and stays as it was typed",
    async (query, field, value, key, values) => {
      const page = await read(query);
      expect(page.status).toBe(200);
      expect(page.body).toContain(`id="calculator-${field}-error"`);
      expect(page.body).toContain(`href="#calculator-${field}"`);
      expect(wordsOf(page)).toContain(said(`validation:${key}`, values));
      expect(shownValue(page.body, "calculator", field)).toBe(value);
      expect(durationsOn(page)).toEqual([]);
    },
  );

  test.each([
    ["variant=99", "variant", "choice.unknown"],
    ["variant=16", "variant", "conditions.expired"],
    ["variant=11&form=extended&insurance=77", "insurance", "choice.unknown"],
    ["variant=11&form=extended&group=7777", "group", "choice.unknown"],
    ["variant=11&form=extended&warranty=2", "warranty", "goods.warrantyUnavailable"],
    ["variant=11&form=extended&winter=on", "winter", "credit.winterVariant"],
  ])("F-393, F-252: a choice that there is not (%s) is told at its field", async (query, field, key) => {
    const page = await read(`price=500&${query}`);
    expect(page.body).toContain(`id="calculator-${field}-error"`);
    expect(wordsOf(page)).toContain(said(`validation:${key}`, { variant: "Standartas" }));
  });

  test("F-013: the switch keeps what the other form has typed, and a hidden value changes no figure", async () => {
    const query = "price=500&variant=11&advance=50&ownFunds=100&income=1400&months=24";
    const short = await read(query);
    expect(rowsOf(short).get(said("calculator:basis.sum"))).toBe(money("450.00").replaceAll(" ", "\u00a0"));
    const link = [...short.body.matchAll(/href="(\/spreadsheet\?form=extended[^"]*)"/g)][0]?.[1] ?? "";
    const extended = await (await stage().as(AUTHOR)).get(unescapeHtml(link));
    expect(
      ["advance", "ownFunds", "income", "months"].map((name) => shownValue(extended.body, "calculator", name)),
    ).toEqual(["50", "100", "1400", "24"]);
    const back = [...extended.body.matchAll(/href="(\/spreadsheet\?price[^"]*)"/g)][0]?.[1] ?? "";
    expect(new URLSearchParams(unescapeHtml(back).split("?")[1]).get("income")).toBe("1400");
  });

  test("F-068, F-013: a calculation that was sent as a link is gone to after the log-in", async () => {
    const guest = stage().guest();
    const link = "/spreadsheet?price=500&variant=11&months=24";
    expect(verdictOf(await guest.get(link))).toBe("302 /login");
    const entered = await guest.post("/login", { username: AUTHOR, password: DEMO_PASSWORD });
    expect(verdictOf(entered)).toBe(`303 ${link}`);
  });
});

describe("files", () => {
  async function sheetOf(path: string): Promise<ExcelJS.Row[]> {
    const { bytes, headers } = await (await stage().as(AUTHOR)).get(path);
    expect(headers["content-type"]).toBe(XLSX);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.load(bytes as unknown as ArrayBuffer);
    const rows: ExcelJS.Row[] = [];
    workbook.worksheets[0]?.eachRow((row) => rows.push(row));
    return rows;
  }
  const textsOf = (row: ExcelJS.Row | undefined) => (row?.values as unknown[]).filter(Boolean).map(String);
  /** The heads of the page's table with a caption. */
  const headsOn = ({ body }: Reply, caption: string): string[] => {
    const table = [...body.matchAll(/<table[\s\S]*?<\/thead>/g)].map(([found]) => found);
    const found = table.find((one) => plain(one.split("</caption>")[0] ?? "").endsWith(caption)) ?? "";
    return [...found.matchAll(/<th[^>]*>([\s\S]*?)<\/th>/g)].map(([, cell = ""]) => plain(cell));
  };
  const QUERY = "price=500&variant=11&months=12";

  test("F-391: the table of durations with numbers as numbers, and a name as text", async () => {
    const [, ...rows] = await sheetOf(`/spreadsheet/export?${QUERY}`);
    const shown = durationsOn(await read(QUERY));
    expect(rows).toHaveLength(shown.length);
    rows.forEach((row, index) => {
      const [months = "", payment, total] = shown[index] ?? [];
      expect([row.getCell(1).value, row.getCell(1).type]).toEqual(["Standartas", ExcelJS.ValueType.String]);
      expect(row.getCell(2).value).toBe(500);
      expect(`${Number(row.getCell(3).value)} mėn.`).toBe(months);
      expect([row.getCell(5), row.getCell(6)].map(({ value }) => money(Number(value).toFixed(2)))).toEqual([
        payment,
        total,
      ]);
    });
  });

  test("F-391: the schedule of the chosen duration adds up, in the columns of the page, its sums below", async () => {
    const [head, ...all] = await sheetOf(`/spreadsheet/export?${QUERY}&part=schedule`);
    const [sums, rows] = [all.at(-1), all.slice(0, -1)];
    const sum = rows.reduce((cents, row) => cents + Math.round(Number(row.getCell(3).value) * 100), 0);
    expect([rows.length, sum]).toEqual([12, 50_000]);
    expect(textsOf(head)).toEqual(headsOn(await read(QUERY), said("application:schedule.title")));
    expect(textsOf(sums).slice(0, 2)).toEqual([said("application:schedule.sum"), "500"]);
  });

  test("F-391: the file of durations has the columns of the page, the variant, its sum and the payments beside them", async () => {
    for (const query of [QUERY, `${QUERY}&form=extended&insurance=2`]) {
      const [head] = await sheetOf(`/spreadsheet/export?${query}`);
      const [months, ...figures] = headsOn(await read(query), said("calculator:durations.title"));
      const heads = textsOf(head).map((text) => text.replace(/, (€|%|mėn\.)$/, ""));
      expect(heads.slice(2)).toEqual([months, said("calculator:file.payments"), ...figures]);
    }
  });

  test("F-393: without figures there is no file: the page says why", async () => {
    const author = await stage().as(AUTHOR);
    expect(verdictOf(await author.get("/spreadsheet/export?price=abc&variant=11"))).toBe(
      "302 /spreadsheet?price=abc&variant=11",
    );
  });
});

describe("who calculates", () => {
  test.each([AUTHOR, "vadove", MANAGER])("F-392: %s has the item in the menu, and figures", async (user) => {
    expect((await (await stage().as(user)).get("/news")).body).toContain('href="/spreadsheet"');
    expect(durationsOn(await read("price=700&variant=11", user)).length).toBeGreaterThan(3);
  });

  test("F-392, F-025: a limited log-in calculates on its own page, without files and without an application", async () => {
    const browser = stage().guest();
    const linked = await browser.get(linkTo("/login/url", "ribotas", { r: "spreadsheet" }), CLICKED);
    const page = await browser.get(linked.location ?? "");
    expect(page.status).toBe(200);
    expect(page.body).toContain('action="/login/url"');
    expect(page.body).toContain('name="r" value="spreadsheet"');
    const variant = /<option value="(\d+)" selected="">/.exec(page.body)?.[1] ?? "11";
    const calculated = await browser.get(`/login/url?r=spreadsheet&form=extended&price=900&variant=${variant}`);
    expect(durationsOn(calculated).length).toBeGreaterThan(1);
    expect(calculated.body).not.toMatch(/href="\/(?:spreadsheet|applications)/);
    expect(calculated.body).toContain('href="/login/url"');
    expect(verdictOf(await browser.get("/spreadsheet?price=900&variant=11"))).toBe("302 /login");
  });

  test.each([
    ["p", "/login/url?u=ribotas&r=spreadsheet"],
    ["u", "/login/url?p=abc&r=spreadsheet"],
  ])("F-025: a link without its %s is a log-in error in words, without a trace of the machine", async (_name, link) => {
    const browser = stage().guest();
    const answer = await browser.get(link, CLICKED);
    expect(answer.status).toBe(303);
    const page = await browser.get(answer.location ?? "");
    expect(alertOf(page)).toBe(said("auto-login:refused.incomplete"));
    expect(page.body).not.toMatch(/at \w+ \(|Error:|node_modules/);
  });
});

test("F-392: where the back end is silent the form stays with what was typed, and says that there are no figures", async () => {
  const { proxy } = stage().servers;
  const query = "price=500&variant=11&advance=50";
  try {
    proxy.fault("CalculateSchedule", refuse);
    const page = await read(query);
    expect(page.status).toBe(503);
    expect(wordsOf(page)).toContain(said("calculator:unavailable"));
    expect(["price", "advance"].map((name) => shownValue(page.body, "calculator", name))).toEqual(["500", "50"]);
    expect(durationsOn(page)).toEqual([]);
  } finally {
    proxy.heal();
  }
});

testForLeaks(stage);
