import { CallFailure } from "./call-failure.ts";

const JSON_TYPE = /^application\/json[ \t]*(?:;[ \t]*charset[ \t]*=[ \t]*"?utf-8"?[ \t]*)?$/i;

const utf8 = new TextDecoder("utf-8", { fatal: true });

/**
 * The value of a JSON answer. JSON is UTF-8; another type, another character set and impossible bytes are faults.
 * @throws CallFailure `contentType`, `empty`, `charset`, `malformed`
 */
export function decodeJson(bytes: Uint8Array, contentType: string): unknown {
  if (bytes.length === 0) throw new CallFailure("empty");
  if (!JSON_TYPE.test(contentType.trim())) throw new CallFailure("contentType");
  const text = decode(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw new CallFailure("malformed");
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new CallFailure("charset");
  }
}
