import type { ConsentData } from "./consent-data.ts";
import type { Block } from "./layout/blocks.ts";
import { bullets, choice, facts, group, heading, paragraph, title } from "./layout/make-block.ts";
import { toLenderValues } from "./offer-texts.ts";
import { describeDocument } from "./party-texts.ts";
import { renderDocument } from "./pdf/render-document.ts";
import { composeRows, composeText } from "./texts/compose-text.ts";
import type { TextContext } from "./texts/compose-text.ts";
import texts from "./texts/consent.lt.json" with { type: "json" };
import { fillText } from "./texts/fill-text.ts";
import { verificationBlocks } from "./verification.ts";

function toConsentTexts(consent: ConsentData): TextContext {
  const { person, politicalExposure } = consent;
  const document = describeDocument(person);
  return {
    values: {
      ...toLenderValues(consent.lender),
      givenOn: consent.givenOn,
      name: person.name,
      personalCode: person.personalCode,
      role: consent.role === "buyer" ? texts.subject.buyerRole : texts.subject.spouseRole,
      address: person.address,
      phone: person.phone ?? "",
      email: person.email ?? "",
      document: document ?? "",
      personalDataYears: String(consent.legal.personalDataYears),
      connection: politicalExposure === null ? "" : texts.politics.connections[politicalExposure.connection],
      politicalName: politicalExposure?.name ?? "",
      institution: politicalExposure?.institution ?? "",
    },
    conditions: {
      hasPhone: person.phone !== null,
      hasEmail: person.email !== null,
      hasDocument: document !== null,
    },
  };
}

function marketingBlocks(consent: ConsentData): Block[] {
  const { marketing } = texts;
  return [
    group([
      heading(marketing.title),
      paragraph(marketing.intro),
      choice(consent.directMarketing, marketing.directMarketing),
      choice(consent.partnerOffers, marketing.partnerOffers),
      choice(consent.profiling, marketing.profiling),
    ]),
  ];
}

function politicalBlocks(consent: ConsentData, context: TextContext): Block[] {
  const { politics } = texts;
  const isExposed = consent.politicalExposure !== null;
  const declaration = [choice(isExposed, politics.exposed), choice(!isExposed, politics.notExposed)];
  const details = isExposed ? [facts(composeRows(politics.rows, context))] : [];
  return [group([heading(politics.title), ...declaration, ...details])];
}

function signatureBlocks(consent: ConsentData, context: TextContext): Block[] {
  const { signature } = texts;
  const lines = [consent.person.name, fillText(signature.personalCode, context.values)];
  const place: Block = {
    kind: "signatures",
    signatories: [{ role: signature.role, lines }],
    signatureLabel: signature.signatureLabel,
    dateLabel: signature.dateLabel,
  };
  return [group([heading(signature.title), paragraph(signature.text), place])];
}

/**
 * Consent to process personal data and to check creditworthiness (F-342), for the buyer or the spouse.
 * @returns the bytes of a PDF/A-2b file
 */
export function makeConsent(consent: ConsentData): Promise<Uint8Array> {
  const context = toConsentTexts(consent);
  return renderDocument({
    title: texts.title,
    runningTitle: texts.runningTitle,
    documentNumber: consent.documentNumber,
    lender: consent.lender,
    presentation: consent.presentation,
    blocks: [
      title(texts.title, fillText(texts.subtitle, context.values)),
      heading(texts.subject.title),
      facts(composeRows(texts.subject.rows, context)),
      heading(texts.controller.title),
      paragraph(composeText(texts.controller.text, context)),
      heading(texts.purposes.title),
      ...bullets(texts.purposes.items),
      heading(texts.sources.title),
      paragraph(texts.sources.intro),
      ...bullets(texts.sources.items),
      heading(texts.retention.title),
      paragraph(composeText(texts.retention.text, context)),
      heading(texts.rights.title),
      ...bullets(texts.rights.items),
      ...marketingBlocks(consent),
      ...politicalBlocks(consent, context),
      ...signatureBlocks(consent, context),
      ...verificationBlocks(consent.presentation),
    ],
  });
}
