import type { DocumentReference, Lender, Presentation } from "./contract-data.ts";
import { documentFrame } from "./document-frame.ts";
import type { Block } from "./layout/blocks.ts";
import { bullets, facts, group, heading, paragraph, title } from "./layout/make-block.ts";
import { renderDocument } from "./pdf/render-document.ts";
import { composeRows } from "./texts/compose-text.ts";
import texts from "./texts/consent.lt.json" with { type: "json" };
import { fillText } from "./texts/fill-text.ts";
import { verificationBlocks } from "./verification.ts";

/** What one person agrees to before the creditworthiness is assessed (F-227). */
export interface ConsentData {
  readonly reference: DocumentReference;
  readonly applicationNumber: string;
  readonly issuedOn: string;
  readonly lender: Lender;
  readonly presentation: Presentation;
  readonly owner: "buyer" | "spouse";
  readonly name: string;
  readonly personalCode: string;
}

/**
 * The consent of the buyer or of the spouse to the assessment, to be signed on paper (F-227).
 * @returns the bytes of a PDF/A-2b file
 */
export function makeConsent(consent: ConsentData): Promise<Uint8Array> {
  const { lender, name, owner } = consent;
  const values = {
    number: consent.applicationNumber,
    day: consent.issuedOn,
    name,
    personalCode: consent.personalCode,
    lender: lender.name,
    lenderCode: lender.companyCode,
    lenderAddress: lender.address,
  };
  const context = { values, conditions: { isBuyer: owner === "buyer", isSpouse: owner === "spouse" } };
  const signature: Block = {
    kind: "signatures",
    signatories: [{ role: texts.personTitle, lines: [name] }],
    signatureLabel: texts.signatureLabel,
    dateLabel: texts.dateLabel,
  };
  return renderDocument({
    ...documentFrame(texts, consent),
    blocks: [
      title(texts.title, fillText(texts.subtitle, values)),
      heading(texts.personTitle),
      facts(composeRows(texts.person, context)),
      group([heading(texts.consentTitle), paragraph(fillText(texts.consent, values)), ...bullets(texts.terms)]),
      signature,
      ...verificationBlocks(consent.presentation),
    ],
  });
}
