import type { PDFRef } from "pdf-lib";
import type { PageCanvas } from "../layout/page-canvas.ts";
import type { MarkedPage, StructureElement } from "../layout/structure.ts";

/** A page of the file: the drawn page, its page object and its key in the tree of parents. */
export interface PrintedPage {
  readonly canvas: PageCanvas;
  readonly ref: PDFRef;
  readonly key: number;
}

/** A document as it was put into the file, once for every copy. */
export interface PrintedPart {
  readonly title: string;
  readonly structure: StructureElement;
  readonly pages: readonly PrintedPage[];
}

/** @throws when an element lies on a page that its part does not have: the layout never does that */
export function findPage({ pages }: PrintedPart, canvas: MarkedPage): PrintedPage {
  const page = pages.find((candidate) => candidate.canvas === canvas);
  if (page === undefined) throw new Error("A structure element lies outside its document");
  return page;
}
