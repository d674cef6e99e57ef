import { toCodewords } from "./qr-codewords.ts";
import { MASKS, penaltyOf } from "./qr-mask.ts";
import { createMatrix, placeFormat, placePatterns } from "./qr-matrix.ts";
import type { Matrix } from "./qr-matrix.ts";
import { findVersion } from "./qr-version.ts";

/** Columns in pairs from right to left, up and down in turn; column 6 belongs to the timing pattern. */
function* dataPositions(size: number): Generator<readonly [row: number, column: number]> {
  let isUpward = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const row = isUpward ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    isUpward = !isUpward;
  }
}

function fillData(patterns: Matrix, codewords: readonly number[], mask: number): Matrix {
  const matrix = patterns.map((row) => [...row]);
  const isMasked = MASKS[mask];
  let bit = 0;
  for (const [row, column] of dataPositions(matrix.length)) {
    const line = matrix[row];
    if (line === undefined || line[column] !== null) continue;
    const isDark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
    line[column] = isDark !== (isMasked?.(row, column) ?? false);
    bit++;
  }
  placeFormat(matrix, mask);
  return matrix;
}

const toRows = (matrix: Matrix) => matrix.map((row) => row.map((isDark) => (isDark === true ? "1" : "0")).join(""));

/**
 * A QR code (ISO/IEC 18004, byte mode, level M) of a short text.
 * @returns rows of 0 and 1 without the quiet zone, 1 is dark; null when the text is longer than 180 bytes
 */
export function makeQrCode(text: string): readonly string[] | null {
  const content = new TextEncoder().encode(text);
  const version = findVersion(content.length);
  if (version === null) return null;
  const patterns = createMatrix(version);
  placePatterns(patterns, version);
  const codewords = toCodewords(content, version);
  const candidates = MASKS.map((_, mask) => toRows(fillData(patterns, codewords, mask)));
  return candidates.reduce((best, each) => (penaltyOf(each) < penaltyOf(best) ? each : best));
}
