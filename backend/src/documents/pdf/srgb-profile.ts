/*
 * An ICC version 4 display profile of sRGB (IEC 61966-2-1), built from the standard's own numbers so that no foreign
 * file has to be shipped. Primaries are adapted to the D50 white of the profile connection space.
 */

const HEADER_BYTES = 128;
const TAG_ENTRY_BYTES = 12;

const signature = (text: string) => Buffer.from(text, "latin1");

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}

/** ICC s15Fixed16Number. */
function fixed(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeInt32BE(Math.round(value * 65536));
  return buffer;
}

const numbers = (type: string, values: readonly number[]) =>
  Buffer.concat([signature(type), uint32(0), ...values.map(fixed)]);

const xyz = (...values: readonly number[]) => numbers("XYZ ", values);

/** Parametric curve of type 3: the sRGB transfer function. */
const transferCurve = Buffer.concat([
  signature("para"),
  uint32(0),
  Buffer.from([0, 3, 0, 0]),
  ...[2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].map(fixed),
]);

/** One record of multi-localised Unicode text in English. */
function localisedText(text: string): Buffer {
  const body = Buffer.from(text, "utf16le").swap16();
  const padding = Buffer.alloc((4 - (body.length % 4)) % 4);
  const record = [uint32(1), uint32(12), signature("enUS"), uint32(body.length), uint32(28)];
  return Buffer.concat([signature("mluc"), uint32(0), ...record, body, padding]);
}

const TAGS: readonly (readonly [string, Buffer])[] = [
  ["desc", localisedText("sRGB")],
  ["cprt", localisedText("Public domain")],
  ["wtpt", xyz(0.9642, 1, 0.8249)],
  [
    "chad",
    numbers(
      "sf32",
      [1.0478112, 0.0228866, -0.050127, 0.0295424, 0.9904844, -0.0170491, -0.0092345, 0.0150436, 0.7521316],
    ),
  ],
  ["rXYZ", xyz(0.4360747, 0.2225045, 0.0139322)],
  ["gXYZ", xyz(0.3850649, 0.7168786, 0.0971045)],
  ["bXYZ", xyz(0.1430804, 0.0606169, 0.7141733)],
  ["rTRC", transferCurve],
  ["gTRC", transferCurve],
  ["bTRC", transferCurve],
];

function buildHeader(length: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(length, 0);
  header.writeUInt32BE(0x04200000, 8); // profile version 4.2
  header.write("mntrRGB XYZ ", 12, "latin1");
  header.writeUInt16BE(2015, 24); // creation date: any fixed day will do
  header.writeUInt16BE(1, 26);
  header.writeUInt16BE(1, 28);
  header.write("acsp", 36, "latin1");
  xyz(0.9642, 1, 0.8249).copy(header, 68, 8); // illuminant D50
  return header;
}

function buildProfile(): Uint8Array {
  const tableBytes = 4 + TAGS.length * TAG_ENTRY_BYTES;
  let offset = HEADER_BYTES + tableBytes;
  const entries = TAGS.map(([name, data]) => {
    const entry = Buffer.concat([signature(name), uint32(offset), uint32(data.length)]);
    offset += data.length;
    return entry;
  });
  return Buffer.concat([buildHeader(offset), uint32(TAGS.length), ...entries, ...TAGS.map(([, data]) => data)]);
}

export const SRGB_PROFILE: Uint8Array = buildProfile();
