/** Padding stands at the end alone: the reader of Node stops at the first and would cut the file (F-493). */
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;
const BASE64_GROUP = 4;

/** How a file of each extension begins. */
const SIGNATURES = {
  jpg: Buffer.from([0xff, 0xd8, 0xff]),
  jpeg: Buffer.from([0xff, 0xd8, 0xff]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  pdf: Buffer.from("%PDF-"),
} as const;

type Extension = keyof typeof SIGNATURES;

/** Most bytes of one file (O8). */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
const MAX_BASE64_CHARACTERS = Math.ceil(MAX_FILE_BYTES / 3) * 4;

const isExtension = (text: string): text is Extension => Object.hasOwn(SIGNATURES, text);

/** The bytes and the kind of a file; null for one that is too large, empty, or not what its extension says (F-322, F-323): 2600. */
export function readFile(extension: string, base64: string): { extension: Extension; content: Buffer } | null {
  const packed = base64.replace(/\s/g, "");
  if (!isExtension(extension) || packed.length > MAX_BASE64_CHARACTERS) return null;
  if (packed.length % BASE64_GROUP !== 0 || !BASE64.test(packed)) return null;
  const content = Buffer.from(packed, "base64");
  const signature = SIGNATURES[extension];
  const isOfKind = content.subarray(0, signature.length).equals(signature);
  return isOfKind && content.length <= MAX_FILE_BYTES ? { extension, content } : null;
}
