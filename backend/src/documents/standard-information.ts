import { documentFrame } from "./document-frame.ts";
import type { CreditOffer } from "./contract-data.ts";
import type { Block } from "./layout/blocks.ts";
import { facts, group, heading, notice, paragraph, title } from "./layout/make-block.ts";
import { toOfferTexts } from "./offer-texts.ts";
import { listBorrowers } from "./party-texts.ts";
import { renderDocument } from "./pdf/render-document.ts";
import type { DocumentContent } from "./pdf/render-document.ts";
import { composeRows } from "./texts/compose-text.ts";
import type { TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/standard-information.lt.json" with { type: "json" };
import { verificationBlocks } from "./verification.ts";

/** Rows of the second part that stay with the receipt, so that it never stands alone on a page. */
const RECEIPT_COMPANY = 2;

function detailBlocks(offer: CreditOffer, context: TextContext): Block[] {
  const rows = composeRows(texts.details, context);
  const receipt = receiptBlocks(offer);
  const company = receipt.length === 0 ? 0 : RECEIPT_COMPANY;
  const first = facts(rows.slice(0, rows.length - company));
  return company === 0 ? [first] : [first, group([facts(rows.slice(-company)), ...receipt])];
}

function receiptBlocks(offer: CreditOffer): Block[] {
  const borrowers = listBorrowers(offer);
  if (borrowers.length === 0) return [];
  const receipt: Block = {
    kind: "signatures",
    signatories: borrowers.map(({ role, person }) => ({ role, lines: [person.name] })),
    signatureLabel: texts.signatureLabel,
    dateLabel: texts.dateLabel,
  };
  return [heading(texts.receiptTitle), paragraph(texts.receipt), receipt];
}

/** The pages of the standard information: key facts fill the first page alone (2023/2225 Annex I). */
export function toStandardInformation(offer: CreditOffer): DocumentContent {
  const context = toOfferTexts(offer);
  return {
    ...documentFrame(texts, offer),
    blocks: [
      title(texts.title, fillText(texts.subtitle, context.values)),
      notice(texts.warning),
      heading(texts.keyFactsTitle),
      facts(composeRows(texts.keyFacts, context)),
      { kind: "page-break" },
      heading(texts.detailsTitle),
      ...detailBlocks(offer, context),
      ...verificationBlocks(offer.presentation),
    ],
  };
}

/**
 * Standard European Consumer Credit Information (F-280): what the buyer must be given before a contract is made.
 * @returns the bytes of a PDF/A-2b file
 */
export function makeStandardInformation(offer: CreditOffer): Promise<Uint8Array> {
  return renderDocument(toStandardInformation(offer));
}
