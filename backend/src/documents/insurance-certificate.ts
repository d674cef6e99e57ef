import { formatDays, formatMoney } from "./format/lithuanian.ts";
import type { InsuranceData } from "./insurance-data.ts";
import type { Block } from "./layout/blocks.ts";
import { bullets, facts, group, heading, mutedParagraph, paragraph, textColumn, title } from "./layout/make-block.ts";
import { renderDocument } from "./pdf/render-document.ts";
import { composeRows, composeText } from "./texts/compose-text.ts";
import type { TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/insurance-certificate.lt.json" with { type: "json" };
import { verificationBlocks } from "./verification.ts";

function toInsuranceTexts(insurance: InsuranceData): TextContext {
  return {
    values: {
      package: insurance.packageName,
      issuedOn: insurance.issuedOn,
      lender: insurance.lender.name,
      insurer: insurance.insurerName,
      insured: insurance.insured.name,
      personalCode: insurance.insured.personalCode,
      address: insurance.insured.address,
      policyNumber: insurance.policyNumber ?? "",
      insuredSum: formatMoney(insurance.insuredSumCents),
      monthly: formatMoney(insurance.monthlyPremiumCents),
      total: formatMoney(insurance.totalPremiumCents),
      startsOn: insurance.startsOn,
      endsOn: insurance.endsOn,
      withdrawalDays: formatDays(insurance.withdrawalDays),
    },
    conditions: {
      hasPolicy: insurance.policyNumber !== null,
      isCompulsory: insurance.isCompulsory,
      isOptional: !insurance.isCompulsory,
    },
  };
}

function healthBlocks(insurance: InsuranceData): Block[] {
  const { health } = texts;
  if (insurance.healthAnswers.length === 0) return [heading(health.title), paragraph(health.none)];
  const [question = "", answer = ""] = health.columns;
  const rows = insurance.healthAnswers.map((each) => [each.question, each.answer ? health.yes : health.no]);
  const columns = [textColumn(question, 84), textColumn(answer, 16)];
  return [
    heading(health.title),
    { kind: "table", columns, hasHeader: true, rows, isDense: false, total: null },
    mutedParagraph(health.note),
  ];
}

function signatureBlock(insurance: InsuranceData, context: TextContext): Block {
  const { signature } = texts;
  const lines = [insurance.insured.name, fillText(signature.personalCode, context.values)];
  const place: Block = {
    kind: "signatures",
    signatories: [{ role: signature.role, lines }],
    signatureLabel: signature.signatureLabel,
    dateLabel: signature.dateLabel,
  };
  return group([heading(signature.title), paragraph(signature.text), place]);
}

/**
 * Insurance agreement with the buyer's consent (F-344): cover, premium, health questionnaire as answered.
 * @returns the bytes of a PDF/A-2b file
 */
export function makeInsuranceCertificate(insurance: InsuranceData): Promise<Uint8Array> {
  const context = toInsuranceTexts(insurance);
  return renderDocument({
    title: texts.title,
    runningTitle: texts.runningTitle,
    documentNumber: insurance.documentNumber,
    lender: insurance.lender,
    presentation: insurance.presentation,
    blocks: [
      title(texts.title, fillText(texts.subtitle, context.values)),
      heading(texts.parties.title),
      facts(composeRows(texts.parties.rows, context)),
      heading(texts.events.title),
      ...bullets(insurance.events.map((event) => texts.events.items[event])),
      heading(texts.sum.title),
      facts(composeRows(texts.sum.rows, context)),
      ...healthBlocks(insurance),
      heading(texts.exclusions.title),
      ...bullets(texts.exclusions.items),
      heading(texts.validity.title),
      paragraph(composeText(texts.validity.text, context)),
      signatureBlock(insurance, context),
      ...verificationBlocks(insurance.presentation),
    ],
  });
}
