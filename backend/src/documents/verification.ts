import type { Presentation } from "./contract-data.ts";
import type { Block } from "./layout/blocks.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/page.lt.json" with { type: "json" };

/** Where a document can be checked; nothing when no address was given. */
export function verificationBlocks(presentation: Presentation): Block[] {
  const url = presentation.verificationUrl;
  return url === null ? [] : [{ kind: "verification", text: fillText(texts.verification, { url }), url }];
}
