/** What a file is by its content; its name and the type that the browser gives say nothing (F-322). */
export type FileKind = "jpg" | "png" | "pdf" | "heic";

/** Brands of the pictures that phones take unless they are told otherwise: ISO/IEC 23008-12. */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];
const BRAND_AT = 8;

const SIGNATURES: Readonly<Record<Exclude<FileKind, "heic">, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
};

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const textAt = (bytes: Uint8Array, from: number): string => String.fromCharCode(...bytes.subarray(from, from + 4));

/** The kind of a file's bytes; null for any other. */
export function findFileKind(bytes: Uint8Array): FileKind | null {
  const kinds = ["jpg", "png", "pdf"] as const;
  const kind = kinds.find((candidate) => begins(bytes, SIGNATURES[candidate]));
  if (kind !== undefined) return kind;
  return textAt(bytes, 4) === "ftyp" && HEIC_BRANDS.includes(textAt(bytes, BRAND_AT)) ? "heic" : null;
}
