import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WIDTH = 1012;
const HEIGHT = 638;
const MARGIN = 40;
const BIT_DEPTH = 8;
const GREYSCALE = 0;
const PAPER = 0xf2;
const INK = 0xb4;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}

function header(): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(WIDTH, 0);
  data.writeUInt32BE(HEIGHT, 4);
  data.set([BIT_DEPTH, GREYSCALE], 8);
  return data;
}

/** Stripes that stand for the lines of a document, so that two slots differ. */
function pixels(slot: number): Buffer {
  const rows = Buffer.alloc(HEIGHT * (WIDTH + 1), PAPER);
  for (let y = 0; y < HEIGHT; y += 1) {
    const start = y * (WIDTH + 1);
    rows[start] = 0;
    const isLine = y > MARGIN && y < HEIGHT - MARGIN && y % (MARGIN + slot) < 6;
    if (isLine) rows.fill(INK, start + 1 + MARGIN, start + 1 + WIDTH - MARGIN);
  }
  return rows;
}

/** A picture of no real document, the size of a card at 300 dots per inch, as PNG. */
export const drawSpecimen = (slot: number): Buffer =>
  Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header()),
    chunk("IDAT", deflateSync(pixels(slot))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
