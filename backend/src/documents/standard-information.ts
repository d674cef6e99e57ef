import type { CreditOffer } from "./contract-data.ts";
import type { Block } from "./layout/blocks.ts";
import { facts, group, heading, notice, paragraph, title } from "./layout/make-block.ts";
import { toOfferTexts } from "./offer-texts.ts";
import { renderDocument } from "./pdf/render-document.ts";
import type { DocumentContent } from "./pdf/render-document.ts";
import { composeRows } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/standard-information.lt.json" with { type: "json" };
import { verificationBlocks } from "./verification.ts";

function receiptBlocks(offer: CreditOffer): Block[] {
  if (offer.buyer === null) return [];
  const receipt: Block = {
    kind: "signatures",
    signatories: [{ role: texts.receiptRole, lines: [offer.buyer.name] }],
    signatureLabel: texts.signatureLabel,
    dateLabel: texts.dateLabel,
  };
  return [group([heading(texts.receiptTitle), paragraph(texts.receipt), receipt])];
}

/** The pages of the standard information: key facts fill the first page alone (2023/2225 Annex I). */
export function toStandardInformation(offer: CreditOffer): DocumentContent {
  const context = toOfferTexts(offer);
  return {
    title: texts.title,
    runningTitle: texts.runningTitle,
    documentNumber: offer.documentNumber,
    lender: offer.lender,
    presentation: offer.presentation,
    blocks: [
      title(texts.title, fillText(texts.subtitle, context.values)),
      notice(texts.warning),
      heading(texts.keyFactsTitle),
      facts(composeRows(texts.keyFacts, context)),
      { kind: "page-break" },
      heading(texts.detailsTitle),
      facts(composeRows(texts.details, context)),
      ...receiptBlocks(offer),
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
