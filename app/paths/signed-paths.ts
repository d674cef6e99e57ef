import { SCREENS } from "./paths.ts";
import { fillPattern } from "./pattern.ts";
import type { SignaturePart } from "./signing-paths.ts";

/** A signed file in an address: what a person signed, or the insurance consent. */
export type SignedPart = SignaturePart | "insurance";

/** Pages about documents that are signed (F-345 to F-349). */
export const signedPaths = {
  ofApplication: (applicationId: number) => fillPattern(SCREENS["signed-documents"], { applicationId }),
  /** What was signed, as a file. */
  file: (applicationId: number, part: SignedPart) => fillPattern(SCREENS["signed-document"], { applicationId, part }),
  /** Asks why the authorization is protested. */
  protest: (applicationId: number) => fillPattern(SCREENS["application-protest"], { applicationId }),
  /** Where the holder of a paper checks it. */
  verify: (publicId: string) => fillPattern(SCREENS["verify-document"], { publicId }),
};
