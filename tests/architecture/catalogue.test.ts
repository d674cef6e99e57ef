import { describe, expect, test } from "vitest";
import errorCodes from "../../backend/contract/error-codes.json";
import glossary from "../vectors/glossary.json";
import messages from "../vectors/messages.json";
import { CODE_MEANINGS, FAULT_MEANINGS, SAVE_MEANINGS, type Meaning } from "../../app/services/faults.server.ts";
import { textsOf } from "../support/locales.ts";

const texts = { lt: textsOf("lt"), en: textsOf("en") };
const LANGUAGES = ["lt", "en"] as const;

/** The catalogue of the specification (2, section 8), written out once more. */
const SPECIFICATION = [
  5, 10, 900, 1000, 1001, 1002, 1004, 1005, 1006, 1009, 1020, 1021, 1030, 1031, 1032, 1050, 1051, 1060, 1063, 1064,
  1065, 1080, 1090, 1100, 1200, 1300, 1310, 1400, 1500, 1600, 1800, 1801, 1802, 1900, 2000, 2001, 2002, 2101, 2120,
  2140, 2200, 2401, 2402, 2403, 2404, 2405, 2600, -404,
];
/** Ours (docs/decisions/0006). */
const ADDED = [1101, 1102];

const numbers = (record: object) =>
  Object.keys(record)
    .map(Number)
    .sort((one, other) => one - other);

const withPlaceholders = (text: string) => text.replace(/\{(\w+)\}/g, "{{$1}}");

/** The catalogue's text as it is drawn (F-418): a figure and its unit stay on one line, and in English a percent sign is joined. */
const drawn = (text: string, language: (typeof LANGUAGES)[number]) =>
  withPlaceholders(text)
    .replace(/(?<=\d) %/gu, language === "en" ? "%" : "\u00A0%")
    .replace(/(?<=[\d}]) (?=(?:€|mėn\.|min\.|val\.|MB\b))/gu, "\u00A0");

describe("F-428: one catalogue on both sides", () => {
  test("the contract has every code of the specification, ours, and none besides", () => {
    expect(numbers(errorCodes.codes)).toEqual([...SPECIFICATION, ...ADDED].sort((one, other) => one - other));
  });

  test("the portal has a row for each of them, and none besides", () => {
    const positive = numbers(errorCodes.codes).filter((code) => code > 0);
    expect(numbers(CODE_MEANINGS)).toEqual(positive);
    expect(Object.keys(FAULT_MEANINGS)).toContain("-404");
  });

  test("no two codes share a reason but the two wrong log-ins (F-433)", () => {
    const reasons = Object.values<Meaning>(CODE_MEANINGS).map(({ reason }) => reason);
    expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual(["wrongLogin"]);
    expect([CODE_MEANINGS[1001].reason, CODE_MEANINGS[1002].reason]).toEqual(["wrongLogin", "wrongLogin"]);
  });
});

describe("O15: the wording", () => {
  const keys = [...Object.keys(errorCodes.codes), ...Object.keys(SAVE_MEANINGS), ...Object.keys(FAULT_MEANINGS)];

  test.each(LANGUAGES)("every row has its text in %s", (language) => {
    expect(keys.filter((key) => !texts[language].get(`soap:${key}`))).toEqual([]);
  });

  test.each(LANGUAGES)("is the catalogue's own in %s, other texts included (F-472)", (language) => {
    const wording = { ...messages.soap, ...messages.other };
    const wrong = Object.entries(wording).filter(
      ([key, text]) =>
        texts[language].get(`soap:${key.replace("1100.save", "1100_save")}`) !== drawn(text[language], language),
    );
    expect(Object.keys(wording).length).toBeGreaterThan(70);
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  test.each(LANGUAGES)("F-110, F-472: so is the text of a session that idleness ended, in %s", (language) => {
    expect(texts[language].get("soap:session.expired")).toBe(
      drawn(glossary.terms["session.expired"][language], language),
    );
  });

  test.each(LANGUAGES)("F-122: each success has a text of its own in %s", (language) => {
    const acts = ["applicationSaved", "contractRejected", "documentsSent", "authorizationRenewed", "savedWithOffers"];
    const own = [
      ...acts.map((act) => texts[language].get(`soap:success.${act}`)),
      texts[language].get("application:contract.made"),
    ];
    expect(own.filter((text) => text === undefined || text === "")).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
  });

  test("the text of every code names what to do; only the two messages of the back end are empty frames", () => {
    const frames = Object.keys(errorCodes.codes).filter((key) => texts.lt.get(`soap:${key}`) === "{{message}}");
    expect(frames).toEqual(["1801", "1802"]);
  });
});

describe("where a code is shown", () => {
  const rows = Object.entries<Meaning>(CODE_MEANINGS);

  test("a field has a name, and nothing else has one", () => {
    for (const [code, { place, fields }] of rows) expect([code, fields.length > 0]).toEqual([code, place === "field"]);
  });

  test("special handling is that of the specification", () => {
    const handled = rows.flatMap(([code, { handling }]) => (handling === null ? [] : [`${code} ${handling}`]));
    expect(handled).toEqual([
      "1009 passwordUpdate",
      "1020 logOut",
      "1400 keepDecision",
      "1800 keepOffers",
      "1801 keepOffers",
      "1802 keepOffers",
      "2140 managerContact",
    ]);
  });

  test("back-end HTML is shown for the codes that carry it, plain words for 5, our own link for 1005", () => {
    const by = (shown: Meaning["shown"]) => rows.filter(([, row]) => row.shown === shown).map(([code]) => Number(code));
    expect(by("html")).toEqual([1400, 1800, 1801, 1802]);
    expect(by("message")).toEqual([5]);
    expect(by("markup")).toEqual([1005]);
  });

  test("F-121: the one success among them is 1802", () => {
    expect(rows.filter(([, { variant }]) => variant === "success").map(([code]) => code)).toEqual(["1802"]);
  });
});
