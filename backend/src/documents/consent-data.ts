import type { Lender, LegalTerms, Person, Presentation } from "./contract-data.ts";

/** In what connection a person is politically exposed. */
export type PoliticalConnection = "self" | "family" | "colleague";

export interface PoliticalExposure {
  readonly connection: PoliticalConnection;
  /** Name of the person who holds the office. */
  readonly name: string;
  readonly institution: string;
}

/** Consent to process personal data and to check creditworthiness: one document for each person (F-342). */
export interface ConsentData {
  readonly lender: Lender;
  readonly person: Person;
  /** The same consent is asked from the buyer and from the spouse. */
  readonly role: "buyer" | "spouse";
  readonly documentNumber: string | null;
  readonly givenOn: string;
  readonly directMarketing: boolean;
  readonly partnerOffers: boolean;
  readonly profiling: boolean;
  /** Null: the person declares no political exposure. */
  readonly politicalExposure: PoliticalExposure | null;
  readonly legal: LegalTerms;
  readonly presentation: Presentation;
}
