import { PICTURE_MAX_MEGAPIXELS, PICTURE_MAX_SIDE_PX } from "~/domain/limits.ts";
import { environment } from "~/platform/env.server.ts";
import { loadSharp, openForeignPicture } from "~/platform/load-sharp.server.ts";

const JPEG_QUALITY = 85;
const PIXELS_PER_MEGAPIXEL = 1_000_000;
const MAX_PIXELS = PICTURE_MAX_MEGAPIXELS * PIXELS_PER_MEGAPIXEL;

/** A picture drawn again, or what is wrong with it. */
export type EncodedPicture = { bytes: Uint8Array; extension: "jpg" | "png" } | "tooManyPixels" | "damaged";

/**
 * Draws a picture again, turned as its camera held it, at most 2500 px wide and high: place, camera and anything else that was hidden in the file stay behind
 * (O8). A PNG that has grown beyond what is stored, as few colours become many, is kept as a JPEG. The size is read before a pixel is unpacked, so that a small file of many pixels costs nothing; libvips works outside of the main loop, within its time.
 */
export async function encodePicture(picture: Uint8Array, kind: "jpg" | "png"): Promise<EncodedPicture> {
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
    if (width * height > MAX_PIXELS) return "tooManyPixels";
    const drawn = (await openForeignPicture(picture, MAX_PIXELS))
      .timeout({ seconds: environment().limits.pictureSeconds })
      .rotate()
      .resize({ width: PICTURE_MAX_SIDE_PX, height: PICTURE_MAX_SIDE_PX, fit: "inside", withoutEnlargement: true });
    if (kind === "png") {
      const bytes = await drawn.clone().png().toBuffer();
      if (bytes.length <= environment().limits.uploadFileBytes) return { bytes, extension: "png" };
    }
    const bytes = await drawn.flatten({ background: "white" }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
    return { bytes, extension: "jpg" };
  } catch {
    return "damaged";
  }
}
