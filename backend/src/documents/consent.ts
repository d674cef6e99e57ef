import type { DocumentReference, LegalTerms, Lender, Presentation } from "./contract-data.ts";
import { documentFrame } from "./document-frame.ts";
import type { Block } from "./layout/blocks.ts";
import { toLenderValues } from "./lender-values.ts";
import { bullets, facts, group, heading, mutedParagraph, paragraph, title } from "./layout/make-block.ts";
import { isWoman } from "./party-texts.ts";
import { renderDocument, type DocumentContent } from "./pdf/render-document.ts";
import { composeRows, type TextContext } from "./texts/compose-text.ts";
import english from "./texts/consent.en.json" with { type: "json" };
import lithuanian from "./texts/consent.lt.json" with { type: "json" };
import { fillText } from "./texts/fill-text.ts";
import { verificationBlocks } from "./verification.ts";

type Texts = typeof lithuanian;

/** What the buyer has chosen and declared besides (F-290, F-291); a spouse is not asked. */
export interface ConsentChoices {
  readonly directMarketing: boolean;
  readonly partnerOffers: boolean;
  readonly profiling: boolean;
  /** Null while the question is not answered. */
  readonly isPoliticallyExposed: boolean | null;
}

/** What one person agrees to before the creditworthiness is assessed (F-227). */
export interface ConsentData {
  readonly reference: DocumentReference;
  readonly applicationNumber: string;
  readonly issuedOn: string;
  readonly lender: Lender;
  readonly legal: Pick<LegalTerms, "personalDataYears" | "applicationDataYears">;
  readonly presentation: Presentation;
  readonly owner: "buyer" | "spouse";
  readonly name: string;
  readonly personalCode: string;
  readonly choices: ConsentChoices | null;
  /** `en` adds a translation, so that who signs has understood it; the Lithuanian text is the one that binds. */
  readonly language: "lt" | "en";
}

function contextOf({ lender, legal, owner, choices, ...consent }: ConsentData): TextContext {
  const exposed = choices?.isPoliticallyExposed ?? null;
  return {
    values: {
      number: consent.applicationNumber,
      day: consent.issuedOn,
      name: consent.name,
      personalCode: consent.personalCode,
      ...toLenderValues(lender),
      personalDataYears: String(legal.personalDataYears),
      applicationDataYears: String(legal.applicationDataYears),
    },
    conditions: {
      isBuyer: owner === "buyer",
      isSpouse: owner === "spouse",
      isHusband: owner === "spouse" && !isWoman(consent),
      isWife: owner === "spouse" && isWoman(consent),
      takesMarketing: choices?.directMarketing === true,
      refusesMarketing: choices?.directMarketing !== true,
      takesPartners: choices?.partnerOffers === true,
      refusesPartners: choices?.partnerOffers !== true,
      takesProfiling: choices?.profiling === true,
      refusesProfiling: choices?.profiling !== true,
      hasDeclared: exposed !== null,
      isExposed: exposed === true,
      isNotExposed: exposed === false,
    },
  };
}

const section = (name: string, blocks: readonly Block[]): Block => group([heading(name), ...blocks]);

const choiceBlocks = (texts: Texts, context: TextContext): Block =>
  section(texts.choicesTitle, [facts(composeRows(texts.choices, context)), mutedParagraph(texts.choicesNote)]);

/** Everything above the signature, in one language. */
function statement(texts: Texts, context: TextContext, hasChoices: boolean): Block[] {
  const fill = (text: string) => fillText(text, context.values);
  const list = (items: readonly string[]) => bullets(items.map(fill));
  return [
    title(texts.title, fill(texts.subtitle)),
    section(texts.personTitle, [facts(composeRows(texts.person, context))]),
    section(texts.controllerTitle, [facts(composeRows(texts.controller, context))]),
    section(texts.purposesTitle, list(texts.purposes)),
    section(texts.sourcesTitle, [paragraph(fill(texts.consent)), ...list(texts.sources), paragraph(texts.recipients)]),
    section(texts.retentionTitle, list(texts.retention)),
    section(texts.rightsTitle, list(texts.rights)),
    ...(hasChoices ? [choiceBlocks(texts, context)] : []),
  ];
}

/** The pages of a consent: its statement, a translation where one is asked for, and one signature below both. */
export function toConsent(consent: ConsentData): DocumentContent {
  const { name, owner, language, choices } = consent;
  const context = contextOf(consent);
  const isTranslated = language === "en";
  const label = (of: "signatureTitle" | "signatureLabel" | "dateLabel") =>
    isTranslated ? `${lithuanian[of]} / ${english[of]}` : lithuanian[of];
  const signature: Block = {
    kind: "signatures",
    signatories: [{ role: lithuanian.personTitle, lines: [name], place: owner === "spouse" ? "spouse" : "client" }],
    signatureLabel: label("signatureLabel"),
    dateLabel: label("dateLabel"),
  };
  return {
    ...documentFrame(lithuanian, consent),
    blocks: [
      ...statement(lithuanian, context, choices !== null),
      ...(isTranslated ? [{ kind: "page-break" } as const, ...statement(english, context, choices !== null)] : []),
      section(label("signatureTitle"), [signature]),
      ...verificationBlocks(consent.presentation),
    ],
  };
}

/**
 * The consent of the buyer or of the spouse to the assessment, to be signed on paper or electronically (F-227).
 * @returns the bytes of a PDF/A-2b file
 */
export const makeConsent = (consent: ConsentData): Promise<Uint8Array> => renderDocument(toConsent(consent));
