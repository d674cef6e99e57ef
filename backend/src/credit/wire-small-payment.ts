import type { SmallPayment } from "../rules/smallest-payment.ts";
import type { AnswerFields } from "../wire/answer.ts";
import { toAmount, toNumber } from "../wire/wire-output.ts";

/** The wire's `PerMazaImoka` (G17). */
export const toWireSmallPayment = ({ minCents, longestMonths, leastSumCents }: SmallPayment): AnswerFields => ({
  MaziausiaImoka: toAmount(minCents),
  IlgiausiaTrukme: toNumber(longestMonths),
  MaziausiaSuma: toAmount(leastSumCents),
});
