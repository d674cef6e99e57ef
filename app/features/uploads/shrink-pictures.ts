import { PICTURE_MAX_SIDE_PX } from "~/domain/limits.ts";

const JPEG_QUALITY = 0.85;
const PICTURES = ["image/jpeg", "image/png"];

/**
 * Makes chosen pictures as small as they are kept, so that a slow line carries less (O8). What the engine cannot draw goes as it is: the server does the same
 * to all of them.
 */
export async function shrinkPictures(input: HTMLInputElement): Promise<void> {
  if (typeof createImageBitmap !== "function" || typeof DataTransfer !== "function" || input.files === null) return;
  const chosen = [...input.files];
  const shrunk = await Promise.all(chosen.map(shrink));
  const isUnchanged = shrunk.every((file, index) => file === chosen[index]);
  const isChosenAnew = input.files.length !== chosen.length || chosen.some((file, at) => input.files?.[at] !== file);
  if (isUnchanged || isChosenAnew) return;
  const list = new DataTransfer();
  for (const file of shrunk) list.items.add(file);
  input.files = list.files;
}

async function shrink(file: File): Promise<File> {
  if (!PICTURES.includes(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = PICTURE_MAX_SIDE_PX / Math.max(picture.width, picture.height);
    if (scale >= 1) return file;
    const blob = await draw(picture, scale);
    return blob === null || blob.size >= file.size ? file : new File([blob], file.name, { type: blob.type });
  } catch {
    return file;
  }
}

function draw(picture: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", JPEG_QUALITY));
}
