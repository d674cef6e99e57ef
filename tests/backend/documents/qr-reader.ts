import jsQR from "jsqr";

const QUIET_MODULES = 4;
const PIXELS_PER_MODULE = 4;
const CHANNELS = 4;

/** Text of a QR code somewhere in a grey picture (0 is black), as a reader that shares no code with ours finds it. */
export function readQrCode(grey: Uint8Array, width: number): string | null {
  const height = Math.floor(grey.length / width);
  const pixels = new Uint8ClampedArray(width * height * CHANNELS);
  for (let at = 0; at < width * height; at += 1) {
    pixels.fill(grey[at] ?? 0, at * CHANNELS, at * CHANNELS + CHANNELS - 1);
    pixels[at * CHANNELS + CHANNELS - 1] = 255;
  }
  return jsQR(pixels, width, height)?.data ?? null;
}

/** The same for rows of modules, drawn with a quiet zone around them. */
export function readModules(rows: readonly string[]): string | null {
  const width = (rows.length + 2 * QUIET_MODULES) * PIXELS_PER_MODULE;
  const grey = Uint8Array.from({ length: width * width }, (_, at) => {
    const row = Math.floor(Math.floor(at / width) / PIXELS_PER_MODULE) - QUIET_MODULES;
    const column = Math.floor((at % width) / PIXELS_PER_MODULE) - QUIET_MODULES;
    return rows[row]?.[column] === "1" ? 0 : 255;
  });
  return readQrCode(grey, width);
}
