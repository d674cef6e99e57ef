import type { Subset } from "@pdf-lib/fontkit";

/** The bytes of a cut font. The glyphs' ids in it are those that `includeGlyph` returned. */
export function writeSubset(subset: Subset): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  return new Promise((resolve) => {
    subset
      .encodeStream()
      .on("data", (chunk) => chunks.push(chunk))
      .on("end", () => resolve(Buffer.concat(chunks)));
  });
}
