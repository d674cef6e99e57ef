import { describeReason } from "../../credit/wire-decision.ts";
import type { UnpricedCause, UnpricedDuration } from "../../rules/duration-prices.ts";
import type { AnswerFields } from "../../wire/answer.ts";
import { inBoth, type Bilingual } from "../../wire/bilingual.ts";
import { toNumber } from "../../wire/wire-output.ts";
import { describeImpossible, describeMissed } from "./refused-schedule.ts";

/** Why a duration is not among the prices. */
function describeUnpriced(why: UnpricedCause): Bilingual {
  if (why.kind === "impossible") return describeImpossible(why.cause);
  return why.kind === "paymentTooSmall"
    ? describeMissed(why.missedCents)
    : inBoth((language) => describeReason("LEGAL_COST_CAP", language));
}

/** The wire's `NegalimaTrukme`. */
export function toWireUnpriced({ durationMonths, why }: UnpricedDuration): AnswerFields {
  const { lt, en } = describeUnpriced(why);
  return { Trukme: toNumber(durationMonths), Priezastis: lt, PriezastisEn: en };
}
