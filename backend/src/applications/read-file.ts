const FOREIGN_TO_BASE64 = /[^A-Za-z0-9+/=\s]/;

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
  if (!isExtension(extension) || base64.length > MAX_BASE64_CHARACTERS || FOREIGN_TO_BASE64.test(base64)) return null;
  const content = Buffer.from(base64, "base64");
  const signature = SIGNATURES[extension];
  return content.subarray(0, signature.length).equals(signature) ? { extension, content } : null;
}
