/** A QR code size with error correction level M (15 % of the code may be damaged), ISO/IEC 18004 table 9. */
export interface QrVersion {
  readonly number: number;
  /** Data bytes of each block; every block gets the same number of correction bytes. */
  readonly blocks: readonly number[];
  readonly correctionCount: number;
  /** Coordinates of the centres of alignment patterns, combined in both directions. */
  readonly alignment: readonly number[];
}

const VERSIONS: readonly QrVersion[] = [
  { number: 1, blocks: [16], correctionCount: 10, alignment: [] },
  { number: 2, blocks: [28], correctionCount: 16, alignment: [6, 18] },
  { number: 3, blocks: [44], correctionCount: 26, alignment: [6, 22] },
  { number: 4, blocks: [32, 32], correctionCount: 18, alignment: [6, 26] },
  { number: 5, blocks: [43, 43], correctionCount: 24, alignment: [6, 30] },
  { number: 6, blocks: [27, 27, 27, 27], correctionCount: 16, alignment: [6, 34] },
  { number: 7, blocks: [31, 31, 31, 31], correctionCount: 18, alignment: [6, 22, 38] },
  { number: 8, blocks: [38, 38, 39, 39], correctionCount: 22, alignment: [6, 24, 42] },
  { number: 9, blocks: [36, 36, 36, 37, 37], correctionCount: 22, alignment: [6, 26, 46] },
];

/** Mode (4 bits) and length (8 bits) precede the data of versions 1 to 9. */
const OVERHEAD_BITS = 12;

export const sizeOf = (version: QrVersion) => version.number * 4 + 17;

export const dataBytesOf = (version: QrVersion) => version.blocks.reduce((sum, count) => sum + count, 0);

/** The smallest version that holds so many bytes; null when even version 9 (180 bytes) does not. */
export function findVersion(byteCount: number): QrVersion | null {
  const needed = byteCount * 8 + OVERHEAD_BITS;
  return VERSIONS.find((version) => dataBytesOf(version) * 8 >= needed) ?? null;
}
