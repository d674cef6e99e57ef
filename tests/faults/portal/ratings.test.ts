import { describe, expect, test } from "vitest";
import { textOf as localeText } from "../../support/journey-texts.ts";
import { stageScenario } from "../../support/scenarios.ts";
import { changed } from "../../support/soap-proxy.ts";
import { rowsOf, unescapeHtml } from "./page.ts";
import { sheetOf } from "./sheet.ts";
import { AUTHOR, HERSELF, type Stage, useStage } from "./stage.ts";

let stage: Stage;
let application = 0;
let rating = 0;

useStage(async (opened) => {
  stage = opened;
  application = await stage.application(HERSELF);
  rating = await stage.rate(application);
});

const MANAGER = "vadyb2";
const REFINANCED = { AsmensKodas: "48308239783", Vardas: "Simona", Pavarde: "Refinansaitė", Pajamos: "2400.00" };

const textOf = (html: string): string => unescapeHtml(html.replace(/<[^>]*>/g, " ")).replace(/\s+/g, " ");
const read = async (user: string, path: string) => (await stage.as(user)).get(path);

/** Numbers of the ratings to which the page's table links, in its order. */
const ratingsOn = (html: string): number[] =>
  [...html.matchAll(/href="\/ratings\/(\d+)"/g)].map(([, id]) => Number(id));

describe("the list", () => {
  test("F-384, F-385: it stands in the menu, an application leads to its own ratings, and each leads on", async () => {
    const step = await read(AUTHOR, `/applications/edit/${application}/5`);
    expect(step.body).toContain('href="/ratings"');
    expect(step.body).toContain(`href="/ratings?application=${application}"`);
    const list = await read(AUTHOR, `/ratings?application=${application}`);
    expect(list.body).toContain("<h1>Vertinimai</h1>");
    expect(ratingsOn(list.body)).toEqual([rating]);
    expect((await read(AUTHOR, `/ratings/${rating}`)).status).toBe(200);
  });

  test("F-384, F-171: it is narrowed by the personal code, which is never shown in full", async () => {
    const list = await read(AUTHOR, "/ratings?personalCode=60302149977&columns=all");
    expect(ratingsOn(list.body)).toContain(rating);
    expect(list.body.replaceAll(/value="60302149977"/g, "").replaceAll(/personalCode=60302149977/g, "")).not.toContain(
      "60302149977</td>",
    );
  });

  test("F-381, F-382: the wide table has every column of a rating", async () => {
    const { body } = await read(MANAGER, "/ratings?columns=all");
    const heads = [...body.matchAll(/<th scope="col"[^>]*>([^<]*)</g)].map(([, head = ""]) => unescapeHtml(head));
    expect(heads).toEqual(
      expect.arrayContaining(
        ["Laikas", "Paraiška", "Sąlygų variantas", "Mėn.", "Suma, €", "Didžiausia suma, €", "Sprendimas"].concat(
          ["Įvertintos pajamos, €", "Pardavėjas", "Vertinimo diena", "Vertino", "Sistema", "Įsipareigojimai, €"],
          ["Pajamų dalis (DSTI), %", "Pranešimas", "Kitos mėn. įmokos, €", "Būsto paskolų mėn. įmokos, €"],
          ["Greitųjų kreditų mėn. įmokos, €"],
        ),
      ),
    );
  });

  test.each(["from=2001-01-01&to=2001-12-31", "application=1001"])(
    "F-383, F-461: %s finds nothing and says so with the text of 1900, and the way back",
    async (query) => {
      const { status, body } = await read(MANAGER, `/ratings?${query}`);
      expect(status).toBe(200);
      expect(body).toContain("Duomenų nerasta. Pakeiskite paieškos kriterijus.");
      expect(body).toContain("Išvalyti filtrą");
    },
  );

  test.each(["lt", "en"] as const)(
    "F-383, F-384: a user of a shop without ratings reads that there are none yet, and nothing of criteria @%s",
    async (language) => {
      const said = (key: string) => unescapeHtml(localeText(language, key));
      const list = unescapeHtml((await read("tuscias.s", `/ratings?lang=${language}`)).body);
      expect(list).toContain(said("ratings:none"));
      expect(list).toContain(said("ratings:noneHint"));
      expect(list).not.toContain(said("soap:1900"));
      expect(list).not.toContain(said("ratings:clear"));
      const narrowed = unescapeHtml((await read("tuscias.s", `/ratings?application=1002&lang=${language}`)).body);
      expect(narrowed).toContain(said("soap:1900"));
      expect(narrowed).toContain(said("ratings:clear"));
    },
  );

  test("F-382: the demo has a rating that is older than its 30 days, and its page says until when it held", async () => {
    const list = await read("isip.s", "/ratings?application=1037");
    const page = unescapeHtml((await read("isip.s", `/ratings/${ratingsOn(list.body)[0] ?? 0}`)).body);
    const [, day = ""] = /Vertinimas galiojo iki (\d{4}-\d\d-\d\d)/.exec(page) ?? [];
    expect(page).toContain(localeText("lt", "ratings:old", { day }));
  });

  test.each([
    ["application=12a", "application"],
    ["personalCode=123", "personalCode"],
    ["from=2026-02-30", "from"],
    ["from=2026-02-03&to=2026-02-02", "from"],
  ])("F-384: %s is told at its field, nothing is asked, and what was typed stays", async (query, field) => {
    const { body } = await read(MANAGER, `/ratings?${query}`);
    expect(body).toContain(`id="filter-${field}-error"`);
    expect(body).toContain("Filtro nepritaikėme");
    expect(ratingsOn(body)).toEqual([]);
  });

  test("F-384: the file has the rows of the filter and the columns of the table", async () => {
    const file = await read(AUTHOR, `/ratings/export?application=${application}`);
    expect([file.status, file.headers["content-type"]]).toEqual([
      200,
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    ]);
    expect(file.headers["content-disposition"]).toMatch(/vertinimai_\d{8}_\d{4}\.xlsx/);
  });

  test("1.3: a seller of another company finds no rating of ours", async () => {
    const foreign = await read("vienas.s", `/ratings?application=${application}`);
    expect(ratingsOn(foreign.body)).toEqual([]);
    expect((await read("vienas.s", `/ratings/${rating}`)).status).toBe(404);
  });
});

