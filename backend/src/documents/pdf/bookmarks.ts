import { PDFHexString, PDFName } from "pdf-lib";
import type { PDFContext, PDFDocument, PDFObject, PDFRef } from "pdf-lib";
import { isElement, textOf } from "../layout/structure.ts";
import type { StructureElement } from "../layout/structure.ts";
import { findPage } from "./printed-part.ts";
import type { PrintedPart } from "./printed-part.ts";

interface Bookmark {
  readonly title: string;
  /** Page and top edge, as a destination has them. */
  readonly page: PDFRef;
  readonly top: number;
  readonly kids: readonly Bookmark[];
}

const headingsOf = ({ kids }: StructureElement): StructureElement[] =>
  kids.filter(isElement).filter(({ role }) => role === "H2");

const toBookmark = (part: PrintedPart, element: StructureElement, title: string): Bookmark => ({
  title,
  page: findPage(part, element.page).ref,
  top: Math.ceil(element.top),
  kids: [],
});

/** A document with its headings. */
const toPartBookmark = (part: PrintedPart): Bookmark => ({
  ...toBookmark(part, part.structure, part.title),
  kids: headingsOf(part.structure).map((heading) => toBookmark(part, heading, textOf(heading))),
});

/** All items of a level, linked to each other; a document's headings are closed until a reader opens them. */
function writeLevel(
  context: PDFContext,
  parent: PDFRef,
  items: readonly Bookmark[],
): Record<string, PDFObject | PDFRef> {
  const refs = items.map(() => context.nextRef());
  items.forEach((item, index) => {
    const ref = refs[index];
    if (ref === undefined) return;
    const [before, after] = [refs[index - 1], refs[index + 1]];
    const destination = context.obj([item.page, "XYZ", null, item.top, null]);
    const kids = item.kids.length === 0 ? {} : { ...writeLevel(context, ref, item.kids), Count: -item.kids.length };
    const neighbours = { ...(before && { Prev: before }), ...(after && { Next: after }) };
    const facts = { Title: PDFHexString.fromText(item.title), Parent: parent, Dest: destination };
    context.assign(ref, context.obj({ ...facts, ...neighbours, ...kids }));
  });
  const [first, last] = [refs[0], refs.at(-1)];
  return first && last ? { First: first, Last: last } : {};
}

/** Bookmarks of every printed document and its headings. */
export function writeBookmarks(file: PDFDocument, parts: readonly PrintedPart[]): void {
  const { context, catalog } = file;
  const root = context.nextRef();
  const level = writeLevel(context, root, parts.map(toPartBookmark));
  context.assign(root, context.obj({ Type: "Outlines", ...level, Count: parts.length }));
  catalog.set(PDFName.of("Outlines"), root);
}
