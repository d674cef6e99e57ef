import { readFile } from "node:fs/promises";
import { deflateSync } from "node:zlib";
import fontkit from "@pdf-lib/fontkit";
import type { Font } from "@pdf-lib/fontkit";
import { toOutline } from "./glyph-outline.ts";
import { MISSING_CODE_POINT, toDrawableText, USUAL_CODE_POINTS } from "./drawable-text.ts";
import { toUnicodeMap } from "./to-unicode-map.ts";
import { writeSubset } from "./write-subset.ts";

/** A character as the page writes it: glyph id as four hexadecimal digits, advance in thousandths of the font size. */
interface DrawableGlyph {
  readonly code: string;
  readonly advance: number;
}

/** Numbers of the font descriptor, in thousandths of the font size. */
interface TypefaceMetrics {
  readonly boundingBox: readonly [number, number, number, number];
  readonly ascent: number;
  readonly descent: number;
  readonly capHeight: number;
  readonly xHeight: number;
}

/** A font cut to the drawable characters once, then put into any number of documents without further work. */
export interface Typeface {
  /** PostScript name with the tag that marks a subset. */
  readonly name: string;
  readonly metrics: TypefaceMetrics;
  /** Advances by glyph id, from id 1. */
  readonly advances: readonly number[];
  /** Compressed font file and its length before compression. */
  readonly file: Uint8Array;
  readonly fileLength: number;
  /** Compressed map from glyph ids to Unicode, for copying and searching text. */
  readonly unicodeMap: Uint8Array;
  readonly glyphs: ReadonlyMap<number, DrawableGlyph>;
  /** The shape of a character, for words that are painted and never read. */
  readonly outlineOf: (character: string) => string;
}

/**
 * Reads a TrueType font of this folder's `fonts` and cuts it to the usual characters.
 * @param unusual others that a document needs; those that the font has not are left out
 */
export async function loadTypeface(fileName: string, unusual: readonly number[] = []): Promise<Typeface> {
  const font = fontkit.create(await readFile(new URL(`../fonts/${fileName}`, import.meta.url)));
  const subset = font.createSubset();
  const scale = 1000 / font.unitsPerEm;
  const glyphs = new Map<number, DrawableGlyph>();
  const advances: number[] = [];
  const codePoints: number[] = [];

  for (const codePoint of [...USUAL_CODE_POINTS, ...unusual].filter((each) => font.hasGlyphForCodePoint(each))) {
    const glyph = font.glyphForCodePoint(codePoint);
    const id = subset.includeGlyph(glyph);
    const advance = Math.round(glyph.advanceWidth * scale);
    advances[id - 1] = advance;
    codePoints[id - 1] ??= codePoint;
    glyphs.set(codePoint, { code: id.toString(16).padStart(4, "0"), advance });
  }

  const file = await writeSubset(subset);
  return {
    name: `${unusual.length === 0 ? "LENDER" : "LENDEX"}+${font.postscriptName}`,
    metrics: readMetrics(font, scale),
    advances,
    file: deflateSync(file, { level: 9 }),
    fileLength: file.length,
    unicodeMap: deflateSync(toUnicodeMap(codePoints), { level: 9 }),
    glyphs,
    outlineOf: (character) => toOutline(font.glyphForCodePoint(character.codePointAt(0) ?? 0), scale),
  };
}

function readMetrics(font: Font, scale: number): TypefaceMetrics {
  const { minX, minY, maxX, maxY } = font.bbox;
  const scaled = (value: number) => Math.round(value * scale);
  return {
    boundingBox: [scaled(minX), scaled(minY), scaled(maxX), scaled(maxY)],
    ascent: scaled(font.ascent),
    descent: scaled(font.descent),
    // DejaVu's OS/2 table is too old to state these two: they are read off the letters themselves.
    capHeight: scaled(font.glyphForCodePoint(0x48).bbox.maxY),
    xHeight: scaled(font.glyphForCodePoint(0x78).bbox.maxY),
  };
}

function findGlyph(typeface: Typeface, codePoint: number): DrawableGlyph {
  const glyph = typeface.glyphs.get(codePoint) ?? typeface.glyphs.get(MISSING_CODE_POINT);
  if (glyph === undefined) throw new Error(`The font ${typeface.name} has no glyph for missing characters`);
  return glyph;
}

/** Glyph ids of a text in hexadecimal, ready for the `Tj` operator; a character without a glyph becomes □. */
export function encodeText(typeface: Typeface, text: string): string {
  let codes = "";
  for (const character of toDrawableText(text)) codes += findGlyph(typeface, character.codePointAt(0) ?? 0).code;
  return codes;
}

/** Width of a text in points at a font size in points. */
export function measureText(typeface: Typeface, text: string, size: number): number {
  let advance = 0;
  for (const character of toDrawableText(text)) advance += findGlyph(typeface, character.codePointAt(0) ?? 0).advance;
  return (advance * size) / 1000;
}
