/** What the short form asks; a field's name is its parameter in the address (F-391). */
export const SHORT_FIELDS = ["price", "variant", "advance", "advanceType", "months"] as const;

/** What the extended form asks besides. */
export const FURTHER_FIELDS = [
  "ownFunds",
  "group",
  "warranty",
  "insurance",
  "paymentDay",
  "winter",
  "income",
  "obligations",
  "members",
] as const;

export const CALCULATION_FIELDS = [...SHORT_FIELDS, ...FURTHER_FIELDS] as const;

export type CalculationField = (typeof CALCULATION_FIELDS)[number];

/** Which of the two forms an address asks for. */
export type CalculationForm = "short" | "extended";

/** Names the form in the address; the short one is not named. */
export const FORM_PARAMETER = "form";

/** The fields of an address as they were typed. */
export type TypedCalculation = Partial<Record<CalculationField, string>>;

/** A calculation as the query of an address: the state of the page, which can be shared (decision under G28). */
export function toCalculationQuery(form: CalculationForm, typed: TypedCalculation): string {
  const query = new URLSearchParams(form === "short" ? [] : [[FORM_PARAMETER, form]]);
  for (const name of CALCULATION_FIELDS) {
    const value = typed[name];
    if (value !== undefined && value !== "") query.set(name, value);
  }
  return query.toString();
}
