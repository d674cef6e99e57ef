import { SCREENS } from "./paths.ts";
import { fillPattern } from "./pattern.ts";

/** A signature in an address: of which document, and whose. */
export type SignaturePart = "application" | "contract" | "spouse-application" | "spouse-contract";

/** Pages about signatures (G24). */
export const signingPaths = {
  /** Every signature that an application takes. */
  ofApplication: (applicationId: number) => fillPattern(SCREENS["application-signing"], { applicationId }),
  /** One of them: how it is given. */
  signature: (applicationId: number, part: SignaturePart) =>
    fillPattern(SCREENS["application-signature"], { applicationId, part }),
  /** What was signed (F-345). */
  signed: (applicationId: number, part: SignaturePart) =>
    fillPattern(SCREENS["signed-document"], { applicationId, part }),
  /** The page of the person who signs, behind a link. */
  sign: (token: string) => fillPattern(SCREENS.sign, { token }),
  /** What that person reads. */
  document: (token: string) => fillPattern(SCREENS["sign-document"], { token }),
  /** What is told before a contract. */
  information: (token: string) => `${fillPattern(SCREENS["sign-document"], { token })}?information`,
};
