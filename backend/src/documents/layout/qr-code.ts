import { encode } from "uqr";

/** The largest code that is printed, 53 modules wide: a module of a smaller print could not be told from its neighbour. */
const MAX_VERSION = 9;
/** Bytes that version 9 holds at level M. */
const MAX_BYTES = 180;

/**
 * A QR code of a short text: byte mode, level M (15 % of it may be damaged), the smallest version that holds it.
 * @returns rows of 0 and 1 without the quiet zone, 1 is dark; null when the text is longer than 180 bytes
 */
export function makeQrCode(text: string): readonly string[] | null {
  const bytes = [...new TextEncoder().encode(text)];
  if (bytes.length > MAX_BYTES) return null;
  const { data } = encode(bytes, { ecc: "M", boostEcc: false, maxVersion: MAX_VERSION, border: 0 });
  return data.map((row) => row.map((isDark) => (isDark ? "1" : "0")).join(""));
}
