import { useTranslation } from "react-i18next";
import { CALCULATION_FIELDS } from "~/flows/calculation/calculation-fields.ts";
import type { CalculatorPage } from "./calculator-page.server.ts";

/** What is wrong, in the order of the fields, each by the name of its field. */
export function useFindings({ errors }: Pick<CalculatorPage, "errors">) {
  const { t } = useTranslation("calculator");
  return CALCULATION_FIELDS.flatMap((name) =>
    (errors[name] ?? []).map((message) => ({ name, label: t(`fields.${name}`), message })),
  );
}
