import type { AnswerFields, AnswerValue } from "../wire/answer.ts";

const ILLEGAL_CHARACTERS = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const SPECIAL_CHARACTERS = /[&<>"'\r]/g;

/** Names of entities; a bare carriage return would be read back as a line feed. */
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "amp",
  "<": "lt",
  ">": "gt",
  '"': "quot",
  "'": "apos",
  "\r": "#xD",
};

/**
 * Text for element content. Everything is escaped, character-data sections included: the library's own escaper lets a
 * text that looks like `<![CDATA[…]]>` through, and with it foreign elements. What XML 1.0 cannot hold is dropped.
 */
export const escapeXml = (text: string): string =>
  text.replace(ILLEGAL_CHARACTERS, "").replace(SPECIAL_CHARACTERS, (character) => `&${ENTITIES[character]};`);

const isList = (value: AnswerValue): value is readonly AnswerValue[] => Array.isArray(value);

function writeContent(value: string | AnswerFields): string {
  if (typeof value === "string") return escapeXml(value);
  let xml = "";
  for (const name in value) xml += writeElement(name, value[name]);
  return xml;
}

/** One element, or as many as the list has, or nothing when there is no value. */
function writeElement(name: string, value: AnswerValue): string {
  if (value === null || value === undefined) return "";
  if (isList(value)) return value.map((item) => writeElement(name, item)).join("");
  return `<${name}>${writeContent(value)}</${name}>`;
}

/** The root element of an answer, its children in the given order. Element names must be valid: they are not escaped. */
export const writeDocument = (name: string, namespace: string, content: AnswerFields): string =>
  `<${name} xmlns="${namespace}">${writeContent(content)}</${name}>`;
