import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { WireObject } from "~/services/transport/request-guard.ts";
import { readIndependently, type IndependentTree } from "../../support/independent-xml.ts";
import { sentEnvelope } from "../../support/sent-envelope.ts";
import { roundsOf } from "../../support/rounds.ts";

const SOAP = "http://schemas.xmlsoap.org/soap/envelope/";

/** The tree that the back end must see, under the names of the contract. */
const intended = (operation: string, content: IndependentTree): IndependentTree => ({
  [`{${SOAP}}Envelope`]: { [`{${SOAP}}Body`]: { [`{urn:portal:v1}${operation}`]: content } },
});

/** What XML 1.0 can carry of a text: written once more here, not taken from the code under test. */
const carried = (text: string): string =>
  [...Buffer.from(text).toString("utf8")]
    .filter(
      (character) => /[\t\n\r\u0020-\ud7ff\ue000-\ufffd]/.test(character) || (character.codePointAt(0) ?? 0) > 0xffff,
    )
    .join("");

const inNamespace = (fields: Record<string, IndependentTree>): IndependentTree =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`{urn:portal:v1}${name}`, value]));

const hostilePieces = fc.constantFrom(
  "<![CDATA[",
  "]]>",
  "</Vardas><Suma>999999</Suma><Vardas>",
  "<!--",
  "-->",
  "&",
  "&amp;",
  "&#0;",
  "<?xml ?>",
  "<",
  ">",
  "'",
  '"',
  "\0",
  "\x01",
  "\x0b",
  "\x1f",
  "\x7f",
  "\ud800",
  "\udc00",
  "\ufffe",
  "\ufeff",
  "\uffff",
  "\r",
  "\r\n",
  "\n",
  "\t",
  " ",
  "$xml",
  "{{n}}",
  "ąčęėįšųūž",
  "😀",
);
const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.array(fc.oneof(hostilePieces, fc.string({ maxLength: 5 })), { maxLength: 8 }).map((pieces) => pieces.join("")),
);
const extraNames = fc.constantFrom(
  "Keista",
  "Sutikimas_Naujas",
  "x-1.2",
  "toString",
  "hasOwnProperty",
  "Žemė",
  "attributes",
);

describe("R-G3: what goes out is the tree that was meant, and nothing else", () => {
  test("every text of an application, known and unknown elements, read back by libxml2", async () => {
    const applications = fc.record(
      {
        session: text,
        Vardas: text,
        Pavarde: text,
        Komentaras: text,
        Darboviete: text,
        extra: fc.dictionary(extraNames, fc.oneof(text, fc.record({ A: text }, { noNullPrototype: true })), {
          noNullPrototype: true,
          maxKeys: 3,
        }),
      },
      { noNullPrototype: true },
    );
    await fc.assert(
      fc.asyncProperty(applications, async ({ session, extra, ...known }) => {
        const paraiska: Record<string, string | { A: string }> = { ...known, ...extra };
        const xml = await sentEnvelope("SaveApplication", { sesija: session, Paraiska: paraiska });
        const expected = inNamespace({
          sesija: carried(session),
          Paraiska: inNamespace(
            Object.fromEntries(
              Object.entries(paraiska).map(([name, value]) => [
                name,
                typeof value === "string" ? carried(value) : inNamespace({ A: carried(value.A) }),
              ]),
            ),
          ),
        });
        expect(readIndependently(xml ?? "")).toEqual(intended("SaveApplication", expected));
      }),
      { numRuns: roundsOf({ usual: 20_000, full: 20_000 }) },
    );
  }, 120_000);

  test.each(["\ufeff", "\ufeffUAB Kavos kampas ir draugai", "\ufeff\ufeffUAB Kavos kampas ir draugai"])(
    "a text that begins with a byte order mark keeps it: in an element it is a character (%j)",
    async (workplace) => {
      const xml = await sentEnvelope("SaveApplication", { sesija: "s", Paraiska: { Darboviete: workplace } });
      expect(xml).toContain(`<Darboviete>${workplace}</Darboviete>`);
      expect(readIndependently(xml ?? "")).toEqual(
        intended("SaveApplication", inNamespace({ sesija: "s", Paraiska: inNamespace({ Darboviete: workplace }) })),
      );
    },
  );

  test("the CDATA trick of the report stays text", async () => {
    const name = "<![CDATA[x]]></Vardas><Suma>999999</Suma><Vardas><![CDATA[y]]>";
    const xml = await sentEnvelope("SaveApplication", { sesija: "s", Paraiska: { Vardas: name } });
    expect(xml).not.toContain("<Suma>");
    expect(readIndependently(xml ?? "")).toEqual(
      intended("SaveApplication", inNamespace({ sesija: "s", Paraiska: inNamespace({ Vardas: name }) })),
    );
  });

  test("elements stand in the contract's order, unknown ones at the end (F-354)", async () => {
    const xml = await sentEnvelope("SaveApplication", {
      Paraiska: { Nezinomas: "1", Komentaras: "k", Vardas: "v", ParaiskosID: 1 },
      Versija: "v1",
      OperacijosID: "op",
      sesija: "s",
    });
    expect([...(xml ?? "").matchAll(/<(\w+)>/g)].map(([, name]) => name)).toEqual([
      "sesija",
      "OperacijosID",
      "Versija",
      "Paraiska",
      "ParaiskosID",
      "Vardas",
      "Komentaras",
      "Nezinomas",
    ]);
  });

  test("what is null or undefined is left out, never nil", async () => {
    const xml = await sentEnvelope("SaveApplication", {
      sesija: "s",
      Paraiska: { Vardas: null, Pavarde: undefined, Suma: "1.00" },
    });
    expect(xml).toContain("<Paraiska><Suma>1.00</Suma></Paraiska>");
    expect(xml).not.toContain("nil=");
  });
});

