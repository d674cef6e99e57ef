import { documentFrame, subtitleOf } from "./document-frame.ts";
import type { CreditOffer } from "./contract-data.ts";
import { formatAmount } from "./format/lithuanian.ts";
import type { TableBlock, TableColumn } from "./layout/blocks.ts";
import { facts, heading, mutedParagraph, numberColumn, title } from "./layout/make-block.ts";
import { toOfferTexts } from "./offer-texts.ts";
import { renderDocument } from "./pdf/render-document.ts";
import type { DocumentContent } from "./pdf/render-document.ts";
import { sumRows } from "./sum-rows.ts";
import type { ScheduleSums } from "./sum-rows.ts";
import { composeRows } from "./texts/compose-text.ts";
import { fillText } from "./texts/fill-text.ts";
import texts from "./texts/payment-schedule.lt.json" with { type: "json" };
import { verificationBlocks } from "./verification.ts";

interface ScheduleColumn extends TableColumn {
  /** What the column shows of a payment, and adds up. */
  readonly amountOf: (row: ScheduleSums) => number;
  /** Left out when nothing is paid under it. */
  readonly isCharge: boolean;
}

const amounts = (
  columnTitle: string,
  share: number,
  amountOf: (row: ScheduleSums) => number,
  isCharge = false,
): ScheduleColumn => ({ ...numberColumn(columnTitle, share), amountOf, isCharge });

const PAYMENT_COLUMNS: readonly ScheduleColumn[] = [
  amounts(texts.columns.principal, 56, (row) => row.principalCents),
  amounts(texts.columns.interest, 60, (row) => row.interestCents),
  amounts(texts.columns.contractFee, 52, (row) => row.contractFeeCents, true),
  amounts(texts.columns.adminFee, 72, (row) => row.adminFeeCents, true),
  amounts(texts.columns.insurance, 52, (row) => row.insuranceCents, true),
  { ...amounts(texts.columns.total, 56, (row) => row.totalCents), strong: true },
];

const NUMBER: TableColumn = { title: texts.columns.number, share: 22, align: "right", strong: false };
const DUE_DATE: TableColumn = { title: texts.columns.dueDate, share: 52, align: "center", strong: false };
const BALANCE = numberColumn(texts.columns.balance, 62);

const NOTHING_PAID: ScheduleSums = {
  principalCents: 0,
  interestCents: 0,
  contractFeeCents: 0,
  adminFeeCents: 0,
  insuranceCents: 0,
  totalCents: 0,
};

/** A fee that is paid on the day of the contract stands above the numbered payments. */
function toUpfront({ schedule }: CreditOffer): ScheduleSums | null {
  const { upfrontFeeCents: fee } = schedule;
  return fee === 0 ? null : { ...NOTHING_PAID, contractFeeCents: fee, totalCents: fee };
}

function toTable(offer: CreditOffer): TableBlock {
  const { rows, creditSumCents } = offer.schedule;
  const upfront = toUpfront(offer);
  const paid = sumRows(upfront === null ? rows : [upfront, ...rows]);
  const columns = PAYMENT_COLUMNS.filter(({ amountOf, isCharge }) => !isCharge || amountOf(paid) !== 0);
  const amountsOf = (row: ScheduleSums) => columns.map(({ amountOf }) => formatAmount(amountOf(row)));
  const before = upfront && ["", offer.issuedOn, ...amountsOf(upfront), formatAmount(creditSumCents)];
  const payments = rows.map((row) => [String(row.no), row.dueDate, ...amountsOf(row), formatAmount(row.balanceCents)]);
  return {
    kind: "table",
    columns: [NUMBER, DUE_DATE, ...columns, BALANCE],
    hasHeader: true,
    isDense: true,
    rows: before === null ? payments : [before, ...payments],
    total: ["", texts.total, ...amountsOf(paid), ""],
  };
}

/** The pages of the payment schedule: every payment, then what they add up to; for a card the example of its APR. */
export function toPaymentSchedule(offer: CreditOffer): DocumentContent {
  const context = toOfferTexts(offer);
  const named = offer.terms.product === "card" ? texts.card : texts;
  const subtitle = offer.reference === null ? texts.subtitleOffer : texts.subtitle;
  return {
    ...documentFrame(named, offer),
    blocks: [
      title(named.title, subtitleOf(subtitle, context, offer)),
      facts(composeRows(texts.facts, context)),
      heading(texts.summaryTitle),
      facts(composeRows(texts.summary, context)),
      mutedParagraph(fillText(named.note, context.values)),
      toTable(offer),
      ...verificationBlocks(offer.presentation),
    ],
  };
}

/**
 * Payment schedule (F-279, F-280): the rows exactly as the rules computed them, never recomputed here.
 * @returns the bytes of a PDF/A-2b file
 */
export function makePaymentSchedule(offer: CreditOffer): Promise<Uint8Array> {
  return renderDocument(toPaymentSchedule(offer));
}
