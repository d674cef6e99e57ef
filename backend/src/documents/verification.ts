import { toShortCode } from "../signing/public-id.ts";
import type { Presentation } from "./contract-data.ts";
import type { Block } from "./layout/blocks.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/page.lt.json" with { type: "json" };

/** The same address with the short code of the document, as one types it. */
const toShortAddress = (url: string): string => url.replace(/[0-9a-f]{32}$/, toShortCode).replace(/^https?:\/\//, "");

/** Where a document can be checked; nothing when no address was given. */
export function verificationBlocks(presentation: Presentation): Block[] {
  const url = presentation.verificationUrl;
  if (url === null) return [];
  const text = fillText(texts.verification, { shortUrl: toShortAddress(url), url });
  return [{ kind: "verification", text, url }];
}
