import type { PDFDocument, PDFRef } from "pdf-lib";
import { PDFName, PDFRawStream } from "pdf-lib";
import { deflateSync } from "node:zlib";
import type { Lender, Presentation } from "../contract-data.ts";
import type { Block } from "../layout/blocks.ts";
import { layOut } from "../layout/lay-out.ts";
import { FONT_RESOURCE, PageCanvas } from "../layout/page-canvas.ts";
import { drawFurniture, drawWatermark } from "../layout/page-furniture.ts";
import { PAGE_HEIGHT, PAGE_WIDTH } from "../layout/page-geometry.ts";
import { embedTypeface } from "../typeface/embed-typeface.ts";
import { getTypefaces } from "../typeface/typefaces.ts";
import type { Typefaces } from "../typeface/typefaces.ts";
import { createFile, saveFile } from "./document-file.ts";

/** A document before it has pages. */
export interface DocumentContent {
  /** Full title, for the file's metadata. */
  readonly title: string;
  /** Short title in the header of every page. */
  readonly runningTitle: string;
  readonly documentNumber: string | null;
  readonly lender: Lender;
  readonly presentation: Presentation;
  readonly blocks: readonly Block[];
}

/** The drawn pages of a document as compressed PDF operators. */
function drawPages(content: DocumentContent, typefaces: Typefaces): Uint8Array[] {
  const pages = layOut(content.blocks, typefaces);
  return pages.map((page, index) => {
    drawFurniture(page, typefaces, content, index + 1, pages.length);
    const under = new PageCanvas(typefaces);
    if (content.presentation.draft) drawWatermark(under, typefaces);
    return deflateSync(Buffer.from([...under.operators, ...page.operators].join("\n"), "latin1"));
  });
}

function addPage(file: PDFDocument, contents: PDFRef, resources: PDFRef): void {
  const page = file.addPage([PAGE_WIDTH, PAGE_HEIGHT]);
  page.node.set(PDFName.Contents, contents);
  page.node.set(PDFName.Resources, resources);
}

/**
 * Writes documents into one file, each numbered by itself. `order` names the parts in the order of printing; a part
 * that occurs more than once is drawn once, and its further copies are page entries that point to the same content.
 */
export async function renderFile(
  title: string,
  parts: readonly [DocumentContent, ...DocumentContent[]],
  order: readonly DocumentContent[] = parts,
): Promise<Uint8Array> {
  const { lender, presentation } = parts[0];
  const typefaces = await getTypefaces();
  const file = await createFile({ title, author: lender.name, createdAt: presentation.createdAt });
  const fonts = {
    [FONT_RESOURCE.regular]: embedTypeface(file.context, typefaces.regular),
    [FONT_RESOURCE.bold]: embedTypeface(file.context, typefaces.bold),
  };
  const resources = file.context.register(file.context.obj({ Font: fonts }));

  const drawn = new Map(parts.map((part) => [part, drawPages(part, typefaces)]));
  const contents = new Map([...drawn].map(([part, pages]) => [part, pages.map((page) => registerPage(file, page))]));
  for (const part of order) for (const page of contents.get(part) ?? []) addPage(file, page, resources);
  return saveFile(file, [...drawn.values()].flat());
}

function registerPage(file: PDFDocument, operators: Uint8Array): PDFRef {
  const dictionary = file.context.obj({ Filter: "FlateDecode", Length: operators.length });
  return file.context.register(PDFRawStream.of(dictionary, operators));
}

/** Writes one document. */
export function renderDocument(content: DocumentContent): Promise<Uint8Array> {
  return renderFile(content.title, [content]);
}
