import { createHash } from "node:crypto";
import { PICTURE_MAX_MEGAPIXELS } from "../domain/limits.ts";
import { loadSharp, openForeignPicture } from "./load-sharp.server.ts";

/** A picture as it is kept: drawn again without what the camera wrote into it, upright, not larger than is needed. */
export interface Picture {
  jpeg: Buffer;
  /** Pixels of its longer side, before it was made smaller. */
  longSide: number;
  /** SHA-256 of what was sent, hexadecimal. */
  originalHash: string;
}

export type PictureProblem = "heic" | "kind" | "damaged";
export type OpenedPicture = { ok: true; picture: Picture } | { ok: false; problem: PictureProblem };

/** More is no photograph of a document but an attack on the memory (a PNG of 100 KB can hold a thousand times as much). */
const PIXELS_MAX = PICTURE_MAX_MEGAPIXELS * 1_000_000;
const SIDE_MAX_PX = 2_400;
const QUALITY = 88;
/** Where a zone stands on a page that is photographed whole. */
const LOWER_PART = 0.45;

const SIGNATURES = { jpeg: "ffd8ff", png: "89504e470d0a1a0a" } as const;
const HEIC_BRANDS = /^ftyp(?:hei[cfmsx]|hev[cmsx]|mif1|msf1)/;

/** Opens what was sent as a picture, by its content and not by its name. A refusal says whether it is another kind or a broken one. */
export async function openPicture(bytes: Buffer): Promise<OpenedPicture> {
  if (HEIC_BRANDS.test(bytes.toString("latin1", 4, 12))) return { ok: false, problem: "heic" };
  const head = bytes.toString("hex", 0, 8);
  if (!Object.values(SIGNATURES).some((signature) => head.startsWith(signature))) return { ok: false, problem: "kind" };
  try {
    const image = await openForeignPicture(bytes, PIXELS_MAX);
    const { width = 0, height = 0 } = await image.metadata();
    const jpeg = await image
      .rotate()
      .flatten({ background: "white" })
      .resize({ width: SIDE_MAX_PX, height: SIDE_MAX_PX, fit: "inside", withoutEnlargement: true })
      .jpeg({ quality: QUALITY })
      .toBuffer();
    return {
      ok: true,
      picture: {
        jpeg,
        longSide: Math.max(width, height),
        originalHash: createHash("sha256").update(bytes).digest("hex"),
      },
    };
  } catch {
    return { ok: false, problem: "damaged" };
  }
}

/** How far a picture lies from upright, in degrees clockwise. */
export type Turn = 0 | 90 | 180 | 270;

/** The picture turned so that it stands upright. */
export async function turnPicture<Turned extends Pick<Picture, "jpeg">>(picture: Turned, turn: Turn): Promise<Turned> {
  if (turn === 0) return picture;
  const sharp = await loadSharp();
  return { ...picture, jpeg: await sharp(picture.jpeg).rotate(turn).jpeg({ quality: QUALITY }).toBuffer() };
}

/** The picture in shades of grey from black to white, as the reader takes it: the whole, or its lower part. */
export async function greyPicture({ jpeg }: Pick<Picture, "jpeg">, part: "whole" | "lower"): Promise<Buffer> {
  const sharp = await loadSharp();
  const image = sharp(jpeg);
  const { width = 0, height = 0 } = await image.metadata();
  const top = part === "whole" ? 0 : Math.floor(height * (1 - LOWER_PART));
  return image
    .extract({ left: 0, top, width, height: height - top })
    .grayscale()
    .normalise()
    .png({ compressionLevel: 1 })
    .toBuffer();
}
