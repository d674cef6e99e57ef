import { describeReference } from "./describe-reference.ts";
import { documentFrame } from "./document-frame.ts";
import { formatAmount, formatInstant, formatMoney, formatPercent } from "./format/lithuanian.ts";
import type { Block, TableBlock } from "./layout/blocks.ts";
import {
  bullets,
  facts,
  group,
  heading,
  mutedParagraph,
  notice,
  numberColumn,
  paragraph,
  textColumn,
  title,
} from "./layout/make-block.ts";
import { renderDocument } from "./pdf/render-document.ts";
import { composeRows } from "./texts/compose-text.ts";
import type { TextContext } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/valuation-report.lt.json" with { type: "json" };
import type { IncomeLine, LiabilityLine, RegisterLine, ValuationData } from "./valuation-data.ts";
import { verificationBlocks } from "./verification.ts";

/** Shares of the columns; a positive share is a column of text, a negative one a column of numbers. */
const INCOME_COLUMNS = [66, 96, 140, -34, -62, -38, -64];
const REGISTER_COLUMNS = [90, 190, 140, 130];
const LIABILITY_COLUMNS = [64, 112, 112, -78, -68, -88];

function toColumns(titles: readonly string[], shares: readonly number[]) {
  return titles.map((columnTitle, index) => {
    const share = shares[index] ?? 1;
    return share < 0 ? numberColumn(columnTitle, -share) : textColumn(columnTitle, share);
  });
}

/** The sums of the report, added up from the lines that it prints. The average payment is the total over the count. */
function sumUp({ incomes, liabilities, totalPayableCents, paymentCount }: ValuationData) {
  return {
    incomeCents: incomes.reduce((sum, { countedCents }) => sum + countedCents, 0),
    obligationsCents: liabilities.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0),
    averageCents: Math.round(totalPayableCents / paymentCount),
  };
}

type ValuationSums = ReturnType<typeof sumUp>;

function toValuationTexts(valuation: ValuationData, sums: ValuationSums): TextContext {
  return {
    values: {
      reference: describeReference(valuation.reference),
      applicationNumber: valuation.applicationNumber,
      applicant: valuation.applicantName,
      personalCode: valuation.applicantPersonalCode,
      spouse: valuation.spouseName ?? "",
      householdSize: String(valuation.householdSize),
      adultsCount: String(valuation.adultsCount),
      childrenCount: String(valuation.childrenCount),
      shop: valuation.shopName,
      product: valuation.productName,
      credit: formatMoney(valuation.creditCents),
      months: String(valuation.paymentCount),
      total: formatMoney(valuation.totalPayableCents),
      monthly: formatMoney(valuation.monthlyPaymentCents),
      insurance: formatMoney(valuation.insuranceMonthlyCents),
      average: formatMoney(sums.averageCents),
      income: formatMoney(sums.incomeCents),
      obligations: formatMoney(sums.obligationsCents),
      dstiBefore: formatPercent(valuation.dstiBeforePercent ?? "0.00"),
      dstiAfter: formatPercent(valuation.dstiAfterPercent ?? "0.00"),
      dstiLimit: formatPercent(valuation.dstiLimitPercent),
      everydayLimit: formatPercent(valuation.everydayLimitPercent),
      livingMinimum: formatMoney(valuation.livingMinimumCents),
      left: formatMoney(sums.incomeCents - sums.obligationsCents - sums.averageCents - valuation.livingMinimumCents),
      maxPayment: formatMoney(valuation.maxMonthlyPaymentCents),
      maxCredit: formatMoney(valuation.maxCreditCents),
      assessedBy: valuation.assessedBy,
      assessedAt: formatInstant(valuation.assessedAt),
    },
    conditions: {
      hasSpouse: valuation.spouseName !== null,
      hasInsurance: valuation.insuranceMonthlyCents > 0,
      isSingle: valuation.household === "single",
      isAlone: valuation.household === "alone",
      isBoth: valuation.household === "both",
      isJustAboveLimit: valuation.isDstiJustAboveLimit,
      isManagersLimit: valuation.dstiLimitPercent !== valuation.everydayLimitPercent,
      isAutomated: valuation.automated,
      isManual: !valuation.automated,
    },
  };
}

const toIncomeCells = (line: IncomeLine) => [
  texts.owners[line.owner],
  line.kind,
  line.source,
  line.months === null ? "" : String(line.months),
  line.averageCents === null ? "" : formatAmount(line.averageCents),
  line.coefficient === null ? "" : line.coefficient.replace(".", ","),
  formatAmount(line.countedCents),
];

