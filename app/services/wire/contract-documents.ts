import { single, elementOf, mappedPart, parts } from "./parts.ts";
import { text } from "./leaves.ts";

const FOREIGN_TO_BASE64 = /[^A-Za-z0-9+/=\s]/;
const PDF_START = "%PDF-";
const PDF_END = "%%EOF";
/** Readers of PDF look for its end in the last kilobyte. */
const PDF_TAIL_BYTES = 1024;

/** Bytes of base64 text, or null when they are no whole PDF: a broken file is never handed out (F-464). */
function findPdf(base64: string): Uint8Array | null {
  if (FOREIGN_TO_BASE64.test(base64)) return null;
  const bytes = Buffer.from(base64, "base64");
  const isWhole = bytes.subarray(0, PDF_START.length).equals(Buffer.from(PDF_START));
  return isWhole && bytes.subarray(-PDF_TAIL_BYTES).includes(PDF_END) ? bytes : null;
}

/** Control characters and path separators of a name that goes into a header; the route encodes the rest. */
const UNSAFE_IN_NAME = /[\p{Cc}\p{Cf}\\/:*?"<>|]/gu;
const NAME_MAX_CHARACTERS = 100;

const toNamePart = (text: string): string => text.slice(0, NAME_MAX_CHARACTERS).replace(UNSAFE_IN_NAME, "_");

function toFileName(title: string | null, extension: string | null): string {
  const suffix = `.${toNamePart(extension ?? "pdf").toLowerCase()}`.replace("..", ".");
  const name = toNamePart(title ?? "") || "document";
  return name.toLowerCase().endsWith(suffix) ? name : `${name}${suffix}`;
}

/** How a success begins that has no document: it was moved to the archive (F-346). */
const TRANSFERRED = /^\s*dokumentas perkeltas/i;

/** Both spellings are read, `Turinys` is the one that the contract has (C3). */
export const pdfAnswer = elementOf(
  mappedPart(
    parts({
      content: single("Turinys", text),
      shortContent: single("Turiny", text),
      title: single("BylosPavadinimas", text),
      extension: single("BylosPletinys", text),
      message: single("KlaidosPranesimas", text),
    }),
    ({ content, shortContent, title, extension, message }) => ({
      bytes: findPdf(content ?? shortContent ?? ""),
      fileName: toFileName(title, extension),
      isTransferred: TRANSFERRED.test(message ?? ""),
    }),
    () => ({ content: null, shortContent: null, title: null, extension: null, message: null }),
  ),
);
