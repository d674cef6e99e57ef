import type { ContractData, CopyCounts } from "./contract-data.ts";
import { toGeneralConditions } from "./general-conditions.ts";
import { toPaymentSchedule } from "./payment-schedule.ts";
import { renderFile } from "./pdf/render-document.ts";
import type { DocumentContent } from "./pdf/render-document.ts";
import { toSpecialConditions } from "./special-conditions.ts";
import { toStandardInformation } from "./standard-information.ts";
import texts from "./texts/contract-set.lt.json" with { type: "json" };
import { fillText } from "./texts/fill-text.ts";

/** A paper that belongs to a set besides the contract: a consent, the certificate of an insurance. */
export interface Attachment {
  readonly document: DocumentContent;
  readonly copies: number;
}

/** Documents that are counted and stapled together, and how many times they are printed. */
interface Bundle {
  readonly documents: readonly DocumentContent[];
  readonly copies: number;
}

const repeat = (bundle: Bundle) => Array.from({ length: bundle.copies }, () => bundle.documents).flat();

const titleOf = ({ reference: { kind, number } }: ContractData): string =>
  fillText(kind === "contract" ? texts.title : texts.draftTitle, { number });

/** What is agreed with this buyer: the special conditions with their schedule, which a card does not have. */
function toAgreed(contract: ContractData): [DocumentContent, ...DocumentContent[]] {
  const schedule = contract.terms.product === "card" ? [] : [toPaymentSchedule(contract)];
  return [toSpecialConditions(contract), ...schedule];
}

/** First one of everything, then the second ones, as long as any bundle has copies left. */
function collate(bundles: readonly Bundle[]): DocumentContent[] {
  const most = Math.max(...bundles.map((bundle) => bundle.copies));
  const sets = Array.from({ length: most }, (_, copy) => bundles.filter((bundle) => copy < bundle.copies));
  return sets.flat().flatMap((bundle) => bundle.documents);
}

/**
 * The set that is printed for signing (F-340): standard information, contract (special conditions with the payment
 * schedule) and general conditions, each in its number of copies, then what is attached, as one file. Copies share their content, so the file
 * grows by some 200 bytes a copied page.
 * @throws RangeError when a count is not a whole number from 0 to 99, or all are 0
 */
export async function makeContractSet(
  contract: ContractData,
  copies: CopyCounts,
  attachments: readonly Attachment[] = [],
): Promise<Uint8Array> {
  const counts = [copies.standardInformation, copies.contract, copies.conditions];
  const areCounts = counts.every((count) => Number.isInteger(count) && count >= 0 && count <= 99);
  if (!areCounts || counts.every((count) => count === 0)) {
    throw new RangeError(`A contract set cannot be printed in ${counts.join("/")} copies`);
  }
  const information = toStandardInformation(contract);
  const special = toAgreed(contract);
  const general = toGeneralConditions(contract);
  const bundles: Bundle[] = [
    { documents: [information], copies: copies.standardInformation },
    { documents: special, copies: copies.contract },
    { documents: [general], copies: copies.conditions },
    ...attachments.map(({ document, copies: count }) => ({ documents: [document], copies: count })),
  ];
  const order = copies.sort === 1 ? collate(bundles) : bundles.flatMap(repeat);
  return renderFile(
    titleOf(contract),
    [information, ...special, general, ...attachments.map(({ document }) => document)],
    order,
  );
}

/**
 * The contract as one file for remote or tablet signing: special conditions, schedule, general conditions, and what is signed with it, once each.
 * With `presentation.draft` it is the contract draft (F-341).
 */
export function makeContract(contract: ContractData, annexes: readonly DocumentContent[] = []): Promise<Uint8Array> {
  const [special, ...schedule] = toAgreed(contract);
  return renderFile(titleOf(contract), [special, ...schedule, toGeneralConditions(contract), ...annexes]);
}
