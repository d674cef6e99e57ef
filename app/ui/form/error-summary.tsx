import { useTranslation } from "react-i18next";
import { useFocusOnNewErrors } from "../enhance/use-focus-on-new-errors.ts";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";
import { useFormTexts } from "./form-texts.tsx";
import type { SummaryError } from "./summary-errors.ts";

/**
 * All findings of a refused form, each a link to its field (F-197). Stands at the top of the form or page; focused by
 * script when it appears. Draws nothing when there is nothing to say.
 */
export function ErrorSummary({ errors }: { errors: readonly SummaryError[] }) {
  return errors.length === 0 ? null : <Summary errors={errors} />;
}

function Summary({ errors }: { errors: readonly SummaryError[] }) {
  const box = useFocusOnNewErrors(errors);
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
          const text = label === undefined ? translateIssue(message) : `${label}: ${translateIssue(message)}`;
          return (
            <li key={`${fieldId ?? ""} ${message}`}>
              {fieldId === undefined ? text : <a href={`#${fieldId}`}>{text}</a>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
