import { isInsured } from "~/domain/insurance.ts";
import type { Application } from "~/services/application-types.ts";
import { DEFAULT_COPIES } from "~/services/contract-documents.server.ts";
import { isOfBoth } from "./signers.server.ts";

/** Copies of a printed set: standard information 2, contract 3, conditions 2, sort 0 (F-340). */
export const CONTRACT_COPIES = DEFAULT_COPIES;
/** What is signed with it: of each consent and of the insurance's certificate one for the lender and one for the person. */
export const ATTACHED_COPIES = { consents: 2, insurance: 2 } as const;
/** What the spouse who signs takes home: one of everything (16.2 of the general conditions). */
export const SPOUSE_COPIES = { standardInformation: 1, contract: 1, conditions: 1, sort: 0 } as const;
export const SPOUSE_ATTACHED_COPIES = { consents: 1, insurance: 0 } as const;

type Counted = Pick<Application, "insurance" | "spouseMode">;
type Copies = { standardInformation: number; contract: number; conditions: number };
type Attached = { consents: number; insurance: number };

const countOf = (
  { standardInformation, contract, conditions }: Copies,
  { consents, insurance }: Attached,
  papers: Attached,
): number => standardInformation + contract + conditions + consents * papers.consents + insurance * papers.insurance;

/** How many papers the set that is signed has: the contract's, a consent of each who borrows, the certificate of an insurance. */
export const papersOfSet = (application: Counted): number =>
  countOf(CONTRACT_COPIES, ATTACHED_COPIES, {
    consents: isOfBoth(application) ? 2 : 1,
    insurance: isInsured(application.insurance.id) ? 1 : 0,
  });

/** How many papers the set of the spouse has. */
export const papersOfSpouseSet = (): number =>
  countOf(SPOUSE_COPIES, SPOUSE_ATTACHED_COPIES, { consents: 1, insurance: 0 });
