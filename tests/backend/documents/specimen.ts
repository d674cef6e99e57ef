import { PDFDocument, PDFName, PDFRawStream } from "pdf-lib";
import { INK } from "../../../backend/src/documents/layout/palette.ts";
import { FONT_RESOURCE, PageCanvas } from "../../../backend/src/documents/layout/page-canvas.ts";
import { embedTypeface } from "../../../backend/src/documents/typeface/embed-typeface.ts";
import type { Typefaces, Weight } from "../../../backend/src/documents/typeface/typefaces.ts";
import { locateWords, readRegion, renderPage } from "./rendered-page.ts";

const SIZE = 20;
const STEP = 40;
const COLUMNS = 12;

/** A page with each character standing alone on a grid whose cells all begin at a whole number of pixels. */
export async function makeSpecimen(
  typefaces: Typefaces,
  weight: Weight,
  characters: readonly string[],
): Promise<Uint8Array> {
  const file = await PDFDocument.create({ updateMetadata: false });
  const canvas = new PageCanvas(typefaces);
  characters.forEach((character, index) => {
    const [x, y] = [36 + (index % COLUMNS) * STEP, 756 - Math.floor(index / COLUMNS) * 36];
    canvas.text(character, x, y, { size: SIZE, weight, color: INK });
  });
  const page = file.addPage([540, 792]);
  const operators = Buffer.from(canvas.operators.join("\n"), "latin1");
  const contents = PDFRawStream.of(file.context.obj({ Length: operators.length }), operators);
  page.node.set(PDFName.Contents, file.context.register(contents));
  const font = embedTypeface(file.context, typefaces[weight]);
  page.node.set(PDFName.Resources, file.context.obj({ Font: { [FONT_RESOURCE[weight]]: font } }));
  return file.save({ useObjectStreams: false, addDefaultPage: false });
}

/**
 * Characters that are not painted as themselves: nothing in their place, or the same picture as another character's
 * (a missing glyph repeats the notdef box; a lost diacritic makes ą look like a).
 */
export function findUnpainted(pdf: Uint8Array, characters: readonly string[]): string[] {
  const page = renderPage(pdf);
  const words = locateWords(pdf);
  const pictures = characters.map((character) => {
    const word = words.find((each) => each.text === character);
    return word === undefined ? null : readRegion(page, word);
  });
  return characters.filter((_, index) => {
    const picture = pictures[index];
    if (picture === undefined || picture === null || picture.isBlank) return true;
    return pictures.some((other, otherIndex) => otherIndex !== index && other?.rows === picture.rows);
  });
}
