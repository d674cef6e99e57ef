import { CallFailure } from "./call-failure.ts";

const XML_TYPES: ReadonlySet<string> = new Set(["text/xml", "application/xml", "application/soap+xml"]);
const CHARSET = /;[ \t]*charset[ \t]*=[ \t]*"?([\w.:-]{1,40})/i;
const DECLARED_ENCODING = /^<\?xml[^>?]{0,60}encoding[ \t]*=[ \t]*["']([\w.:-]{1,40})["']/;

/** Byte order marks win over every label (RFC 7303). */
const MARKS: readonly (readonly [mark: readonly number[], charset: string])[] = [
  [[0xef, 0xbb, 0xbf], "utf-8"],
  [[0xff, 0xfe], "utf-16le"],
  [[0xfe, 0xff], "utf-16be"],
];

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * Text of an answer by its declared character set: mark, Content-Type, XML declaration, else UTF-8. The SOAP library
 * would read Baltic (windows-1257) as UTF-8 without a word.
 * @throws CallFailure `empty`, `contentType` for anything but XML, `charset` for unknown sets and impossible bytes
 */
export function decodeAnswer(bytes: Uint8Array, contentType: string): string {
  if (bytes.length === 0) throw new CallFailure("empty");
  const [type = ""] = contentType.split(";", 1);
  if (!XML_TYPES.has(type.trim().toLowerCase())) throw new CallFailure("contentType");
  const charset = markedCharset(bytes) ?? CHARSET.exec(contentType)?.[1] ?? declaredCharset(bytes) ?? "utf-8";
  const text = decode(bytes, charset.toLowerCase());
  if (text.trim() === "") throw new CallFailure("empty");
  return text;
}

const markedCharset = (bytes: Uint8Array): string | undefined =>
  MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte))?.[1];

/** Every set that we accept writes the declaration in ASCII, so the first bytes can be read before the set is known. */
const declaredCharset = (bytes: Uint8Array): string | undefined =>
  DECLARED_ENCODING.exec(String.fromCharCode(...bytes.subarray(0, 120)))?.[1];

function decode(bytes: Uint8Array, charset: string): string {
  try {
    const decoder = charset === "utf-8" ? utf8 : new TextDecoder(charset, { fatal: true });
    return decoder.decode(bytes);
  } catch {
    throw new CallFailure("charset");
  }
}