describe("R-G3: what is not of the contract is not sent at all", () => {
  const text = "38403179912";
  const cases: readonly (readonly [string, unknown])[] = [
    ["$xml", { AsmensKodas: { $xml: "<evil/>" } }],
    ["attributes", { AsmensKodas: { attributes: { a: "b" } } }],
    ["$attributes", { AsmensKodas: { $attributes: { a: "b" } } }],
    ["$value", { AsmensKodas: { $value: "<evil/>" } }],
    ["_xml beside the arguments", { AsmensKodas: text, _xml: "<evil/>" }],
    ["an unknown argument", { AsmensKodas: text, Role: 1 }],
    ["an array for a text", { AsmensKodas: [text, text] }],
    ["an object for a text", { AsmensKodas: { toString: () => text } }],
    ["a number for a text", { AsmensKodas: 38_403_179_912 }],
    ["a boxed string", { AsmensKodas: Object(text) }],
    ["a date", { AsmensKodas: new Date(0) }],
    ["bytes", { AsmensKodas: Buffer.from(text) }],
    ["a function", { AsmensKodas: () => text }],
    ["a symbol", { AsmensKodas: Symbol("x") }],
    ["a big integer", { AsmensKodas: 1n }],
    ["a key with a prefix", { AsmensKodas: text, "tns:AsmensKodas": text }],
    ["__proto__", JSON.parse(`{"AsmensKodas":"${text}","__proto__":{"a":1}}`)],
  ];

  test.each(cases)("%s", async (_name, args) => {
    expect(await sentEnvelope("CheckPersonalData", { sesija: "s", ...(args as WireObject) })).toBeNull();
  });

  test.each([
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    ["a fraction", 1.5],
    ["an exponent", 1e21],
    ["text", "1"],
    ["markup", "1</ParaiskosID>"],
  ])("%s for a whole number", async (_name, value) => {
    expect(await sentEnvelope("GetContract", { sesija: "s", ParaiskosID: value })).toBeNull();
  });

  test.each([
    ["a floating-point number", 1234.5],
    ["a comma", "1234,50"],
    ["an exponent", "1e5"],
    ["markup", "1<b/>"],
  ])("%s for money", async (_name, value) => {
    expect(await sentEnvelope("SaveApplication", { sesija: "s", Paraiska: { Suma: value } })).toBeNull();
  });

  test("unknown elements of an application may not smuggle markup either", async () => {
    for (const name of ["$xml", "$value", "a b", "a><b", "x:y", "", "constructor", "1a"]) {
      const paraiska = Object.defineProperty({}, name, { value: "x", enumerable: true }) as WireObject;
      expect(await sentEnvelope("SaveApplication", { sesija: "s", Paraiska: paraiska })).toBeNull();
    }
  });

  test("an object that contains itself ends as a refusal", async () => {
    const loop: Record<string, unknown> = {};
    loop["a"] = loop;
    expect(await sentEnvelope("SaveApplication", { sesija: "s", Paraiska: loop as WireObject })).toBeNull();
  });
});
