import type { Sharp } from "sharp";

/**
 * The library that draws pictures, with its native part: loaded once a picture comes, so that the portal starts without it. One thread and no cache: pictures are
 * few, and their pixels are no data to be kept.
 */
export async function loadSharp() {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/**
 * Opens a picture of others, the one way for all of them: what a usual viewer shows is taken, though its file is not as the book says (some telephones write an
 * odd head before the pixels); what cannot be drawn throws when it is drawn.
 * @param pixelsMax more are refused before one is unpacked
 */
export async function openForeignPicture(bytes: Uint8Array, pixelsMax: number): Promise<Sharp> {
  const sharp = await loadSharp();
  return sharp(bytes, { limitInputPixels: pixelsMax, failOn: "error", sequentialRead: true });
}
