/** From here on the number of bytes of a length is written, not the length itself. */
const LONG_FORM = 0x80;

/** One value read from DER. */
export interface DerNode {
  readonly tag: number;
  readonly content: Buffer;
  /** The whole value, with tag and length. */
  readonly whole: Buffer;
}

const MAX_LENGTH_BYTES = 4;

/** Values that follow one another. @throws RangeError when the bytes are no DER */
export function readAll(bytes: Buffer): DerNode[] {
  const nodes: DerNode[] = [];
  for (let at = 0; at < bytes.length;) {
    const node = readOne(bytes.subarray(at));
    nodes.push(node);
    at += node.whole.length;
  }
  return nodes;
}

/** The first value, whatever follows it. @throws RangeError when the bytes are no DER */
export function readOne(bytes: Buffer): DerNode {
  const short = bytes.readUInt8(1);
  const lengthBytes = short < LONG_FORM ? 0 : short - LONG_FORM;
  if (lengthBytes > MAX_LENGTH_BYTES) throw new RangeError("A DER length is too long");
  const length = lengthBytes === 0 ? short : bytes.readUIntBE(2, lengthBytes);
  const start = 2 + lengthBytes;
  if (start + length > bytes.length) throw new RangeError("A DER value is cut off");
  return {
    tag: bytes.readUInt8(0),
    content: bytes.subarray(start, start + length),
    whole: bytes.subarray(0, start + length),
  };
}
