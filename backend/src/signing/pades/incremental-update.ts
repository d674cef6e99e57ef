import type { PDFObject, PDFRef } from "pdf-lib";
import type { SignatureObjects } from "./signature-objects.ts";

/** A file with one signature more, whose bytes are still to be filled in. */
export interface PreparedFile {
  readonly bytes: Buffer;
  /** Where the hexadecimal digits of the signature begin and end, with their brackets. */
  readonly from: number;
  readonly to: number;
}

/** Room for a signature with two certificates, in bytes; a seal takes less than half. */
const SIGNATURE_ROOM = 4096;
const DIGITS = 10;
const OFFSET_DIGITS = 10;
const GENERATION_DIGITS = 5;

function bytesOf(object: PDFObject): Buffer {
  const bytes = Buffer.alloc(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

const wrap = ({ objectNumber, generationNumber }: PDFRef, content: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${objectNumber} ${generationNumber} obj\n`), content, Buffer.from("\nendobj\n")]);

const byteRange = (numbers: readonly number[]): string =>
  `/ByteRange [${numbers.map((number) => String(number).padEnd(DIGITS)).join(" ")}]`;

/** The signature's object: its words, then the two entries that are filled in at the end. */
function signatureObject({ signature }: SignatureObjects): { object: Buffer; contents: number; range: number } {
  const words = bytesOf(signature.words).toString("latin1").trimEnd();
  const opened = `${words.slice(0, -2)}${byteRange([0, 0, 0, 0])}\n/Contents `;
  const object = wrap(signature.ref, Buffer.from(`${opened}<${"0".repeat(SIGNATURE_ROOM * 2)}>\n>>`, "latin1"));
  return { object, contents: object.indexOf("/Contents ") + "/Contents ".length, range: object.indexOf("/ByteRange") };
}

/** Where the objects of an update stand (ISO 32000-1, 7.5.4): a section for each, for their numbers need not follow one another. */
function crossReferences(offsets: readonly (readonly [PDFRef, number])[]): string {
  const sections = [...offsets]
    .sort(([left], [right]) => left.objectNumber - right.objectNumber)
    .map(([ref, offset]) => {
      const generation = String(ref.generationNumber).padStart(GENERATION_DIGITS, "0");
      return `${ref.objectNumber} 1\n${String(offset).padStart(OFFSET_DIGITS, "0")} ${generation} n \n`;
    });
  return `xref\n${sections.join("")}`;
}

function trailer(objects: SignatureObjects, previous: number, start: number): string {
  const optional = [
    objects.info === undefined ? "" : ` /Info ${objects.info.toString()}`,
    objects.id === undefined ? "" : ` /ID ${objects.id.toString()}`,
  ];
  const dictionary = `<< /Size ${objects.size} /Root ${objects.root.toString()}${optional.join("")} /Prev ${previous} >>`;
  return `trailer\n${dictionary}\nstartxref\n${start}\n%%EOF\n`;
}

const START = "startxref";
const TAIL_BYTES = 64;

/** Where the last table of a file stands. */
function lastTable(pdf: Buffer): number {
  const tail = pdf.toString("latin1", Math.max(0, pdf.length - TAIL_BYTES));
  const previous = Number.parseInt(tail.slice(tail.lastIndexOf(START) + START.length).trim(), 10);
  if (!Number.isSafeInteger(previous)) throw new Error("A PDF has no end");
  return previous;
}

/** Appends the objects to a file; not one byte of it changes, so the signatures that it has stay valid. */
export function appendUpdate(pdf: Buffer, objects: SignatureObjects): PreparedFile {
  const { object, contents, range } = signatureObject(objects);
  const parts = [pdf, Buffer.from(pdf.at(-1) === 0x0a ? "" : "\n")];
  const place = (): number => parts.reduce((sum, { length }) => sum + length, 0);
  const offsets = objects.changed.map(([ref, content]) => {
    const entry = [ref, place()] as const;
    parts.push(wrap(ref, bytesOf(content)));
    return entry;
  });
  const signatureAt = place();
  parts.push(object);
  const start = place();
  const table = crossReferences([...offsets, [objects.signature.ref, signatureAt]]);
  parts.push(Buffer.from(`${table}${trailer(objects, lastTable(pdf), start)}`, "latin1"));
  const bytes = Buffer.concat(parts);
  const from = signatureAt + contents;
  const to = from + SIGNATURE_ROOM * 2 + 2;
  bytes.write(byteRange([0, from, to, bytes.length - to]), signatureAt + range, "latin1");
  return { bytes, from, to };
}

/** What a signature covers: the file without the room for the signature itself. */
export const coveredBytes = ({ bytes, from, to }: PreparedFile): Buffer =>
  Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]);

/** The finished file. @throws Error when the signature does not fit its room */
export function fillIn({ bytes, from }: PreparedFile, signature: Buffer): Buffer {
  if (signature.length > SIGNATURE_ROOM) throw new Error("A signature does not fit");
  bytes.write(signature.toString("hex"), from + 1, "latin1");
  return bytes;
}
