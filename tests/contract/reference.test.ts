import { describe, expect, test } from "vitest";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";
import { listAt, textAt } from "../support/soap-answer.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

test("F-564: 249 countries with unique codes and both names", async () => {
  const countries = listAt((await jonas("GetCountries")).fields, "Salys", "Salis");
  expect(countries).toHaveLength(249);
  expect(new Set(countries.map((country) => textAt(country, "Kodas"))).size).toBe(249);
  const lithuania = countries.find((country) => textAt(country, "Kodas") === "LTU");
  expect([textAt(lithuania, "Pavadinimas"), textAt(lithuania, "PavadinimasEn")]).toEqual(["Lietuva", "Lithuania"]);
});

describe("F-156: news", () => {
  const titlesOf = async (call: Caller) =>
    listAt((await call("ListNews")).fields, "Naujienos", "Naujiena").map((item) => textAt(item, "Pavadinimas"));

  test("pinned first, then the newest", async () => {
    const items = listAt((await jonas("ListNews")).fields, "Naujienos", "Naujiena");
    const order = items.map((item) => `${textAt(item, "Prisegta")} ${textAt(item, "Data")}`);
    expect(order[0]).toMatch(/^1 /);
    expect(order).toEqual([...order].sort().reverse());
  });

  test("those for managers are for managers; no user sees future or ended ones", async () => {
    const forSellers = await titlesOf(jonas);
    const forManagers = await titlesOf(manager);
    expect(forManagers).toEqual(expect.arrayContaining(forSellers));
    expect(forManagers.length).toBeGreaterThan(forSellers.length);
    expect(forManagers.length).toBeLessThan(12);
  });

  test("F-498: a script in an article arrives as text of the article, for the reader to clean", async () => {
    const reply = await jonas("ListNews");
    const contents = listAt(reply.fields, "Naujienos", "Naujiena").map((item) => textAt(item, "Turinys"));
    expect(contents.some((content) => content.includes("<script"))).toBe(true);
    expect(reply.body).not.toContain("<script");
  });
});

describe("G09: unread news", () => {
  const unreadOf = async (call: Caller) => Number((await call("GetUnreadNewsCount")).fields.Kiekis);
  const listed = async (call: Caller) => listAt((await call("ListNews")).fields, "Naujienos", "Naujiena");

  test("each user has a separate count, with managers' news for managers only, and none once they were listed", async () => {
    const [rasa, vadove, leader] = [
      await callerOf(backEnd.url, "kasa1"),
      await callerOf(backEnd.url, "vadove"),
      await callerOf(backEnd.url, "vadyb1"),
    ];
    const before = await unreadOf(rasa);
    const items = await listed(rasa);
    expect([before, items.map((item) => textAt(item, "Neskaityta"))]).toEqual([items.length, items.map(() => "1")]);
    expect(await unreadOf(rasa)).toBe(0);
    expect((await listed(rasa)).map((item) => textAt(item, "Neskaityta"))).toEqual(items.map(() => "0"));
    expect(await unreadOf(vadove)).toBe(before);
    expect(await unreadOf(leader)).toBe(before + 1);
  });
});

