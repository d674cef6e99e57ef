import type { Schedule, ScheduleRow } from "../rules/schedule-types.ts";
import type { CreditTerms } from "./contract-data.ts";
import { formatMoney, formatPercent } from "./format/lithuanian.ts";
import type { TextContext } from "./texts/compose-text.ts";
import phrases from "./texts/credit-phrases.lt.json" with { type: "json" };

const monthOf = ({ dueDate }: ScheduleRow): number => Number(dueDate.slice("yyyy-".length, "yyyy-mm".length));

/** The usual smaller payment of the winter. The last payment of a schedule is a remainder and tells nothing. */
function findWinterRow({ winterMonths }: CreditTerms, { rows, regularInstalmentCents }: Schedule): ScheduleRow | null {
  const isSmaller = (row: ScheduleRow) =>
    winterMonths.includes(monthOf(row)) && row.instalmentCents < regularInstalmentCents;
  return rows.slice(0, -1).find(isSmaller) ?? null;
}

/** „lapkritį, gruodį, sausį, vasarį ir kovą“. */
function nameMonths(months: readonly number[]): string {
  const names = months.map((month) => phrases.months[month - 1] ?? "");
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(phrases.and);
}

/**
 * Which months pay less and how much less, by the schedule itself: a wish that it could not follow, as when every
 * payment is in winter, is not told, and a card has no instalments (L-2.5).
 */
export function toWinterTexts(terms: CreditTerms, schedule: Schedule): TextContext {
  const row = terms.hasSmallWinterPayments && terms.product !== "card" ? findWinterRow(terms, schedule) : null;
  const share = row === null ? 0 : Math.round((100 * row.instalmentCents) / schedule.regularInstalmentCents);
  return {
    values: {
      winterMonths: nameMonths(terms.winterMonths),
      winterMonthly: formatMoney(row?.totalCents ?? 0),
      winterShare: formatPercent(String(share)),
    },
    conditions: { hasWinterPayments: row !== null },
  };
}
