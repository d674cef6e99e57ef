import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  type PDFObject,
} from "pdf-lib";
import { placeStamp, type PlacedStamp, type SignatureLook } from "./stamp-object.ts";
import { tagField } from "./tag-field.ts";

/** What a signature says in the list of signatures of a reader. */
export interface SealWords {
  readonly name: string;
  readonly reason: string;
  readonly location: string;
  readonly signedAt: Date;
}

/** Objects that an incremental update writes: new ones, and old ones that have changed. */
export interface SignatureObjects {
  readonly changed: readonly (readonly [PDFRef, PDFObject])[];
  readonly signature: { readonly ref: PDFRef; readonly words: PDFDict };
  readonly root: PDFRef;
  readonly info: PDFObject | undefined;
  readonly id: PDFObject | undefined;
  /** One more than the highest number of an object. */
  readonly size: number;
}

/** Signatures exist, and the file may only be appended to. */
const SIGNED_AND_APPEND_ONLY = 3;
/** Printed and locked. */
const FIELD_FLAGS = 132;

/** A list in a dictionary with one entry more; the list itself stays as it was. */
function withEntry(file: PDFDocument, owner: PDFDict, key: string, entry: PDFRef): PDFArray {
  const longer = PDFArray.withContext(file.context);
  for (const before of owner.lookupMaybe(PDFName.of(key), PDFArray)?.asArray() ?? []) longer.push(before);
  longer.push(entry);
  return longer;
}

function addField(
  file: PDFDocument,
  signature: PDFRef,
  { page, edges, appearance, text }: PlacedStamp,
): { changed: [PDFRef, PDFObject][]; root: PDFRef } {
  const { context, catalog } = file;
  const form = catalog.lookupMaybe(PDFName.of("AcroForm"), PDFDict) ?? context.obj({});
  const number = (form.lookupMaybe(PDFName.of("Fields"), PDFArray)?.size() ?? 0) + 1;
  const field = context.nextRef();
  const widget = context.obj({
    Type: "Annot",
    Subtype: "Widget",
    FT: "Sig",
    Rect: [...edges],
    F: FIELD_FLAGS,
    T: PDFString.of(`Signature${number}`),
    V: signature,
    P: page.ref,
  });
  if (appearance !== null) widget.set(PDFName.of("AP"), context.obj({ N: appearance }));
  if (text !== null) {
    widget.set(PDFName.of("TU"), PDFHexString.fromText(text));
    widget.set(PDFName.of("Contents"), PDFHexString.fromText(text));
  }
  const root = context.trailerInfo.Root;
  if (!(root instanceof PDFRef)) throw new Error("A PDF has no catalog");
  form.set(PDFName.of("Fields"), withEntry(file, form, "Fields", field));
  form.set(PDFName.of("SigFlags"), PDFNumber.of(SIGNED_AND_APPEND_ONLY));
  page.node.set(PDFName.of("Annots"), withEntry(file, page.node, "Annots", field));
  catalog.set(PDFName.of("AcroForm"), form);
  const tagged = tagField(file, { ref: field, widget, page });
  return {
    root,
    changed: [[field, widget], [page.ref, page.node], [root, catalog], ...tagged],
  };
}

/** Objects that a file did not have before. */
const addedSince = ({ context }: PDFDocument, last: number): [PDFRef, PDFObject][] =>
  context.enumerateIndirectObjects().filter(([{ objectNumber }]) => objectNumber > last);

/** The objects of one signature more in a PDF: its field with what it looks like, the page and the catalog that name it. */
export async function makeSignatureObjects(
  pdf: Uint8Array,
  words: SealWords,
  look: SignatureLook,
): Promise<SignatureObjects> {
  const file = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context } = file;
  const last = context.largestObjectNumber;
  const ref = context.nextRef();
  const stamp = await placeStamp(file, look);
  const added = addedSince(file, last);
  const { changed, root } = addField(file, ref, stamp);
  const said = context.obj({
    Type: "Sig",
    Filter: "Adobe.PPKLite",
    SubFilter: "ETSI.CAdES.detached",
    Name: PDFHexString.fromText(words.name),
    Reason: PDFHexString.fromText(words.reason),
    Location: PDFHexString.fromText(words.location),
    M: PDFString.fromDate(words.signedAt),
  });
  return {
    changed: [...added, ...changed],
    signature: { ref, words: said },
    root,
    info: context.trailerInfo.Info,
    id: context.trailerInfo.ID,
    size: context.largestObjectNumber + 1,
  };
}
