import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { drawSpecimen } from "./specimen-picture.ts";

/** What users upload (F-322). */
export const SPECIMEN_KINDS = ["png", "jpg", "pdf"] as const;

export type SpecimenKind = (typeof SPECIMEN_KINDS)[number];

const PAGE_WIDTH = 506;
const PAGE_HEIGHT = 319;

/** As a JPEG, which goes into the file as it is: a PNG would be unpacked and packed again, a tenth of a second for each at the first start. */
async function onPage(picture: Buffer): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const page = document.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
  page.drawImage(await document.embedJpg(picture), { x: 0, y: 0, width: PAGE_WIDTH, height: PAGE_HEIGHT });
  return Buffer.from(await document.save());
}

/** A copy of no real document, as a file of one of the kinds. */
export async function drawSpecimenFile(slot: number, kind: SpecimenKind): Promise<Buffer> {
  const picture = drawSpecimen(slot);
  if (kind === "png") return picture;
  const photograph = await sharp(picture).jpeg().toBuffer();
  return kind === "jpg" ? photograph : onPage(photograph);
}
