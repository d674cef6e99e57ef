import { z } from "zod";
import type { IsoDay } from "../../rules/days.ts";
import type { ClientFinances, IncomeType } from "../../rules/decision-types.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import { toWireRecord } from "../../wire/answer.ts";
import { centsInput, dayInput, flagInput, numberInput, optional } from "../../wire/wire-input.ts";
import { toAmount, toDay, toFlag, toNumber } from "../../wire/wire-output.ts";

const MARRIED = 2;
const FULL_HISTORY_MONTHS = 24;
const MAX_HOUSEHOLD = 15;

/** What the calculator asks about a person. */
export const statedFinancesInput = z.object({
  GimimoData: optional(dayInput),
  SeimyninePadetis: optional(numberInput),
  SeimosNariuSkaicius: optional(numberInput.pipe(z.number().min(1).max(MAX_HOUSEHOLD))),
  Pajamos: optional(centsInput),
  PajamuTipas: optional(numberInput.pipe(z.literal([1, 2, 3, 4, 7]))),
  PajamuPazyma: optional(flagInput),
  Isipareigojimai: optional(centsInput),
});

type StatedFinances = z.output<typeof statedFinancesInput>;

/** The elements of an application that a question states otherwise: they have the same names. */
export const statedElements = (stated: StatedFinances): WireRecord =>
  toWireRecord({
    GimimoData: toDay(stated.GimimoData ?? null),
    SeimyninePadetis: toNumber(stated.SeimyninePadetis ?? null),
    SeimosNariuSkaicius: toNumber(stated.SeimosNariuSkaicius ?? null),
    Pajamos: toAmount(stated.Pajamos ?? null),
    PajamuTipas: toNumber(stated.PajamuTipas ?? null),
    PajamuPazyma: stated.PajamuPazyma === undefined ? null : toFlag(stated.PajamuPazyma),
  });

/** The calculator is no application: without a birth date an adult is assumed. */
const ASSUMED_BIRTH_DATE: IsoDay = "1990-01-01";

/** The household that a person describes in the calculator; nothing is known from registers. */
export function statedFinances(stated: StatedFinances): ClientFinances {
  const isMarried = stated.SeimyninePadetis === MARRIED;
  const type: IncomeType = stated.PajamuTipas ?? 1;
  const averageCents = stated.Pajamos ?? 0;
  const income = {
    type,
    monthlyCents: [],
    averageCents,
    monthsCovered: FULL_HISTORY_MONTHS,
    hasCertificate: stated.PajamuPazyma ?? false,
  };
  return {
    mode: isMarried ? 1 : 0,
    householdSize: stated.SeimosNariuSkaicius ?? (isMarried ? 2 : 1),
    isMarried,
    buyer: {
      birthDate: stated.GimimoData ?? ASSUMED_BIRTH_DATE,
      incomes: averageCents === 0 ? [] : [income],
      declaredObligationsCents: [stated.Isipareigojimai ?? 0],
      liabilities: [],
    },
  };
}
