import { PDFRawStream, PDFString } from "pdf-lib";
import type { PDFContext, PDFRef } from "pdf-lib";
import type { Typeface } from "./typeface.ts";

/** Font descriptor flag: glyphs outside the standard Latin set are used. */
const SYMBOLIC_FLAG = 4;

/** The width of a vertical stem is not stored in TrueType; viewers use it only when the font is absent. */
const STEM_WIDTH = { regular: 80, bold: 140 };

/**
 * Writes a prepared typeface into a document as a composite TrueType font (glyph ids as codes). pdf-lib's own embedder
 * would lay out every string through the font's shaping tables and cut the font again for each document.
 */
export function embedTypeface(context: PDFContext, typeface: Typeface): PDFRef {
  const { metrics } = typeface;
  const file = PDFRawStream.of(
    context.obj({ Length: typeface.file.length, Length1: typeface.fileLength, Filter: "FlateDecode" }),
    typeface.file,
  );
  const descriptor = context.obj({
    Type: "FontDescriptor",
    FontName: typeface.name,
    Flags: SYMBOLIC_FLAG,
    FontBBox: [...metrics.boundingBox],
    ItalicAngle: 0,
    Ascent: metrics.ascent,
    Descent: metrics.descent,
    CapHeight: metrics.capHeight,
    XHeight: metrics.xHeight,
    StemV: typeface.name.endsWith("Bold") ? STEM_WIDTH.bold : STEM_WIDTH.regular,
    FontFile2: context.register(file),
  });
  const descendant = context.obj({
    Type: "Font",
    Subtype: "CIDFontType2",
    BaseFont: typeface.name,
    CIDToGIDMap: "Identity",
    CIDSystemInfo: { Registry: PDFString.of("Adobe"), Ordering: PDFString.of("Identity"), Supplement: 0 },
    FontDescriptor: context.register(descriptor),
    W: [1, [...typeface.advances]],
  });
  const unicodeMap = PDFRawStream.of(
    context.obj({ Length: typeface.unicodeMap.length, Filter: "FlateDecode" }),
    typeface.unicodeMap,
  );
  return context.register(
    context.obj({
      Type: "Font",
      Subtype: "Type0",
      BaseFont: typeface.name,
      Encoding: "Identity-H",
      DescendantFonts: [context.register(descendant)],
      ToUnicode: context.register(unicodeMap),
    }),
  );
}
