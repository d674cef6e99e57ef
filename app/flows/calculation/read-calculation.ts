import * as z from "zod";
import { advanceSchema } from "~/domain/advance-field.ts";
import { AdvanceType } from "~/domain/enumerations/advance-type.ts";
import { flagField } from "~/domain/fields/flag-field.ts";
import { integerField, optionalIntegerField } from "~/domain/fields/integer-field.ts";
import { moneyField, moneyOrZeroField, optionalMoneyField } from "~/domain/fields/money-field.ts";
import * as limits from "~/domain/limits.ts";
import { CREDIT_DURATION_MAX_MONTHS, PAYMENT_DAY_DEFAULT } from "~/domain/limits.ts";
import { paymentDayField } from "~/domain/payment-day.ts";
import {
  CALCULATION_FIELDS,
  FORM_PARAMETER,
  FURTHER_FIELDS,
  type CalculationField,
  type CalculationForm,
  type TypedCalculation,
} from "./calculation-fields.ts";

/** Longer texts of an address are cut before anything looks at them. */
const VALUE_MAX_LENGTH = 100;
const ID_MAX = 999_999_999;

const optionalId = () => optionalIntegerField({ min: 0, max: ID_MAX });

const calculationSchema = z.object({
  price: moneyField({ minCents: 1 }),
  variant: integerField({ min: 1, max: ID_MAX, required: "choice.required" }),
  advance: advanceSchema,
  months: optionalIntegerField({ min: 1, max: CREDIT_DURATION_MAX_MONTHS }),
  ownFunds: moneyOrZeroField(),
  group: optionalId(),
  warranty: optionalIntegerField({ min: limits.EXTRA_WARRANTY_YEARS_MIN, max: limits.EXTRA_WARRANTY_YEARS_MAX }),
  insurance: optionalId(),
  paymentDay: paymentDayField(),
  winter: flagField(),
  income: optionalMoneyField(),
  obligations: optionalMoneyField(),
  members: optionalIntegerField({ min: limits.HOUSEHOLD_SIZE_MIN, max: limits.HOUSEHOLD_SIZE_MAX }),
});

/** What is calculated; sums in cents (F-391, F-393). */
export type Calculation = z.output<typeof calculationSchema>;

/** Issue messages by field. */
export type CalculationErrors = Partial<Record<CalculationField, string[]>>;

export interface ReadCalculation {
  form: CalculationForm;
  /** Every field of the address, those of the other form among them, so that a switch keeps them (F-013). */
  typed: TypedCalculation;
  /** Null where nothing was asked yet, or something is wrong. */
  value: Calculation | null;
  errors: CalculationErrors;
}

/**
 * Reads a calculation from an address (F-393). The short form counts its own fields alone: what stands in the address of the extended one is kept for the way
 * back and changes no figure that the page does not show.
 */
export function readCalculation(params: URLSearchParams): ReadCalculation {
  const form = params.get(FORM_PARAMETER) === "extended" ? "extended" : "short";
  const typed: TypedCalculation = {};
  for (const name of CALCULATION_FIELDS) {
    const text = params.get(name);
    if (text !== null) typed[name] = text.slice(0, VALUE_MAX_LENGTH).trim();
  }
  if (typed.price === undefined) return { form, typed, value: null, errors: {} };
  const parsed = calculationSchema.safeParse(toInput(form, typed));
  return parsed.success
    ? { form, typed, value: parsed.data, errors: {} }
    : { form, typed, value: null, errors: toErrors(parsed.error) };
}

function toInput(form: CalculationForm, typed: TypedCalculation) {
  const {
    advance,
    advanceType = String(AdvanceType.amount),
    paymentDay = String(PAYMENT_DAY_DEFAULT),
    ...rest
  } = typed;
  const counted = { ...rest, paymentDay, advance: { type: advanceType, value: advance } };
  if (form === "extended") return counted;
  const short = { ...counted, paymentDay: String(PAYMENT_DAY_DEFAULT) };
  return Object.fromEntries(Object.entries(short).filter(([name]) => name === "paymentDay" || !isFurther(name)));
}

const isFurther = (name: string): boolean => FURTHER_FIELDS.some((further) => further === name);

/** What is wrong with the advance, be it the sum or its unit, stands at their one box. */
function toErrors({ issues }: z.ZodError): CalculationErrors {
  const errors: CalculationErrors = {};
  for (const { path, message } of issues) {
    const name = CALCULATION_FIELDS.find((field) => field === path[0]) ?? "price";
    errors[name] = [...(errors[name] ?? []), message];
  }
  return errors;
}
