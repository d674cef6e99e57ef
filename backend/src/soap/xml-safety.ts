/** Why an envelope is refused before any XML library sees it. */
export type XmlDanger = "declaration" | "instruction" | "entity" | "depth" | "attribute" | "name" | "unclosed";

/** Deeper nesting than this has no meaning in our contract and only costs stack. */
const MAX_DEPTH = 64;

const SPACE = /\s/;

/** An ampersand that is not one of XML's own references: the library would know HTML's entities as well. */
const FOREIGN_ENTITY = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/;

/** End of a tag, not fooled by ">" inside a quoted attribute; -1 when the tag never ends. */
function findTagEnd(xml: string, from: number): number {
  let quote = "";
  for (let at = from; at < xml.length; at += 1) {
    const character = xml.charAt(at);
    if (quote !== "") {
      if (character === quote) quote = "";
    } else if (character === '"' || character === "'") {
      quote = character;
    } else if (character === ">") {
      return at;
    }
  }
  return -1;
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Names of `Object.prototype` break parsers that build plain objects. */
const isReservedName = (name: string): boolean => localName(name) in Object.prototype;

/**
 * Only namespace declarations and prefixed attributes are ours. Plain `id` and `href` start the multi-reference mode
 * of the SOAP library, where `id="__proto__"` writes to `Object.prototype`.
 */
function hasForeignAttribute(tag: string): boolean {
  const names = tag
    .replace(/"[^"]*"|'[^']*'/g, "")
    .split(/[\s=/]+/)
    .slice(1)
    .filter((name) => name !== "");
  return names.some((name) => name !== "xmlns" && !name.includes(":"));
}

interface Step {
  readonly danger: XmlDanger | null;
  readonly next: number;
  readonly depthChange: -1 | 0 | 1;
}

const step = (next: number, depthChange: -1 | 0 | 1 = 0): Step => ({ danger: null, next, depthChange });
const stop = (danger: XmlDanger): Step => ({ danger, next: 0, depthChange: 0 });

function skipTo(xml: string, end: string, from: number): Step {
  const found = xml.indexOf(end, from);
  return found === -1 ? stop("unclosed") : step(found + end.length);
}

function readCharacterData(xml: string, at: number): Step {
  const end = skipTo(xml, "]]>", at + 9);
  // The SOAP library parses character data that looks like a document as XML.
  return end.danger === null && xml.slice(at, end.next).includes("<?xml") ? stop("instruction") : end;
}

function readTag(xml: string, at: number): Step {
  const end = findTagEnd(xml, at + 1);
  if (end === -1) return stop("unclosed");
  if (xml.charAt(at + 1) === "/") return step(end + 1, -1);
  const isEmpty = xml.charAt(end - 1) === "/";
  const tag = xml.slice(at + 1, isEmpty ? end - 1 : end);
  const nameEnd = tag.search(SPACE);
  if (isReservedName(nameEnd === -1 ? tag : tag.slice(0, nameEnd))) return stop("name");
  if (nameEnd !== -1 && hasForeignAttribute(tag)) return stop("attribute");
  return step(end + 1, isEmpty ? 0 : 1);
}

function readMarkup(xml: string, at: number): Step {
  if (xml.startsWith("<!--", at)) return skipTo(xml, "-->", at + 4);
  if (xml.startsWith("<![CDATA[", at)) return readCharacterData(xml, at);
  if (xml.startsWith("<!", at)) return stop("declaration");
  if (xml.startsWith("<?", at)) return at === 0 ? skipTo(xml, "?>", 2) : stop("instruction");
  return readTag(xml, at);
}

/**
 * Looks through an envelope in one linear pass for what must never reach the XML parser: document types and entities
 * (F-498), processing instructions, absurd depth, names and attributes that corrupt objects.
 * Well-formedness itself is left to the parser.
 *
 * @returns the first danger, or null when the envelope may be parsed
 */
export function findXmlDanger(xml: string): XmlDanger | null {
  let depth = 0;
  let textStart = 0;
  let at = xml.indexOf("<");
  while (at !== -1) {
    if (FOREIGN_ENTITY.test(xml.slice(textStart, at))) return "entity";
    const { danger, next, depthChange } = readMarkup(xml, at);
    if (danger !== null) return danger;
    depth += depthChange;
    if (depth > MAX_DEPTH) return "depth";
    textStart = next;
    at = xml.indexOf("<", next);
  }
  return null;
}
