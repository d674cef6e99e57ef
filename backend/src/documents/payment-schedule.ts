import type { ScheduleRow } from "../rules/schedule-types.ts";
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

const COLUMNS: readonly TableColumn[] = [
  { title: texts.columns.number, share: 22, align: "right", strong: false },
  { title: texts.columns.dueDate, share: 52, align: "center", strong: false },
  numberColumn(texts.columns.principal, 56),
  numberColumn(texts.columns.interest, 60),
  numberColumn(texts.columns.contractFee, 52),
  numberColumn(texts.columns.adminFee, 72),
  numberColumn(texts.columns.insurance, 52),
  { title: texts.columns.total, share: 56, align: "right", strong: true },
  numberColumn(texts.columns.balance, 62),
];

const toCharges = (row: ScheduleSums) =>
  [row.contractFeeCents, row.adminFeeCents, row.insuranceCents, row.totalCents].map(formatAmount);

function toCells(row: ScheduleRow): string[] {
  const parts = [row.principalCents, row.interestCents].map(formatAmount);
  return [String(row.no), row.dueDate, ...parts, ...toCharges(row), formatAmount(row.balanceCents)];
}

/** A fee that is paid on the day of the contract stands above the numbered payments. */
function toUpfrontCells(offer: CreditOffer): string[][] {
  const fee = offer.schedule.upfrontFeeCents;
  if (fee === 0) return [];
  const amounts = [0, 0, fee, 0, 0, fee].map(formatAmount);
  return [["", offer.issuedOn, ...amounts, formatAmount(offer.schedule.creditSumCents)]];
}

function toTable(offer: CreditOffer): TableBlock {
  const { rows, upfrontFeeCents } = offer.schedule;
  const sums = sumRows(rows);
  const paid = {
    ...sums,
    contractFeeCents: sums.contractFeeCents + upfrontFeeCents,
    totalCents: sums.totalCents + upfrontFeeCents,
  };
  const total = [formatAmount(paid.principalCents), formatAmount(paid.interestCents), ...toCharges(paid)];
  return {
    kind: "table",
    columns: COLUMNS,
    hasHeader: true,
    isDense: true,
    rows: [...toUpfrontCells(offer), ...rows.map(toCells)],
    total: ["", texts.total, ...total, ""],
  };
}

/** The pages of the payment schedule: every payment, then what they add up to. */
export function toPaymentSchedule(offer: CreditOffer): DocumentContent {
  const context = toOfferTexts(offer);
  const subtitle = offer.documentNumber === null ? texts.subtitleOffer : texts.subtitleContract;
  return {
    title: texts.title,
    runningTitle: texts.runningTitle,
    documentNumber: offer.documentNumber,
    lender: offer.lender,
    presentation: offer.presentation,
    blocks: [
      title(texts.title, fillText(subtitle, context.values)),
      facts(composeRows(texts.facts, context)),
      toTable(offer),
      heading(texts.summaryTitle),
      facts(composeRows(texts.summary, context)),
      mutedParagraph(texts.note),
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
