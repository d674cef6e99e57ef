import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { deflateSync, crc32 } from "node:zlib";
import { SAME_ORIGIN, type Headers, type Reply, type Visitor } from "./http-client.ts";
import LOCKED from "./locked-pdfs.json" with { type: "json" };

/** A file as a user chooses it. */
export type ChosenFile = readonly [name: string, content: Uint8Array, type?: string];

/** Posts a form with files, as a browser without script does. */
export async function postFiles(
  visitor: Visitor,
  path: string,
  {
    fields,
    files,
    headers = SAME_ORIGIN,
  }: { fields: Record<string, string>; files: readonly ChosenFile[]; headers?: Headers },
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, content, type = ""] of files)
    form.append("file", new File([new Uint8Array(content)], name, { type }));
  const sent = new Response(form);
  const body = new Uint8Array(await sent.arrayBuffer());
  return visitor.ask("POST", path, { "Content-Type": sent.headers.get("Content-Type") ?? "", ...headers }, body);
}

const RED = { r: 200, g: 40, b: 40 };
const PLACE = { IFD0: { Make: "Telefonas", Copyright: "Vilnius 54.6872" } };

/** A photograph as a phone takes it: with the camera and the place in it. */
export const photo = (width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: RED } })
    .withExif(PLACE)
    .jpeg()
    .toBuffer();

export const drawing = (width = 64, height = 48): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: RED } })
    .png()
    .toBuffer();

/** A PDF of one page. */
export async function plainPdf({ width = 200 } = {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([width, 100]);
  return document.save();
}

/** One that runs a script when it is opened; the script stands in a compressed stream of objects. */
export async function scriptedPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage([200, 100]);
  document.addJavaScript("greeting", "app.alert(1)");
  return document.save({ useObjectStreams: true });
}

/** A PDF that qpdf 11 has locked: `password` asks for one, the others are locked against changes alone. `attached` holds another file. */
export const lockedPdf = (how: keyof typeof LOCKED): Uint8Array => Buffer.from(LOCKED[how], "base64");

/** One that is locked by a password. */
export const encryptedPdf = (): Uint8Array => lockedPdf("password");

/** A photograph whose scan begins and ends at nought, as some telephones write it; every viewer shows it. */
export async function oddPhoto(): Promise<Uint8Array> {
  const bytes = await photo(1600, 1000);
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  const spectral = scan + 2 + bytes.readUInt16BE(scan + 2) - 3;
  bytes.set([0, 0, 0], spectral);
  return bytes;
}

/** A PNG of 256 colours that grows beyond 10 MB as one of many. */
export async function growingPng(): Promise<Uint8Array> {
  const side = 3_200;
  const raw = Buffer.alloc(side * side * 3);
  for (let at = 0, seed = 1; at < raw.length; at += 3) {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    raw.fill(((seed >> 16) & 15) * 17, at, at + 3);
  }
  return sharp(raw, { raw: { width: side, height: side, channels: 3 } })
    .png({ palette: true, colours: 16 })
    .toBuffer();
}

/** What iPhones take unless told otherwise. */
export const heicPhoto = (): Uint8Array =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(64)]);

/** A Windows program. */
export const program = (): Uint8Array => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200)]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** A PNG of a few kilobytes that unpacks to more pixels than a user's photograph has. */
export function pixelBomb(side = 20_000): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const rows = deflateSync(Buffer.alloc((side + 1) * 100));
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]);
}

/** A PDF whose stream of objects unpacks to hundreds of megabytes. */
export function objectBomb(): Uint8Array {
  const packed = deflateSync(Buffer.alloc(400 * 1_048_576, "1 "), { level: 9 });
  const head = `%PDF-1.7\n1 0 obj\n<</Type/ObjStm/N 100000000/First 10/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`;
  const end = "\nendstream\nendobj\ntrailer\n<</Root 1 0 R/Size 2>>\nstartxref\n0\n%%EOF\n";
  return Buffer.concat([Buffer.from(head), packed, Buffer.from(end)]);
}
