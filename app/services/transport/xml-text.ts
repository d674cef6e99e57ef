const LONE_SURROGATES = /\p{Cs}/gu;
const ILLEGAL_CHARACTERS = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g;
const SPECIAL_CHARACTERS = /[&<>"'\r]/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  // A bare carriage return would be read back as a line feed.
  "\r": "&#13;",
};

/** What XML 1.0 cannot hold is dropped, a lone surrogate becomes U+FFFD; forms refuse such text with a message earlier. */
export const toXmlCharacters = (text: string): string =>
  text.replace(LONE_SURROGATES, "\ufffd").replace(ILLEGAL_CHARACTERS, "");

/**
 * Element content for a string. Nothing passes unescaped: the library's own escaper lets a text that looks like
 * `<![CDATA[…]]>` through, and with it foreign elements, so it is switched off.
 */
export const escapeXmlText = (text: string): string =>
  toXmlCharacters(text).replace(SPECIAL_CHARACTERS, (character) => ENTITIES[character] ?? "");

const ASCII_NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const NAME =
  /^[A-Z_a-z\xc0-\xd6\xd8-\xf6\xf8-\u02ff\u0370-\u037d\u037f-\u1fff\u200c\u200d\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}][-.0-9A-Z_a-z\xb7\xc0-\xd6\xd8-\xf6\xf8-\u037d\u037f-\u1fff\u200c\u200d\u203f\u2040\u2070-\u218f\u2c00-\u2fef\u3001-\ud7ff\uf900-\ufdcf\ufdf0-\ufffd\u{10000}-\u{effff}]*$/u;

/** Names that would reach into the prototype of a plain object further on. */
const DANGEROUS_NAMES: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Whether a text is a name without a prefix (NCName of XML 1.0, fifth edition) that is safe as an object's key. */
export const isElementName = (text: string): boolean =>
  (ASCII_NAME.test(text) || NAME.test(text)) && !DANGEROUS_NAMES.has(text);

const CARRIAGE_RETURN = 13;
const LINE_FEED = 10;

/**
 * Text whose lines end as XML readers hand them on (XML 1.0, section 2.11). Not `replaceAll`: a text of nothing but line
 * ends, 4 MB long, keeps that busy for a second.
 */
export function withLineFeeds(text: string): string {
  const first = text.indexOf("\r");
  if (first === -1) return text;
  const bytes = Buffer.from(text, "utf16le");
  const units = new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
  let end = first;
  for (let at = first; at < units.length; at += 1) {
    const isReturn = units[at] === CARRIAGE_RETURN;
    if (isReturn && units[at + 1] === LINE_FEED) continue;
    units[end] = isReturn ? LINE_FEED : (units[at] ?? 0);
    end += 1;
  }
  return bytes.toString("utf16le", 0, end * 2);
}
