import { parseInteger } from "./integer.ts";
import { issueMessage } from "./issue.ts";
import { accepted, rejected, type Outcome } from "./outcome.ts";
import { parsedField } from "./fields/parsed-field.ts";
import { PAYMENT_DAY_MAX, PAYMENT_DAY_MIN } from "./limits.ts";

/** Reads the day of the month on which instalments fall due: 1 to 31 (F-272). */
export function parsePaymentDay(text: string): Outcome<number, "range"> {
  const outcome = parseInteger(text);
  const fits = outcome.ok && outcome.value >= PAYMENT_DAY_MIN && outcome.value <= PAYMENT_DAY_MAX;
  return fits ? accepted(outcome.value) : rejected("range");
}

export const paymentDayField = () =>
  parsedField({ rawMax: 20, parse: parsePaymentDay, message: (reason) => issueMessage(`paymentDay.${reason}`) });
