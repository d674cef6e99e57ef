import { toMoneyText, toText, toTick, type FormFields } from "~/forms/field-texts.ts";
import type { Application } from "~/services/application-types.ts";

/** An income as its fields show it, the buyer's and the spouse's alike. An income of nothing is an answer, too: the other of the two may earn (F-220). */
export const incomeFieldsOf = (income: Application["income"]): FormFields => ({
  incomeType: toText(income.type),
  monthlyIncome: toMoneyText(income.monthlyCents),
  workplace: toText(income.workplace),
  certificate: toTick(income.hasCertificate),
  future: {
    willDecrease: toTick(income.willDecrease),
    amount: income.willDecrease === true ? toMoneyText(income.futureCents) : "",
  },
});
