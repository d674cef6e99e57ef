import { findCreditProblems } from "~/domain/credit.ts";
import { AdvanceType } from "~/domain/enumerations/advance-type.ts";
import { hasAskedSum } from "~/domain/enumerations/contract-type.ts";
import { issueMessage } from "~/domain/issue.ts";
import type { Application } from "~/services/application-types.ts";
import { toCreditParts } from "../credit-parts.ts";
import { withoutEmpty } from "../replay-step.ts";
import type { FieldIssue, FormFields } from "../step-definition.ts";
import { NOTHING_COMPUTED, summarise, type Summary } from "../summary.ts";
import { creditSchema, creditStep } from "./credit-step.ts";

/** The application with what was typed, and with what is saved in place of each field that is wrong by itself; null where that is no whole form either. */
function withRight(application: Application, typed: FormFields): Application | null {
  const [right, saved] = [withoutEmpty(typed), withoutEmpty(creditStep.toFields(application))];
  const fields = Object.entries(creditSchema.shape).map(([name, schema]) => [
    name,
    schema.safeParse(right[name]).success ? right[name] : saved[name],
  ]);
  const parsed = creditSchema.safeParse(Object.fromEntries(fields));
  return parsed.success ? creditStep.apply(application, parsed.data) : null;
}

/**
 * Summary of a form with a wrong field: what is typed right counts, and nothing is priced, because a price would be that of another day or duration (F-268). None,
 * so that the saved terms stay, where too little is typed.
 */
export function summaryOfRight(application: Application, typed: FormFields): { summary?: Summary } {
  const right = withRight(application, typed);
  return right === null ? {} : { summary: summarise(right, NOTHING_COMPUTED) };
}

const NO_ADVANCE = { type: AdvanceType.amount, cents: 0 } as const;

/**
 * What typed sums are too large for the goods, also beside a field that is wrong by itself: each needs no other field for that (F-243, F-244). One that is no sum
 * says nothing.
 */
export function sumsAboveGoods(application: Application, typed: FormFields): FieldIssue[] {
  if (hasAskedSum(application.contractType) || application.goods.length === 0) return [];
  const { advance, ownFunds } = withoutEmpty(typed);
  const sums = {
    advance: creditSchema.shape.advance.safeParse(advance).data ?? NO_ADVANCE,
    ownFundsCents: creditSchema.shape.ownFunds.safeParse(ownFunds).data ?? 0,
  };
  const fields = { advance: "advance.value", ownFunds: "ownFunds", sum: null } as const;
  return findCreditProblems({ ...toCreditParts(application), ...sums }).flatMap(({ field, key }) => {
    const at = fields[field];
    return at === null ? [] : [{ field: at, message: issueMessage(key) }];
  });
}