/** The demo's applications whose newest rating says each of the decisions. */
describe.each([
  ["Negalima", 1021, "refused, though other offers would need a permit alone"],
  ["Reikia leidimo", 1031, "for a manager to allow"],
  ["Reikia leidimo", 1057, "for a manager to allow"],
  ["Galima", 1020, "granted"],
  ["Negalima", 1003, "not to be had with its terms"],
])("F-381, F-387: one decision, „%s“", (badge, id, what) => {
  test(`of what is ${what} (${id}): on the page, in the list and in the file`, async () => {
    const list = await read(MANAGER, `/ratings?application=${id}`);
    const newest = ratingsOn(list.body)[0] ?? 0;
    const page = await read(MANAGER, `/ratings/${newest}`);
    const [head = [], row = []] = await sheetOf(await read(MANAGER, `/ratings/export?application=${id}`));
    expect([page, list].map(({ body }) => /<span class="badge[^>]*>([^<]*)</.exec(body)?.[1])).toEqual([badge, badge]);
    expect([rowsOf(page).get("Sprendimas"), row[head.indexOf("Sprendimas")]]).toEqual([badge, badge]);
    if (badge === "Negalima") expect(page.body).not.toContain("reikia vadybininko leidimo");
  });
});

test("F-381, F-383: the file says all that the message says, and the share of income as a number", async () => {
  const file = await read(MANAGER, "/ratings/export?application=1027&columns=all");
  const [head = [], row = []] = await sheetOf(file);
  const message = String(row[head.indexOf("Pranešimas")]);
  expect(message).toContain("Pasiūlymų tokiai sumai pateikti negalime.");
  expect(message).toContain("Didžiausia suma, kurią galime pasiūlyti: ");
  expect(message).not.toMatch(/[<>]/);
  expect(row[head.indexOf("Pajamų dalis (DSTI), %")]).toMatch(/^\d+\.\d+$/);
});

describe("one rating", () => {
  test("F-381, F-382: it shows what was asked, what was counted and what came out", async () => {
    const id = await stage.rate(await stage.application(REFINANCED));
    const rows = rowsOf(await read(MANAGER, `/ratings/${id}`));
    expect(rows.get("Pirkėjas")).toBe("Simona Refinansaitė");
    expect(rows.get("Asmens kodas")).toBe("483******83");
    expect(rows.get("Mėn.")).toBe("12");
    expect(rows.get("Sprendimas")).toBe("Galima");
    expect(rows.get("Vertino")).toBe("Jonas Pardavėjas");
    expect(rows.get("Greitųjų kreditų mėn. įmokos, €")).toBeDefined();
    expect(rowsOf(await read(AUTHOR, `/ratings/${id}`)).has("Greitųjų kreditų mėn. įmokos, €")).toBe(false);
  });

  test("F-382, F-416: what is said of a rating is English on an English page, in the list and alone", async () => {
    const lithuanian = /Kredito suteikti|Reikia vadybininko|Pasirinkto kredito|Pasiūlym|Paraiška išsaugota/;
    const refinancing = await stage.rate(await stage.application(REFINANCED));
    const list = textOf((await read(MANAGER, "/ratings?columns=all&size=100&lang=en")).body);
    const one = textOf((await read(MANAGER, `/ratings/${refinancing}?lang=en`)).body);
    const offers = textOf((await read(MANAGER, `/ratings/${refinancing}/offers?lang=en`)).body);
    const refused = textOf((await read(MANAGER, "/ratings?columns=all&application=1027&lang=en")).body);
    for (const text of [list, refused, one, offers])
      expect([text.length > 500, lithuanian.exec(text)?.[0]]).toEqual([true, undefined]);
    expect(refused).toContain("We cannot make offers");
    await read(MANAGER, "/ratings?lang=lt");
  });

  test("F-561: one without a message and with sums of nothing is drawn whole, in the list and alone", async () => {
    const sums = ["Isipareigojimai", "KlientoMenesioSuma", "RegistruotoBustoMenesioSuma", "GreitojoKreditoMenesioSuma"];
    const emptied = (xml: string, element: string, value: string) =>
      xml.replace(new RegExp(`(<(?:\\w+:)?${element}>)[^<]*`, "g"), `$1${value}`);
    const bare = changed((xml) =>
      emptied(
        sums.reduce((text, element) => emptied(text, element, "0.00"), xml),
        "Pranesimas",
        "",
      ),
    );
    const { proxy } = stage.servers;
    for (const operation of ["GetValuation", "ListValuations"]) proxy.fault(operation, bare);
    const [one, list] = [await read(MANAGER, `/ratings/${rating}`), await read(MANAGER, "/ratings?columns=all")];
    proxy.heal();
    const rows = rowsOf(one);
    expect([rows.get("Įsipareigojimai, €"), rows.get("Greitųjų kreditų mėn. įmokos, €")]).toEqual(["0,00", "0,00"]);
    expect([list.status, ratingsOn(list.body).length > 0]).toEqual([200, true]);
    for (const { body } of [one, list])
      expect(textOf(/<main.*<\/main>/s.exec(body)?.[0] ?? "")).not.toMatch(/undefined|NaN|null/);
  });

  test("F-387: its report opens as a PDF; one that cannot be made leads back with the text of 2002", async () => {
    const page = await read(AUTHOR, `/ratings/${rating}`);
    expect(page.body).toContain(`href="/ratings/${rating}/report"`);
    const report = await read(AUTHOR, `/ratings/${rating}/report`);
    expect([report.status, report.headers["content-type"]]).toEqual([200, "application/pdf"]);
    expect(report.body.startsWith("%PDF-")).toBe(true);
    await stageScenario(stage.servers.backEnd, "answer", { operation: "GetValuationReportPdf", code: "2002" });
    const browser = await stage.as(AUTHOR);
    const refused = await browser.get(`/ratings/${rating}/report`);
    expect([refused.status, refused.location]).toEqual([302, `/ratings/${rating}`]);
    expect(textOf((await browser.get(`/ratings/${rating}`)).body)).toContain("PDF dokumento sukurti nepavyko.");
  });

  test("F-258: the offers that it led to are shown as they were, with the decision; none can be chosen", async () => {
    const page = await read(AUTHOR, `/ratings/${rating}`);
    expect(page.body).toContain(`href="/ratings/${rating}/offers"`);
    const { status, body } = await read(AUTHOR, `/ratings/${rating}/offers`);
    expect(status).toBe(200);
    expect(textOf(body)).toContain("12 mėn.");
    expect(body).not.toContain('type="radio"');
  });

  test.each(["999999", "0", "12a", "99999999999", "-1"])(
    "F-258, F-383: rating %s does not exist, nor its offers, nor its report",
    async (id) => {
      for (const path of [`/ratings/${id}`, `/ratings/${id}/offers`]) {
        expect((await read(AUTHOR, path)).status, path).toBe(404);
      }
      const report = await read(AUTHOR, `/ratings/${id}/report`);
      expect([302, 404]).toContain(report.status);
    },
  );

  test("F-258, F-461: an unknown number says the text of 1900", async () => {
    expect((await read(AUTHOR, "/ratings/999999/offers")).body).toContain("Duomenų nerasta.");
  });
});
