import type { Insurer } from "../configuration/lender-versions.ts";
import type { InsuredEvent } from "../store/schema/conditions.ts";
import type { CreditOffer, DocumentReference, Person } from "./contract-data.ts";
import { documentFrame } from "./document-frame.ts";
import { formatMoney } from "./format/lithuanian.ts";
import type { Block } from "./layout/blocks.ts";
import { bullets, facts, group, heading, paragraph, textColumn, title } from "./layout/make-block.ts";
import { renderDocument, type DocumentContent } from "./pdf/render-document.ts";
import { composeRows, composeText, type TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/insurance-certificate.lt.json" with { type: "json" };
import { verificationBlocks } from "./verification.ts";

/** How far back the questions about health look, in years (F-282, F-527). */
const HEALTH_YEARS = { medicationYears: "2", diseaseYears: "10" };

/** An insured credit: what the certificate says besides the offer. */
export interface InsuranceData {
  readonly offer: CreditOffer;
  readonly reference: DocumentReference;
  readonly insured: Person;
  readonly package: { readonly name: string; readonly covers: readonly InsuredEvent[]; readonly asksHealth: boolean };
  readonly insurer: Insurer;
  readonly policyNumber: string | null;
}

function contextOf({ offer, reference, insured, ...insurance }: InsuranceData): TextContext {
  const { schedule, lender, terms } = offer;
  const { asksHealth, covers } = insurance.package;
  const premiumsCents = schedule.rows.reduce((sum, row) => sum + row.insuranceCents, 0);
  const hasEnd = terms.product !== "card";
  return {
    values: {
      ...HEALTH_YEARS,
      number: reference.number,
      day: offer.issuedOn,
      insurer: insurance.insurer.name,
      insurerCode: insurance.insurer.companyCode,
      insurerAddress: insurance.insurer.address,
      insurerPhone: insurance.insurer.phone,
      insurerEmail: insurance.insurer.email,
      rules: insurance.insurer.rules,
      name: insured.name,
      personalCode: insured.personalCode,
      address: insured.address,
      lender: lender.name,
      lenderCode: lender.companyCode,
      package: insurance.package.name,
      policyNumber: insurance.policyNumber ?? "",
      sum: formatMoney(schedule.creditSumCents),
      premium: formatMoney(schedule.insuranceMonthlyCents),
      premiums: formatMoney(premiumsCents),
      startsOn: offer.issuedOn,
      endsOn: schedule.rows.at(-1)?.dueDate ?? offer.issuedOn,
    },
    conditions: {
      hasPolicy: insurance.policyNumber !== null,
      isOptional: !schedule.isInsuranceCompulsory,
      isCompulsory: schedule.isInsuranceCompulsory,
      hasEnd,
      isEndless: !hasEnd,
      isHealthAsked: asksHealth,
      isHealthNotAsked: !asksHealth,
      coversUnemployment: covers.includes("unemployment"),
    },
  };
}

/** The sentences of a list whose conditions hold. */
const listItems = (items: readonly { text: string; when?: string | undefined }[], context: TextContext): Block[] =>
  bullets(
    items
      .map(({ text, when }) => composeText(when === undefined ? text : [{ when, text }], context))
      .filter((text) => text !== ""),
  );

/** Who is insured has answered no to every question: with a yes there is no insurance to certify (F-282). */
function healthBlocks(context: TextContext): Block[] {
  if (context.conditions["isHealthAsked"] !== true) return [paragraph(texts.healthNotAsked)];
  return [
    paragraph(texts.healthIntroduction),
    {
      kind: "table",
      columns: [textColumn(texts.questionColumn, 84), textColumn(texts.answerColumn, 16)],
      hasHeader: true,
      rows: texts.questions.map((question) => [fillText(question, context.values), texts.no]),
      isDense: false,
      total: null,
    },
    paragraph(texts.healthConfirmed),
  ];
}

const subtitleOf = ({ kind }: DocumentReference, { values }: TextContext): string =>
  fillText(kind === "contract" ? texts.contractSubtitle : texts.applicationSubtitle, values);

const placeToSign = ({ insured }: InsuranceData): Block => ({
  kind: "signatures",
  signatories: [{ role: texts.signatureRole, lines: [insured.name] }],
  signatureLabel: texts.signatureLabel,
  dateLabel: texts.dateLabel,
});

/**
 * The pages of a certificate: the insurance that the buyer has chosen and the consent to it, to be signed by hand (F-344), or, where it
 * stands in the file of a contract that is signed electronically, with the contract.
 */
export function toInsuranceCertificate(insurance: InsuranceData, signed: "byHand" | "withContract"): DocumentContent {
  const { offer, reference } = insurance;
  const context = contextOf(insurance);
  const signature =
    signed === "byHand"
      ? [paragraph(texts.receivedByHand), placeToSign(insurance)]
      : [paragraph(texts.signedWithContract)];
  return {
    ...documentFrame(texts, { reference, lender: offer.lender, presentation: offer.presentation }),
    blocks: [
      title(texts.title, subtitleOf(reference, context)),
      heading(texts.partiesTitle),
      facts(composeRows(texts.parties, context)),
      group([heading(texts.eventsTitle), ...bullets(insurance.package.covers.map((event) => texts.events[event]))]),
      group([heading(texts.sumTitle), facts(composeRows(texts.sum, context))]),
      group([heading(texts.healthTitle), ...healthBlocks(context)]),
      group([heading(texts.exclusionsTitle), ...listItems(texts.exclusions, context)]),
      group([heading(texts.periodTitle), ...listItems(texts.period, context)]),
      group([heading(texts.signatureTitle), paragraph(texts.consent), ...signature]),
      ...verificationBlocks(offer.presentation),
    ],
  };
}

/**
 * The certificate as a file of its own.
 * @returns the bytes of a PDF/A-2b file
 */
export const makeInsuranceCertificate = (insurance: InsuranceData): Promise<Uint8Array> =>
  renderDocument(toInsuranceCertificate(insurance, "byHand"));
