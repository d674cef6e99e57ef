import { issueMessage } from "../issue.ts";
import { MONEY_MAX_CENTS } from "../limits.ts";
import { parseMoney, toDecimalMoney, type MoneyRefusal } from "../money.ts";
import { accepted, rejected, type Outcome } from "../outcome.ts";
import { optionalParsedField, parsedField } from "./parsed-field.ts";

type MoneyBounds = { minCents?: number; maxCents?: number };

type Refusal = MoneyRefusal | "belowMinimum";

/** Room for spaces, separators and a currency sign around nine digits. */
const RAW_MAX = 30;

/** An amount in integer cents; default bounds 0.00 to 999 999.99 € (F-222, F-223). */
export const moneyField = (bounds: MoneyBounds = {}) => parsedField(moneyOptions(bounds));

/** The same, null when left empty. */
export const optionalMoneyField = (bounds: MoneyBounds = {}) => optionalParsedField(moneyOptions(bounds));

/** The same, 0 when left empty (F-218). */
export const moneyOrZeroField = (bounds: MoneyBounds = {}) =>
  optionalMoneyField(bounds).transform((cents) => cents ?? 0);

function moneyOptions({ minCents = 0, maxCents = MONEY_MAX_CENTS }: MoneyBounds) {
  return {
    rawMax: RAW_MAX,
    parse: (text: string): Outcome<number, Refusal> => {
      const outcome = parseMoney(text, { negative: minCents < 0 });
      if (!outcome.ok) return outcome;
      if (outcome.value < minCents) return rejected("belowMinimum");
      return outcome.value > maxCents ? rejected("tooLarge") : accepted(outcome.value);
    },
    message: (reason: Refusal) => {
      if (reason === "belowMinimum") return issueMessage("money.min", { min: toDecimalMoney(minCents) });
      if (reason === "tooLarge") return issueMessage("money.max", { max: toDecimalMoney(maxCents) });
      return issueMessage(`money.${reason}`);
    },
  };
}
