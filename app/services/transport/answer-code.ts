import { CallFailure } from "./call-failure.ts";
import type { XmlNode } from "./xml-tree.ts";

const INTEGER = /^[ \t\n]*(-?\d{1,9})[ \t\n]*$/;

/** The catalogue's network error: the back end could not reach what stands behind it (F-471). */
const NETWORK_CODE = -404;

/**
 * KlaidosKodas of an answer, zero or positive. It must be present, single and an integer: an answer without it counts
 * as a system error, never as a success (F-474, R-1.2).
 * @throws CallFailure
 */
export function requireCode(answer: XmlNode): number {
  const text = answer["KlaidosKodas"];
  if (text === undefined) throw new CallFailure("missingCode");
  const match = typeof text === "string" ? INTEGER.exec(text) : null;
  if (match === null) throw new CallFailure("invalidCode");
  const code = Number(match[1]);
  if (code === NETWORK_CODE) throw new CallFailure("networkCode");
  if (code < 0) throw new CallFailure("negativeCode", false, code);
  return code;
}