const toLiabilityCells = (line: LiabilityLine) => [
  texts.owners[line.owner],
  line.isRefinanced ? fillText(texts.liabilities.refinanced, { kind: line.kind }) : line.kind,
  line.creditor,
  line.outstandingCents === null ? "" : formatAmount(line.outstandingCents),
  line.overdueDays === null ? "" : String(line.overdueDays),
  formatAmount(line.monthlyCents),
];

function incomeBlock(valuation: ValuationData, sums: ValuationSums): Block {
  const { incomes } = texts;
  if (valuation.incomes.length === 0) return paragraph(incomes.none);
  const total = [incomes.total, "", "", "", "", "", formatAmount(sums.incomeCents)];
  return table(toColumns(incomes.columns, INCOME_COLUMNS), valuation.incomes.map(toIncomeCells), total);
}

function liabilityBlock(valuation: ValuationData, sums: ValuationSums): Block {
  const { liabilities } = texts;
  if (valuation.liabilities.length === 0) return paragraph(liabilities.none);
  const total = [liabilities.total, "", "", "", "", formatAmount(sums.obligationsCents)];
  return table(toColumns(liabilities.columns, LIABILITY_COLUMNS), valuation.liabilities.map(toLiabilityCells), total);
}

function table(columns: TableBlock["columns"], rows: TableBlock["rows"], total: readonly string[]): TableBlock {
  return { kind: "table", columns, hasHeader: true, isDense: false, rows, total };
}

function ratioBlocks(valuation: ValuationData, context: TextContext): Block[] {
  if (valuation.dstiAfterPercent === null) return [paragraph(texts.dsti.noIncome)];
  return [facts(composeRows(texts.dsti.rows, context)), mutedParagraph(fillText(texts.dsti.formula, context.values))];
}

const toRegisterCells = ({ owner, register, askedAt, found }: RegisterLine) => [
  texts.owners[owner],
  register,
  askedAt === null ? texts.registers.notAsked : formatInstant(askedAt),
  found === null ? texts.registers.noAnswer : found === 0 ? texts.registers.nothing : String(found),
];

/** Which registers were asked, when, and what they answered. */
function registerBlocks({ registers }: ValuationData): Block[] {
  if (registers.length === 0) return [];
  const columns = toColumns(texts.registers.columns, REGISTER_COLUMNS);
  const rows = registers.map(toRegisterCells);
  return [
    heading(texts.registers.title),
    { kind: "table", columns, hasHeader: true, isDense: false, rows, total: null },
  ];
}

/** Who allowed the credit, when and why. */
function permitBlocks({ permit }: ValuationData): Block[] {
  if (permit === null) return [];
  const { id, by, at, note, asked, firstBy } = permit;
  const values = {
    id: String(id),
    by,
    at: formatInstant(at),
    note: note ?? "",
    asked: asked ?? "",
    firstBy: firstBy ?? "",
  };
  const conditions = { hasNote: note !== null, hasAsked: asked !== null, hasFirst: firstBy !== null };
  return [notice(fillText(texts.permit.given, values)), facts(composeRows(texts.permit.rows, { values, conditions }))];
}

function decisionBlocks(valuation: ValuationData): Block[] {
  const reasons = valuation.reasons.length === 0 ? [paragraph(texts.decision.noRemarks)] : bullets(valuation.reasons);
  const lent =
    valuation.recentSumCents === 0
      ? []
      : [paragraph(fillText(texts.decision.recent, { sum: formatMoney(valuation.recentSumCents) }))];
  return [
    heading(texts.decision.title),
    notice(texts.decision[valuation.decision]),
    ...reasons,
    ...lent,
    ...permitBlocks(valuation),
  ];
}

/**
 * Report of a creditworthiness assessment (F-280). Figures are printed as given; nothing is decided here.
 * @returns the bytes of a PDF/A-2b file
 */
export function makeValuationReport(valuation: ValuationData): Promise<Uint8Array> {
  const sums = sumUp(valuation);
  const context = toValuationTexts(valuation, sums);
  return renderDocument({
    ...documentFrame(texts, valuation),
    blocks: [
      title(texts.title, fillText(texts.subtitle, context.values)),
      heading(texts.application.title),
      facts(composeRows(texts.application.rows, context)),
      heading(texts.incomes.title),
      incomeBlock(valuation, sums),
      heading(texts.liabilities.title),
      liabilityBlock(valuation, sums),
      ...registerBlocks(valuation),
      heading(texts.dsti.title),
      ...ratioBlocks(valuation, context),
      heading(texts.living.title),
      facts(composeRows(texts.living.rows, context)),
      heading(texts.maximum.title),
      facts(composeRows(texts.maximum.rows, context)),
      ...decisionBlocks(valuation),
      group([
        heading(texts.assessment.title),
        facts(composeRows(texts.assessment.rows, context)),
        mutedParagraph(texts.confidential),
      ]),
      ...verificationBlocks(valuation.presentation),
    ],
  });
}
