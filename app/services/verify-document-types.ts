import type { ValueOf } from "./wire/parts.ts";
import type { verifiedDocument } from "./wire/verify-document.ts";

/** What a paper is, and whether a file is it. */
export type VerifiedDocument = ValueOf<typeof verifiedDocument>;

/** What a paper is. */
export type VerifiedKind = VerifiedDocument["kind"];
