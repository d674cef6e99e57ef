import { CallFailure } from "./call-failure.ts";

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
]);

const NUMBER = /^#(?:(\d{1,7})|x([0-9A-Fa-f]{1,6}))$/;

/** Characters between `&` and `;` of the longest reference, `#x10FFFF` with a zero to spare. */
const REFERENCE_MAX_CHARACTERS = 9;

/** Characters of XML 1.0, section 2.2. */
const isLegal = (code: number): boolean =>
  (code >= 0x20 && code <= 0xd7ff) ||
  (code >= 0xe000 && code <= 0xfffd) ||
  (code >= 0x10000 && code <= 0x10ffff) ||
  code === 0x9 ||
  code === 0xa ||
  code === 0xd;

/**
 * Replaces character references and the five predefined entities; there is no document type, so there are no others.
 * Not a global regular expression: that collects a million matches before the first one is looked at.
 * @throws CallFailure `malformed` on any other `&`
 */
export function decodeReferences(text: string): string {
  let decoded = "";
  let from = 0;
  for (let at = text.indexOf("&"); at !== -1; at = text.indexOf("&", from)) {
    const end = text.indexOf(";", at + 1);
    if (end === -1 || end - at - 1 > REFERENCE_MAX_CHARACTERS) throw new CallFailure("malformed");
    decoded += text.slice(from, at) + decodeReference(text.slice(at + 1, end));
    from = end + 1;
  }
  return decoded + text.slice(from);
}

function decodeReference(name: string): string {
  const character = PREDEFINED.get(name);
  if (character !== undefined) return character;
  const number = NUMBER.exec(name);
  const code = number === null ? Number.NaN : Number.parseInt(number[1] ?? number[2] ?? "", number[1] ? 10 : 16);
  if (!isLegal(code)) throw new CallFailure("malformed");
  return String.fromCodePoint(code);
}
