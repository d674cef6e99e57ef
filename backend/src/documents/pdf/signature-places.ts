import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRef, type PDFDocument } from "pdf-lib";
import type { SignaturePlace } from "../layout/blocks.ts";
import type { Box } from "../layout/page-canvas.ts";
import type { PrintedPart } from "./printed-part.ts";

const DESTINATIONS = PDFName.of("Dests");
/** A destination that shows a rectangle: left, bottom, right, top. */
const RECTANGLE = "FitR";

const nameOf = (place: SignaturePlace): PDFName => PDFName.of(`Signature-${place}`);

/** Notes in the file where each signature will stand, as named destinations: who seals it later finds the place without reading the pages. */
export function writeSignaturePlaces(file: PDFDocument, parts: readonly PrintedPart[]): void {
  const found = parts.flatMap(({ pages }) =>
    pages.flatMap(({ ref, canvas }) => canvas.places.map(({ place, box }) => ({ place, ref, box }))),
  );
  if (found.length === 0) return;
  const destinations = file.context.obj({});
  for (const { place, ref, box } of found) {
    const edges = [box.x, box.y, box.x + box.width, box.y + box.height];
    destinations.set(nameOf(place), file.context.obj([ref, RECTANGLE, ...edges]));
  }
  file.catalog.set(DESTINATIONS, destinations);
}

/** Where a signature stands in a file of ours: page and edges; null in a file that names no such place. */
export function findSignaturePlace(file: PDFDocument, place: SignaturePlace): { page: PDFRef; box: Box } | null {
  const destination = file.catalog.lookupMaybe(DESTINATIONS, PDFDict)?.lookupMaybe(nameOf(place), PDFArray);
  const page = destination?.get(0);
  if (destination === undefined || !(page instanceof PDFRef)) return null;
  const [x = 0, y = 0, right = 0, top = 0] = [2, 3, 4, 5].map((at) => destination.lookup(at, PDFNumber).asNumber());
  return { page, box: { x, y, width: right - x, height: top - y } };
}
