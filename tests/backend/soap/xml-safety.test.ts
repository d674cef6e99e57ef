import fc from "fast-check";
import { XmlDocument } from "libxml2-wasm";
import { describe, expect, test } from "vitest";
import { findXmlDanger } from "../../../backend/src/soap/xml-safety.ts";
import { escapeXml, writeDocument } from "../../../backend/src/soap/xml-writer.ts";
import { contentOf } from "../../support/xml-content.ts";

const inElement = (content: string): string => `<a xmlns="urn:portal:v1">${content}</a>`;

describe("F-498: what must not reach the XML parser", () => {
  test.each([
    ["declaration", "<!DOCTYPE a><a/>"],
    ["declaration", inElement("<!ENTITY x 'y'>")],
    ["instruction", inElement("<?x y?>")],
    ["instruction", inElement("<![CDATA[<?xml version='1.0'?>]]>")],
    ["entity", inElement("&nbsp;")],
    ["entity", inElement("Ąžuolas & Ko")],
    ["entity", inElement("&#x110000000;")],
    ["attribute", '<a id="__proto__"/>'],
    ["attribute", "<a xmlns='u' href = '#x'/>"],
    ["attribute", '<a b:c=">" id="x"/>'],
    ["name", "<__proto__/>"],
    ["name", "<x:constructor>1</x:constructor>"],
    ["name", "<toString />"],
    ["depth", "<a>".repeat(65)],
    ["unclosed", "<a b:c='>"],
    ["unclosed", "<a><!-- "],
    ["unclosed", "<a><![CDATA[ ]]"],
  ])("%s: %s", (danger, xml) => {
    expect(findXmlDanger(xml)).toBe(danger);
  });

  test.each([
    '<?xml version="1.0" encoding="utf-8"?><a/>',
    inElement("<!-- <!DOCTYPE is only a word here> --><b/>"),
    inElement("<![CDATA[ & <!DOCTYPE ]]>"),
    inElement("&lt;&amp;&#x104;&#260;"),
    '<s:a xmlns:s="u" s:mustUnderstand="1"><b/></s:a>',
    inElement("<id>1</id><href>2</href>"),
    "<a>".repeat(64) + "</a>".repeat(64),
    "no markup at all",
  ])("is nothing of this: %s", (xml) => {
    expect(findXmlDanger(xml)).toBeNull();
  });

  test("hostile megabytes end in a verdict", () => {
    for (const piece of ["<", "<!--", "<![CDATA[", "<?", "&", "<a b:c='"]) {
      expect(() => findXmlDanger(`<a>${piece.repeat(1_000_000 / piece.length)}`)).not.toThrow();
    }
  });
});

describe("R-G3: what is written is read back by an independent parser", () => {
  const anyText = fc.string({ unit: "binary", maxLength: 60 });
  const nasty = fc.constantFrom(
    "<![CDATA[x]]>",
    "]]>",
    "</a><b>",
    "&amp;",
    "\r\n",
    "\u0000",
    "\ud800",
    "’„“",
    "<!--",
    `\uFEFF${"a".repeat(20)}`,
  );
  const text = fc.array(fc.oneof(anyText, nasty), { maxLength: 5 }).map((parts) => parts.join(""));

  /** XML 1.0 has no way to write these at all. */
  const writable = (value: string): string =>
    [...value]
      .filter((character) => {
        const point = character.codePointAt(0) ?? 0;
        const isControl = point < 32 && point !== 9 && point !== 10 && point !== 13;
        return !isControl && !(point >= 0xd800 && point <= 0xdfff) && point !== 0xfffe && point !== 0xffff;
      })
      .join("");

  test("any text comes back as one element with that text", () => {
    fc.assert(
      fc.property(text, (value) => {
        const document = XmlDocument.fromString(writeDocument("a", "urn:x", { b: value }));
        const written = contentOf(document.root);
        const children = document.root.firstChild?.next ?? null;
        document.dispose();
        return written === writable(value) && children === null;
      }),
      { numRuns: 20_000 },
    );
  });

  test("a list repeats its element, nothing leaves it out", () => {
    expect(writeDocument("a", "urn:x", { b: ["1", { c: "2" }, null], d: undefined, e: null, f: "" })).toBe(
      '<a xmlns="urn:x"><b>1</b><b><c>2</c></b><f></f></a>',
    );
  });

  test("character-data sections are only text", () => {
    expect(escapeXml("<![CDATA[x]]>")).toBe("&lt;![CDATA[x]]&gt;");
  });
});
