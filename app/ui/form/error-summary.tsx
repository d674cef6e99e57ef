import { useTranslation } from "react-i18next";
import { focusLinkedField } from "../enhance/focus-linked-field.ts";
import { useFocusOnNewErrors } from "../enhance/use-focus-on-new-errors.ts";
import { useErrorTitle } from "../enhance/use-error-title.ts";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { useFormTexts } from "./form-texts.tsx";
import { withLabel } from "./with-label.ts";
import type { SummaryError } from "./summary-errors.ts";

/**
 * All findings of a refused form, each a link to its field (F-197). Stands at the top of the form or page; focused by
 * script when it appears. Draws nothing when there is nothing to say.
 */
export function ErrorSummary({ errors, refusals = 0 }: ErrorSummaryProps) {
  return errors.length === 0 ? null : <Summary errors={errors} refusals={refusals} />;
}

type ErrorSummaryProps = {
  errors: readonly SummaryError[];
  /** How often the browser itself has refused the form. */
  refusals?: number;
};

function Summary({ errors, refusals }: Required<ErrorSummaryProps>) {
  const { t } = useTranslation("ui");
  const box = useFocusOnNewErrors(errors, refusals);
  useErrorTitle(t("error.title", { title: "" }));
  const fieldCount = new Set(errors.map(({ fieldId }) => fieldId).filter((id) => id !== undefined)).size;
  return (
    <div className="note-box danger" role="alert" tabIndex={-1} ref={box}>
      {fieldCount === 0 ? <Refusal errors={errors} /> : <LinkedErrors errors={errors} fieldCount={fieldCount} />}
    </div>
  );
}

/** Nothing to correct in a field: the sentence alone. */
function Refusal({ errors }: { errors: readonly SummaryError[] }) {
  const { t } = useTranslation("ui");
  const { translateIssue } = useFormTexts();
  return (
    <>
      <Icon name="danger" />
      <VisuallyHidden>{t("error.word")}: </VisuallyHidden>
      {errors.map(({ message }) => (
        <div key={message}>{translateIssue(message)}</div>
      ))}
    </>
  );
}

function LinkedErrors({ errors, fieldCount }: { errors: readonly SummaryError[]; fieldCount: number }) {
  const { t } = useTranslation("ui");
  const { translateIssue } = useFormTexts();
  return (
    <>
      <h2>{t("error.fields", { count: fieldCount })}</h2>
      <ul>
        {errors.map(({ fieldId, label, message }) => {
          const text = withLabel(label, translateIssue(message));
          return (
            <li key={`${fieldId ?? ""} ${message}`}>
              {fieldId === undefined ? (
                text
              ) : (
                <a href={`#${fieldId}`} onClick={focusLinkedField}>
                  {text}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
