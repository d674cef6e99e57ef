import { moneyOf } from "../../documents/format/money-of.ts";
import type { VariantRefusal } from "../../rules/condition-types.ts";
import type { ScheduleImpossibleCause } from "../../rules/schedule-types.ts";
import { refusal, type Answer, type AnswerFields } from "../../wire/answer.ts";
import { inBoth, type Bilingual } from "../../wire/bilingual.ts";

const NOT_COMPUTED: Bilingual = {
  lt: "Įmokų grafiko apskaičiuoti nepavyko",
  en: "The payment schedule could not be computed",
};

/** HTML of a refused schedule (F-263, F-455). */
export const refuseSchedule = (reasons: readonly Bilingual[], fields: AnswerFields = {}): Answer =>
  refusal(
    1400,
    inBoth(
      (language) =>
        `<strong>${NOT_COMPUTED[language]}</strong>: ${reasons.map((reason) => reason[language]).join("; ")}.`,
    ),
    fields,
  );

export const NO_VARIANT: Bilingual = { lt: "tokio sąlygų varianto nėra", en: "there are no such conditions" };
export const NO_TERMS: Bilingual = { lt: "sutarties sąlygų nėra", en: "the contract has no terms" };

/** Why a variant does not take a question, in words. */
export function describeRefusal(refused: VariantRefusal): Bilingual {
  switch (refused.code) {
    case "variantExpired":
      return { lt: "sąlygų variantas nebegalioja", en: "the conditions are no longer valid" };
    case "sumBelowMinimum":
      return withSum(refused.limitCents, { lt: "suma mažesnė už", en: "the sum is below" });
    case "sumAboveMaximum":
      return withSum(refused.limitCents, { lt: "suma didesnė už", en: "the sum is above" });
    case "durationNotOffered":
      return describeDurations(refused);
    case "advanceTooSmall":
      return { lt: "per maža pradinė įmoka", en: "the advance is too small" };
    case "spouseRequired":
      return inBoth((language) => {
        const sum = moneyOf(refused.limitCents, language);
        return language === "lt"
          ? `didesnei nei ${sum} sumai reikia sutuoktinio`
          : `a sum above ${sum} needs the spouse`;
      });
    case "winterPaymentsNotOffered":
      return {
        lt: "pagal šį variantą įmokos žiemą nemažinamos",
        en: "these conditions have no smaller payments in winter",
      };
  }
}

const withSum = (cents: number, words: Bilingual): Bilingual =>
  inBoth((language) => `${words[language]} ${moneyOf(cents, language)}`);

function describeDurations({ minMonths, maxMonths }: { minMonths: number; maxMonths: number }): Bilingual {
  const months = minMonths === maxMonths ? `${minMonths}` : `${minMonths}–${maxMonths}`;
  return { lt: `trukmė turi būti ${months}\u00A0mėn`, en: `the duration must be ${months}\u00A0months` };
}

/** Why a sum has no schedule, in words (L-2.6). */
const IMPOSSIBLE_TEXTS: Readonly<Record<ScheduleImpossibleCause, Bilingual>> = {
  DURATION_INVALID: { lt: "tokios trukmės kreditas neteikiamas", en: "there is no credit of this duration" },
  PAYMENT_DAY_INVALID: {
    lt: "mokėjimo diena turi būti nuo 1 iki 31",
    en: "the payment day must be between 1 and 31",
  },
  SUM_INVALID: { lt: "kredito suma turi būti didesnė už nulį", en: "the credit sum must be above zero" },
  INSTALMENT_BELOW_INTEREST: {
    lt: "mažesnė žiemos įmoka nepadengtų palūkanų: pasirinkite vienodas įmokas arba kitą mokėjimo dieną",
    en: "a smaller winter payment would not cover the interest: choose equal payments or another payment day",
  },
  LAST_INSTALMENT_NOT_POSITIVE: {
    lt: "suma per maža tokiai trukmei: pasirinkite trumpesnę trukmę",
    en: "the sum is too small for this duration: choose a shorter one",
  },
  APR_UNDEFINED: {
    lt: "tokių sąlygų metinės normos apskaičiuoti neįmanoma",
    en: "no annual percentage rate can be computed for these terms",
  },
};

export const describeImpossible = (cause: ScheduleImpossibleCause): Bilingual => IMPOSSIBLE_TEXTS[cause];

/** The payment of a month would fall below the smallest one. */
export const describeMissed = (missedCents: number): Bilingual =>
  inBoth((language) => {
    const sum = moneyOf(missedCents, language);
    return language === "lt"
      ? `mėnesio įmoka būtų mažesnė už ${sum}: pasirinkite trumpesnę trukmę`
      : `the monthly payment would be below ${sum}: choose a shorter duration`;
  });