describe("F-496: states of the outside systems", () => {
  test("a manager gets all seven with name, state, page and time", async () => {
    const reply = await manager("GetServiceStatuses");
    const systems = listAt(reply.fields, "Sistemos", "Sistema");
    expect([reply.code, systems.length]).toEqual([0, 7]);
    for (const system of systems) {
      expect(textAt(system, "Pavadinimas")).not.toBe("");
      expect(["0", "1", "2"]).toContain(textAt(system, "Statusas"));
      expect(textAt(system, "Url")).toMatch(/^https:\/\//);
      expect(textAt(system, "Atnaujinta")).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
    }
  });

  test("a seller and a supervisor are refused with 1021", async () => {
    expect((await jonas("GetServiceStatuses")).code).toBe(1021);
    expect((await (await callerOf(backEnd.url, "vadove"))("GetServiceStatuses")).code).toBe(1021);
  });
});

describe("F-492: address completion", () => {
  const suggest = async (query: Record<string, string>) =>
    listAt((await jonas("SuggestAddress", query)).fields, "Adresai", "Adresas");

  test("a town by its first letters, without diacritics and in any case", async () => {
    expect((await suggest({ Miestas: "SIAUL" })).map((address) => textAt(address, "Miestas"))).toEqual(["Šiauliai"]);
  });

  test("streets of a town, at most eight", async () => {
    const found = await suggest({ Miestas: "Vilnius", Gatve: "" });
    const streets = await suggest({ Miestas: "Vilnius", Namas: "1" });
    expect(found).toHaveLength(1);
    expect(streets.length).toBeGreaterThan(1);
    expect(streets.length).toBeLessThanOrEqual(8);
  });

  test("the postal code of a house", async () => {
    const [address, ...others] = await suggest({ Miestas: "vilnius", Gatve: "ozo", Namas: "12A" });
    expect(others).toEqual([]);
    expect([textAt(address, "Gatve"), textAt(address, "Namas")]).toEqual(["Ozo g.", "12A"]);
    expect(textAt(address, "Indeksas")).toMatch(/^LT-\d{5}$/);
  });

  test("nothing typed, nothing known, and typed wildcards find nothing", async () => {
    for (const query of [{}, { Miestas: "Zzz" }, { Miestas: "%" }, { Gatve: "_zo" }])
      expect(await suggest(query)).toEqual([]);
  });
});

describe("catalogue", () => {
  const items = async (call: Caller, query: Record<string, string | number> = {}) =>
    listAt((await call("GetCatalogue", query)).fields, "Prekes", "Preke");

  test("F-248: the three kinds of catalogue", async () => {
    const kinds = [];
    for (const user of ["jonas.s", "kasa1", "vienas.s"]) {
      const call = user === "jonas.s" ? jonas : await callerOf(backEnd.url, user);
      kinds.push(textAt((await call("GetCatalogue")).fields, "KatalogoTipas"));
    }
    expect(kinds).toEqual(["TYPE_A", "TYPE_B", "DISABLED"]);
  });

  test("F-248: a shop without items has groups to type goods into", async () => {
    const single = await callerOf(backEnd.url, "vienas.s");
    const groups = listAt((await single("GetCatalogue")).fields, "Grupes", "Grupe");
    expect(groups.map((group) => [textAt(group, "TurtoRusiesID"), textAt(group, "Katalogas")])).toEqual([["5", "0"]]);
    expect(await items(single)).toEqual([]);
  });

  test("items by name without diacritics, by number, by group, as many as asked for", async () => {
    const byName = await items(jonas, { Paieska: "saldytuvas", Kiekis: 100 });
    expect(byName.length).toBeGreaterThan(0);
    expect(byName.every((item) => /šaldytuvas/i.test(textAt(item, "Pavadinimas")))).toBe(true);
    const number = textAt(byName[0], "PrekesNumeris");
    expect(
      (await items(jonas, { Paieska: number.toLowerCase() })).map((item) => textAt(item, "PrekesNumeris")),
    ).toContain(number);
    const phones = await items(jonas, { TurtoRusiesID: 2, Kiekis: 3 });
    expect(phones.map((item) => textAt(item, "TurtoRusiesID"))).toEqual(["2", "2", "2"]);
    expect(await items(jonas, { TurtoRusiesID: 6 })).toEqual([]);
  });

  test("items stand in the order of their names, Č beside C", async () => {
    const furniture = await callerOf(backEnd.url, "kasa1");
    const names = (await items(furniture, { Kiekis: 100 })).map((item) => textAt(item, "Pavadinimas"));
    expect(names.some((name) => name.startsWith("Č"))).toBe(true);
    expect(names.findIndex((name) => name.startsWith("Č"))).toBeLessThan(
      names.findIndex((name) => /^[S-V]/.test(name)),
    );
  });

  test("an item by its whole number, and by no part of it", async () => {
    const numbers = (await items(jonas, { Kiekis: 100 })).map((item) => textAt(item, "PrekesNumeris"));
    for (const number of numbers.slice(-3)) {
      const found = await items(jonas, { PrekesNumeris: number });
      expect(found.map((item) => textAt(item, "PrekesNumeris"))).toEqual([number]);
      expect(await items(jonas, { PrekesNumeris: number.slice(0, -1) })).toEqual([]);
    }
  });

  test("F-234: broken limitations travel as they are", async () => {
    const services = await items(jonas, { TurtoRusiesID: 10, Kiekis: 100 });
    const broken = services.filter((item) => {
      const text = textAt(item, "Apribojimai");
      try {
        return text !== "" && JSON.parse(text) === null;
      } catch {
        return true;
      }
    });
    expect(broken.length).toBeGreaterThan(0);
  });
});

describe("F-250: prices of the extended warranty", () => {
  const pricesOf = async (group: number, price: string) =>
    listAt(
      (await jonas("GetGuaranteeInsurancePrices", { TurtoRusiesID: group, Kaina: price })).fields,
      "Kainos",
      "Kaina",
    );

  test("by the years of the group and the price of the unit; a dearer unit costs more", async () => {
    const cheap = await pricesOf(1, "100.00");
    const dear = await pricesOf(1, "2000.00");
    expect(cheap.map((price) => textAt(price, "Trukme"))).toEqual(["1", "2", "3"]);
    expect((await pricesOf(2, "100.00")).map((price) => textAt(price, "Trukme"))).toEqual(["1", "2"]);
    cheap.forEach((price, index) => {
      expect(Number(textAt(dear[index], "Kaina"))).toBeGreaterThan(Number(textAt(price, "Kaina")));
    });
  });

  test("a group without one, or an unknown one, has an empty list and code 0", async () => {
    for (const group of [5, 999]) {
      const reply = await jonas("GetGuaranteeInsurancePrices", { TurtoRusiesID: group, Kaina: "100.00" });
      expect([reply.code, listAt(reply.fields, "Kainos", "Kaina")]).toEqual([0, []]);
    }
  });
});

describe("F-252, F-254: condition variants", () => {
  test("of the seller's shop, ended and promotional ones marked", async () => {
    const reply = await jonas("GetConditionVariants");
    const variants = listAt(reply.fields, "SalyguVariantai", "SalyguVariantas");
    const marked = (element: string) =>
      variants
        .filter((variant) => textAt(variant, element) === "1")
        .map((variant) => textAt(variant, "SalyguVariantoID"));
    expect(variants.map((variant) => textAt(variant, "SalyguVariantoID"))).toEqual([
      "11",
      "13",
      "14",
      "16",
      "17",
      "21",
      "22",
    ]);
    expect([marked("Nebegalioja"), marked("Akcijinis")]).toEqual([
      ["16", "17"],
      ["13", "14", "17"],
    ]);
  });

  test("one, none (2140), and all of them for a manager", async () => {
    const single = await callerOf(backEnd.url, "vienas.s");
    const empty = await callerOf(backEnd.url, "tuscias.s");
    expect(listAt((await single("GetConditionVariants")).fields, "SalyguVariantai", "SalyguVariantas")).toHaveLength(1);
    expect((await empty("GetConditionVariants")).code).toBe(2140);
    expect(listAt((await manager("GetConditionVariants")).fields, "SalyguVariantai", "SalyguVariantas")).toHaveLength(
      13,
    );
  });
});

describe("F-180: action log", () => {
  test("lines in time, with local time, user and action", async () => {
    const lines = listAt((await jonas("GetActionLog", { ParaiskosID: 1002 })).fields, "Irasai", "Irasas");
    const times = lines.map((line) => textAt(line, "Laikas"));
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(times).toEqual([...times].sort());
    expect(times.every((time) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(time))).toBe(true);
  });

  test("F-453: none is 1300, an unknown application 1063", async () => {
    expect((await jonas("GetActionLog", { ParaiskosID: 9001300 })).code).toBe(1300);
    expect((await jonas("GetActionLog", { ParaiskosID: 88888888 })).code).toBe(1063);
  });
});
