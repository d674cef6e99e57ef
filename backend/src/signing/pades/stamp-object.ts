import { deflateSync } from "node:zlib";
import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFPage } from "pdf-lib";
import type { SignaturePlace } from "../../documents/layout/blocks.ts";
import { FONT_RESOURCE } from "../../documents/layout/page-canvas.ts";
import { findSignaturePlace } from "../../documents/pdf/signature-places.ts";
import { drawStamp, type StampFacts } from "../../documents/signature-stamp.ts";
import { embedTypeface } from "../../documents/typeface/embed-typeface.ts";
import type { Typeface } from "../../documents/typeface/typeface.ts";
import { getTypefaces, textsIn, type Weight } from "../../documents/typeface/typefaces.ts";

/** How a signature shows itself, and in whose place of the document. */
export interface SignatureLook {
  readonly place: SignaturePlace;
  readonly facts: StampFacts;
}

/** Where the field of a signature lies, what it looks like, and what it says to readers that do not see it. */
export interface PlacedStamp {
  readonly page: PDFPage;
  readonly edges: readonly [number, number, number, number];
  readonly appearance: PDFRef | null;
  readonly text: string | null;
}

/** The font of a page, if it is the typeface to the byte: a file that was made before the typeface changed has other codes. */
function findEmbedded(page: PDFPage, weight: Weight, typeface: Typeface): PDFRef | null {
  const fonts = page.node.Resources()?.lookupMaybe(PDFName.of("Font"), PDFDict);
  const name = PDFName.of(FONT_RESOURCE[weight]);
  const ref = fonts?.get(name);
  const descendant = fonts?.lookupMaybe(name, PDFDict)?.lookupMaybe(PDFName.of("DescendantFonts"), PDFArray);
  const descriptor = descendant?.lookupMaybe(0, PDFDict)?.lookupMaybe(PDFName.of("FontDescriptor"), PDFDict);
  const program = descriptor?.lookup(PDFName.of("FontFile2"));
  const isSame = program instanceof PDFRawStream && Buffer.from(program.contents).equals(typeface.file);
  return isSame && ref instanceof PDFRef ? ref : null;
}

/**
 * Puts the look of a signature into a file as a form of its own; what the pages say stays as it is. In a file that names no place the field lies on the first
 * page and is not seen.
 */
export async function placeStamp(file: PDFDocument, look: SignatureLook): Promise<PlacedStamp> {
  const found = findSignaturePlace(file, look.place);
  const page = file.getPages().find(({ ref }) => ref === found?.page);
  if (found === null || page === undefined) {
    return { page: file.getPage(0), edges: [0, 0, 0, 0], appearance: null, text: null };
  }
  const typefaces = await getTypefaces(textsIn(look.facts));
  const { x, y, width, height } = found.box;
  const { operators, text } = drawStamp(typefaces, look.facts, found.box);
  const fontOf = (weight: Weight) =>
    findEmbedded(page, weight, typefaces[weight]) ?? embedTypeface(file.context, typefaces[weight]);
  const content = deflateSync(Buffer.from(operators, "latin1"));
  const dictionary = file.context.obj({
    Type: "XObject",
    Subtype: "Form",
    BBox: [0, 0, width, height],
    Resources: { Font: { [FONT_RESOURCE.regular]: fontOf("regular"), [FONT_RESOURCE.bold]: fontOf("bold") } },
    Filter: "FlateDecode",
    Length: content.length,
  });
  const appearance = file.context.register(PDFRawStream.of(dictionary, content));
  return { page, edges: [x, y, x + width, y + height], appearance, text };
}
