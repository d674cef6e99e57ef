import { encode } from "uqr";

/** A QR code: modules along a side, and its dark ones as the path of an SVG. */
export type QrCode = { size: number; path: string };

/** Draws an address as a QR code of medium error correction, with the quiet zone of four modules that readers need (ISO/IEC 18004). */
export function drawQr(text: string): QrCode {
  const { size, data } = encode(text, { ecc: "M", border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join("") };
}
