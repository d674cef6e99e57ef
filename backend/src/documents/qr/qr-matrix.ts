import { sizeOf } from "./qr-version.ts";
import type { QrVersion } from "./qr-version.ts";

/** Level M in the format information. */
const LEVEL_M = 0b00;
const FORMAT_GENERATOR = 0b10100110111;
const FORMAT_MASK = 0b101010000010010;
const VERSION_GENERATOR = 0b1111100100101;

/** Rows of modules, true is dark; null where nothing has been placed yet. */
export type Matrix = (boolean | null)[][];

export function createMatrix(version: QrVersion): Matrix {
  const size = sizeOf(version);
  return Array.from({ length: size }, () => Array.from({ length: size }, () => null));
}

function place(matrix: Matrix, row: number, column: number, isDark: boolean): void {
  const line = matrix[row];
  if (line !== undefined && column >= 0 && column < line.length) line[column] = isDark;
}

/** Concentric squares around a centre: dark except the ring of the given distance and, for finders, the outermost. */
function placeSquares(matrix: Matrix, row: number, column: number, reach: number, lightRings: readonly number[]): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      place(matrix, row + dy, column + dx, !lightRings.includes(Math.max(Math.abs(dy), Math.abs(dx))));
    }
  }
}

function placeTiming(matrix: Matrix): void {
  for (let index = 8; index < matrix.length - 8; index++) {
    place(matrix, 6, index, index % 2 === 0);
    place(matrix, index, 6, index % 2 === 0);
  }
}

/** The remainder of `value` shifted left by the generator's degree, divided by the generator over GF(2). */
function remainder(value: number, generator: number): number {
  const degree = 31 - Math.clz32(generator);
  let rest = value << degree;
  while (rest >= 1 << degree) rest ^= generator << (31 - Math.clz32(rest) - degree);
  return rest;
}

export function placeFormat(matrix: Matrix, mask: number): void {
  const data = (LEVEL_M << 3) | mask;
  const bits = ((data << 10) | remainder(data, FORMAT_GENERATOR)) ^ FORMAT_MASK;
  const last = matrix.length - 1;
  for (let index = 0; index < 15; index++) {
    const isDark = ((bits >> index) & 1) === 1;
    // One copy runs around the upper left finder, the other is shared by the two remaining finders.
    place(matrix, index < 6 ? index : index < 8 ? index + 1 : last - 14 + index, 8, isDark);
    place(matrix, 8, index < 8 ? last - index : index === 8 ? 7 : 14 - index, isDark);
  }
  place(matrix, last - 7, 8, true);
}

function placeVersion(matrix: Matrix, version: QrVersion): void {
  if (version.number < 7) return;
  const bits = (version.number << 12) | remainder(version.number, VERSION_GENERATOR);
  for (let index = 0; index < 18; index++) {
    const isDark = ((bits >> index) & 1) === 1;
    const [near, far] = [Math.floor(index / 3), matrix.length - 11 + (index % 3)];
    place(matrix, near, far, isDark);
    place(matrix, far, near, isDark);
  }
}

/** Everything that does not depend on the content, with the room for the format reserved. */
export function placePatterns(matrix: Matrix, version: QrVersion): void {
  const last = matrix.length - 1;
  placeTiming(matrix);
  for (const row of version.alignment) {
    for (const column of version.alignment) {
      const isUnderFinder =
        (row === 6 && column === 6) || (row === 6 && column > last - 8) || (row > last - 8 && column === 6);
      if (!isUnderFinder) placeSquares(matrix, row, column, 2, [1]);
    }
  }
  for (const [row, column] of [
    [3, 3],
    [3, last - 3],
    [last - 3, 3],
  ] as const) {
    placeSquares(matrix, row, column, 4, [2, 4]);
  }
  placeFormat(matrix, 0);
  placeVersion(matrix, version);
}
