import { useTranslation } from "react-i18next";
import { Icon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { VisuallyHidden } from "./visually-hidden.tsx";

export type Step = {
  label: string;
  state: "done" | "current" | "todo";
  /** Where a done step is seen again; steps without it are no links. */
  to?: string | undefined;
};

/** Where in a task of several pages the user is. Narrow screens see the current step and “2 of 5”. */
export function Stepper({ steps, label }: { steps: readonly Step[]; label: string }) {
  return (
    <nav aria-label={label}>
      <ol className="steps">
        {steps.map((step, index) => (
          <li key={step.label} className={step.state} aria-current={step.state === "current" ? "step" : undefined}>
            <StepContent step={step} number={index + 1} count={steps.length} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepContent({ step, number, count }: { step: Step; number: number; count: number }) {
  const { t } = useTranslation("ui");
  if (step.state === "done") {
    const label = (
      <>
        <b>
          <Icon name="success" />
        </b>
        {step.label}
        <VisuallyHidden> ({t("step.done")})</VisuallyHidden>
      </>
    );
    return step.to === undefined ? <span>{label}</span> : <Link to={step.to}>{label}</Link>;
  }
  return (
    <span>
      <b aria-hidden="true">{number}</b>
      {step.label}
      {step.state === "current" && <small>{t("step.of", { number, total: count })}</small>}
    </span>
  );
}
