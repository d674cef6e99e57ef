import type { PDFDocument, PDFRef } from "pdf-lib";
import { PDFName, PDFNumber, PDFRawStream } from "pdf-lib";
import { deflateSync } from "node:zlib";
import type { DocumentReference, Lender, Presentation } from "../contract-data.ts";
import type { Block } from "../layout/blocks.ts";
import { layOut } from "../layout/lay-out.ts";
import { FONT_RESOURCE, PageCanvas } from "../layout/page-canvas.ts";
import { drawFurniture, drawWatermark } from "../layout/page-furniture.ts";
import type { StructureElement } from "../layout/structure.ts";
import { PAGE_HEIGHT, PAGE_WIDTH } from "../layout/page-geometry.ts";
import { embedTypeface } from "../typeface/embed-typeface.ts";
import { getTypefaces, textsIn } from "../typeface/typefaces.ts";
import type { Typefaces } from "../typeface/typefaces.ts";
import { writeBookmarks } from "./bookmarks.ts";
import { createFile, saveFile } from "./document-file.ts";
import type { PrintedPage, PrintedPart } from "./printed-part.ts";
import { writeSignaturePlaces } from "./signature-places.ts";
import { writeStructureTree } from "./structure-tree.ts";

/** A document before it has pages. */
export interface DocumentContent {
  /** Full title, for the file's metadata. */
  readonly title: string;
  /** Short title in the header of every page. */
  readonly runningTitle: string;
  readonly reference: DocumentReference | null;
  readonly lender: Lender;
  readonly presentation: Presentation;
  readonly blocks: readonly Block[];
}

/** A document laid out, each page with its compressed operators. */
interface DrawnDocument {
  readonly structure: StructureElement;
  readonly pages: readonly { readonly canvas: PageCanvas; readonly operators: Uint8Array }[];
}

function drawDocument(content: DocumentContent, typefaces: Typefaces): DrawnDocument {
  const { pages, structure } = layOut(content.blocks, typefaces);
  const drawn = pages.map((canvas, index) => {
    drawFurniture(canvas, typefaces, content, index + 1, pages.length);
    const under = new PageCanvas(typefaces, "Watermark");
    if (content.presentation.draft) drawWatermark(under, typefaces);
    const operators = [...under.operators, ...canvas.operators].join("\n");
    return { canvas, operators: deflateSync(Buffer.from(operators, "latin1")) };
  });
  return { structure, pages: drawn };
}

function registerOperators(file: PDFDocument, operators: Uint8Array): PDFRef {
  const dictionary = file.context.obj({ Filter: "FlateDecode", Length: operators.length });
  return file.context.register(PDFRawStream.of(dictionary, operators));
}

/** A new page of the file; its place in the tree of parents is its number. */
function addPage(file: PDFDocument, canvas: PageCanvas, contents: PDFRef, resources: PDFRef): PrintedPage {
  const key = file.getPageCount();
  const page = file.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
  page.node.set(PDFName.Contents, contents);
  page.node.set(PDFName.Resources, resources);
  page.node.set(PDFName.of("StructParents"), PDFNumber.of(key));
  page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
  return { canvas, key, ref: page.ref };
}

/** Draws every document once; what it gives puts a copy of one into the file. */
function preparePrinting(file: PDFDocument, parts: readonly DocumentContent[], typefaces: Typefaces) {
  const fonts = {
    [FONT_RESOURCE.regular]: embedTypeface(file.context, typefaces.regular),
    [FONT_RESOURCE.bold]: embedTypeface(file.context, typefaces.bold),
  };
  const resources = file.context.register(file.context.obj({ Font: fonts }));
  const drawn = parts.map((part) => ({ part, document: drawDocument(part, typefaces) }));
  const printers = drawn.map(({ part, document: { structure, pages } }) => {
    const contents = pages.map(({ canvas, operators }) => ({ canvas, ref: registerOperators(file, operators) }));
    const print = (): PrintedPart => ({
      title: part.title,
      structure,
      pages: contents.map(({ canvas, ref }) => addPage(file, canvas, ref, resources)),
    });
    return [part, print] as const;
  });
  const contents = drawn.flatMap(({ document: { pages } }) => pages.map(({ operators }) => operators));
  return { printers: new Map(printers), contents };
}

/**
 * Writes documents into one file, each numbered by itself, tagged and bookmarked. `order` makes a set for paper: it names the parts in
 * the order of printing; a part that occurs more than once is drawn once, and its further copies are page entries that point to the
 * same content, each with a part of the structure of its own.
 */
export async function renderFile(
  title: string,
  parts: readonly [DocumentContent, ...DocumentContent[]],
  order?: readonly DocumentContent[],
): Promise<Uint8Array> {
  const { lender, presentation } = parts[0];
  const file = await createFile({ title, author: lender.name, createdAt: presentation.createdAt });
  const { printers, contents } = preparePrinting(file, parts, await getTypefaces(textsIn(parts)));
  const printed = (order ?? parts).flatMap((part) => printers.get(part)?.() ?? []);
  writeStructureTree(file, printed);
  writeBookmarks(file, printed);
  if (order === undefined) writeSignaturePlaces(file, printed);
  return saveFile(file, contents, order !== undefined);
}

/** Writes one document. */
export function renderDocument(content: DocumentContent): Promise<Uint8Array> {
  return renderFile(content.title, [content]);
}
