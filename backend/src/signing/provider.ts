import type { SignatureEvidence, SigningFailure, SigningState } from "../store/schema/signings.ts";
import type { Store } from "../store/store.ts";

/** How a person signs with a provider. Paper needs none: a user confirms it by hand (F-362). */
export type SignMethod = "gateway" | "tablet" | "cent";

/** What is to be signed, and by whom. */
export interface SignRequest {
  readonly document: { readonly title: string; readonly pdf: Uint8Array; readonly sha256: string };
  readonly signer: {
    readonly personalCode: string;
    readonly name: string;
    readonly phone: string | null;
  };
  readonly method: SignMethod;
  /** Four digits that the person repeats. */
  readonly verificationCode: string;
  readonly idempotencyKey: string;
  readonly expiresAt: Date;
}

export interface SignStatus {
  readonly sessionId: string;
  readonly state: SigningState;
  readonly failure: SigningFailure | null;
  /** How many codes may still be entered before a wrong one ends the session; absent where the provider does not count. */
  readonly triesLeft?: number;
}

export interface SignedFile {
  readonly pdf: Uint8Array;
  readonly level: "PAdES-B-B" | "PAdES-B-T" | "PAdES-B-LT";
}

/** A right to call a provider, for a time (F-365). */
export interface ProviderToken {
  readonly value: string;
  readonly expiresInSeconds: number;
}

/** What a person gives on our own page. */
export interface GivenSignature {
  /** In whose place of the document it shows itself. */
  readonly place: "client" | "spouse";
  readonly code: string | null;
  readonly evidence: SignatureEvidence | null;
}

/** What a company puts its own seal on, after the persons who signed it. */
export interface SealRequest {
  readonly document: { readonly title: string; readonly pdf: Uint8Array };
  readonly company: { readonly name: string; readonly code: string };
}

/** Who makes signatures: the embedded test provider, or one of the market behind the same calls. */
export interface SignProvider {
  readonly id: string;
  /** The authority whose certificates its signatures carry, in DER. */
  authority(): Promise<Buffer>;
  /** The same key gives the same session. */
  start(token: string, request: SignRequest): Promise<SignStatus>;
  /** Ends the session by what the person has given; after its end nothing changes it. */
  confirm(token: string, sessionId: string, given: GivenSignature): Promise<SignStatus>;
  /** As often as one likes. */
  cancel(token: string, sessionId: string): Promise<SignStatus>;
  /** @throws Error before the signature is given */
  fetch(token: string, sessionId: string): Promise<SignedFile>;
  /** Seals a document for the company that this back end belongs to; nothing of it is kept by the provider. */
  seal(token: string, request: SealRequest): Promise<SignedFile>;
}

/** A provider as this process reaches it. */
export interface ProviderConnection {
  authorise(): Promise<ProviderToken>;
  /** Its calls as part of a transaction: what the embedded provider stores is stored with what follows from it. */
  within(db: Store): SignProvider;
}
