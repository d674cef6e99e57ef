import {
  toCalculationQuery,
  type CalculationForm,
  type TypedCalculation,
} from "~/flows/calculation/calculation-fields.ts";
import { LIMITED_CALCULATOR, paths } from "~/paths/paths.ts";
import type { CalculatorPage } from "./calculator-page.server.ts";

type Linked = Pick<CalculatorPage, "form" | "typed" | "isLimited">;

/** Where the calculator stands: a page of the portal, or a view of the page of a limited log-in (F-025). */
export const homeOf = ({ isLimited }: Pick<Linked, "isLimited">) =>
  isLimited
    ? { action: paths.limitedLogin(), hidden: { [LIMITED_CALCULATOR.name]: LIMITED_CALCULATOR.value } }
    : { action: paths.spreadsheet(), hidden: {} };

/** A calculation as a query, with what of it changes. */
export const calculationQuery = ({ form, typed }: Pick<Linked, "form" | "typed">, changes: TypedCalculation = {}) =>
  toCalculationQuery(form, { ...typed, ...changes });

/** The address of a calculation, with what of it changes. */
export function linkTo(page: Linked, changes: TypedCalculation = {}, form: CalculationForm = page.form): string {
  const query = toCalculationQuery(form, { ...page.typed, ...changes });
  return page.isLimited ? paths.limitedCalculator(query) : paths.spreadsheet(query);
}
