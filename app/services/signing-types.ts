import type { ValueOf } from "./wire/parts.ts";
import type { signingPart, signingRequest, signingStatus } from "./wire/signing.ts";

/** Every signature of an application. */
export type SigningStatus = ValueOf<typeof signingStatus>;
/** One signature that an application takes, with its ways and requests. */
export type SigningPart = ValueOf<typeof signingPart>;
/** What a person behind a link is asked. */
export type SigningRequest = ValueOf<typeof signingRequest>;

/** Which signature: of which document, and whose. */
export type SigningPlace = { applicationId: number; document: "application" | "contract"; ofSpouse: boolean };

export type SigningStart = SigningPlace & {
  way: number;
  contact: { channel: "email" | "sms"; address: string } | null;
  language: "lt" | "en";
};

/** What a person gives: a code, or a name with a drawing and the device that it was made on. */
export type GivenSignature = {
  code: string | null;
  name: string | null;
  drawing: string | null;
  device: string | null;
};
