import { dataBytesOf } from "./qr-version.ts";
import type { QrVersion } from "./qr-version.ts";
import { correctionBytes } from "./reed-solomon.ts";

const BYTE_MODE = 0b0100;
const PADDING = [0xec, 0x11];

/** Mode, length, data, terminator and padding as data bytes. */
function dataBytes(content: Uint8Array, version: QrVersion): number[] {
  // Byte mode shifts everything by half a byte: 4 bits of mode, 8 of length, the data, at least 4 of terminator.
  const nibbles = [BYTE_MODE, content.length >> 4, content.length & 15];
  for (const byte of content) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const bytes: number[] = [];
  for (let index = 0; index < nibbles.length; index += 2) {
    bytes.push(((nibbles[index] ?? 0) << 4) | (nibbles[index + 1] ?? 0));
  }
  const capacity = dataBytesOf(version);
  for (let index = 0; bytes.length < capacity; index++) bytes.push(PADDING[index % 2] ?? 0);
  return bytes;
}

/** Takes the first byte of every block, then the second of every block, and so on. */
function interleave(blocks: readonly (readonly number[])[]): number[] {
  const longest = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: longest }, (_, index) => blocks.flatMap((block) => block.slice(index, index + 1))).flat();
}

/** Data and correction bytes in the order in which the code shows them. */
export function toCodewords(content: Uint8Array, version: QrVersion): number[] {
  const bytes = dataBytes(content, version);
  let start = 0;
  const blocks = version.blocks.map((count) => bytes.slice(start, (start += count)));
  const corrections = blocks.map((block) => correctionBytes(block, version.correctionCount));
  return [...interleave(blocks), ...interleave(corrections)];
}
