import type { DocumentFacts } from "../../applications/document-facts.ts";
import { toConsent } from "../../documents/consent.ts";
import type { Presentation } from "../../documents/contract-data.ts";
import type { Attachment } from "../../documents/contract-set.ts";
import { toInsuranceCertificate } from "../../documents/insurance-certificate.ts";
import { partsOf, type Part } from "../../signing/parts.ts";
import { toConsentData, type ConsentMaking } from "./consent-data.ts";
import { isInsurable, toInsuranceData } from "./insurance-data.ts";

/** Whose set it is, and how many copies of each paper besides the contract. */
export interface AttachedCopies {
  readonly owner: Part["owner"];
  readonly consents: number;
  readonly insurance: number;
}

/** In the set for signing stand the consents of all who sign; the spouse's own set has the spouse's (16.2 of the general conditions). */
const ownersOf = ({ row }: DocumentFacts, { owner }: AttachedCopies): Part["owner"][] =>
  owner === "spouse" ? [owner] : [...new Set(partsOf(row).map((part) => part.owner))];

/** What belongs to a set besides the contract: the consents and, where one is chosen, the certificate of the insurance. */
export function attachmentsOf(facts: DocumentFacts, copies: AttachedCopies, making: ConsentMaking): Attachment[] {
  const consents = ownersOf(facts, copies).map((owner) => ({
    document: toConsent(toConsentData(facts.row, owner, making)),
    copies: copies.consents,
  }));
  const { on: today, presentation } = making;
  const hasInsurance = copies.owner === "client" && copies.insurance > 0 && isInsurable(facts);
  return [
    ...(copies.consents > 0 ? consents : []),
    ...(hasInsurance
      ? [
          {
            document: toInsuranceCertificate(toInsuranceData(facts, { today, presentation }), "byHand"),
            copies: copies.insurance,
          },
        ]
      : []),
  ];
}

/**
 * What is signed with a contract in one file: the certificate of an insurance that the buyer has chosen (F-344). Where a spouse borrows too it stays
 * a paper of its own, because its answers about health are the buyer's alone.
 */
export const signedWithContract = (facts: DocumentFacts, made: { today: string; presentation: Presentation }) =>
  partsOf(facts.row).some(({ owner }) => owner === "spouse") || !isInsurable(facts)
    ? []
    : [toInsuranceCertificate(toInsuranceData(facts, made), "withContract")];
