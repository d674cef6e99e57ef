import { useSubmit } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { FORM_PARAMETER, type CalculationForm } from "~/flows/calculation/calculation-fields.ts";
import { toClockTime } from "~/i18n/clock-time.ts";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { Tabs } from "~/ui/tabs.tsx";
import { CalculatorForm, CALCULATOR_FORM, fieldId } from "./calculator-form.tsx";
import { homeOf, linkTo } from "./calculator-links.ts";
import type { CalculatorPage } from "./calculator-page.server.ts";
import { CalculatorResult } from "./calculator-result.tsx";
import { useFindings } from "./use-findings.ts";

const FORMS: readonly CalculationForm[] = ["short", "extended"];

/** The calculator: what is asked, and what it costs by duration (F-391 to F-393). The page around it has the heading. */
export function CalculatorView({ page }: { page: CalculatorPage }) {
  const { t } = useTranslation("calculator");
  const findings = useFindings(page).map(({ name, ...finding }) => ({ fieldId: fieldId(name), ...finding }));
  const keepTyped = useKeepTyped(page);
  return (
    <>
      <Tabs
        label={t("forms.label")}
        tabs={FORMS.map((form) => ({
          label: t(`forms.${form}`),
          to: linkTo(page, {}, form),
          current: form === page.form,
          onClick: (event) => keepTyped(event, form),
        }))}
      />
      <ErrorSummary errors={findings} />
      {page.staleSince !== null && (
        <Notice
          notice={{ id: "stale", variant: "info", text: t("staleFrom", { time: toClockTime(page.staleSince) }) }}
        />
      )}
      {page.isUnavailable && <Notice notice={{ id: "unavailable", variant: "warning", text: t("unavailable") }} />}
      <CalculatorForm page={page} />
      {page.result !== null && <CalculatorResult page={page} result={page.result} />}
    </>
  );
}

/** With script the switch takes along what was typed since the last calculation; without it the link has what was calculated (F-013). */
function useKeepTyped(page: CalculatorPage) {
  const submit = useSubmit();
  return (event: MouseEvent, form: CalculationForm) => {
    const typed = document.getElementById(CALCULATOR_FORM);
    if (!(typed instanceof HTMLFormElement)) return;
    event.preventDefault();
    const data = new FormData();
    for (const [name, value] of new FormData(typed)) if (value !== "" && name !== FORM_PARAMETER) data.set(name, value);
    if (form !== "short") data.set(FORM_PARAMETER, form);
    submit(data, { method: "get", action: homeOf(page).action });
  };
}
