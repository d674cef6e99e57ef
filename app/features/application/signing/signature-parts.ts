import type { SignaturePart } from "~/paths/signing-paths.ts";
import type { SigningPart, SigningPlace } from "~/services/signing-types.ts";

const PLACES: Readonly<Record<SignaturePart, Pick<SigningPlace, "document" | "ofSpouse">>> = {
  application: { document: "application", ofSpouse: false },
  contract: { document: "contract", ofSpouse: false },
  "spouse-application": { document: "application", ofSpouse: true },
  "spouse-contract": { document: "contract", ofSpouse: true },
};

const isPart = (text: string): text is SignaturePart => Object.hasOwn(PLACES, text);

/** The signature that an address names; null for a name that is none. */
export const readPart = (text: string | undefined): SignaturePart | null =>
  text !== undefined && isPart(text) ? text : null;

/** Which signature of an application that is. */
export const placeOf = (applicationId: number, part: SignaturePart): SigningPlace => ({
  applicationId,
  ...PLACES[part],
});

/** The name of a signature in an address. */
export const partNameOf = ({ document, ofSpouse }: Pick<SigningPart, "document" | "ofSpouse">): SignaturePart => {
  const subject = document === 0 ? "application" : "contract";
  return ofSpouse ? `spouse-${subject}` : subject;
};
