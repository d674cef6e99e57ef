import { useTranslation } from "react-i18next";
import { SubmitButton } from "../button.tsx";
import { Icon } from "../icon.tsx";
import { VisuallyHidden } from "../visually-hidden.tsx";

type RowActionsProps = {
  /** What the row is, for those who hear the buttons one after another: “2 eilutė”, a product's name. */
  rowLabel: string;
  /** Names of the submit buttons, distinct for each row: the server decides by the name that came. */
  copyName?: string | undefined;
  removeName?: string | undefined;
};

/** Copy and remove one row; submits of the page's form, so that everything else typed is kept. */
export function RowActions({ rowLabel, copyName, removeName }: RowActionsProps) {
  const { t } = useTranslation("ui");
  return (
    <div className="acts">
      {copyName !== undefined && (
        <SubmitButton name={copyName} variant="secondary" small>
          {t("row.copy")} <VisuallyHidden>{rowLabel}</VisuallyHidden>
        </SubmitButton>
      )}
      {removeName !== undefined && (
        <SubmitButton name={removeName} variant="danger" small>
          {t("row.remove")} <VisuallyHidden>{rowLabel}</VisuallyHidden>
        </SubmitButton>
      )}
    </div>
  );
}

/** Adds an empty row; a submit of the page's form. */
export function AddRowButton({ name, label }: { name: string; label: string }) {
  return (
    <SubmitButton name={name} variant="secondary" small>
      <Icon name="add" /> {label}
    </SubmitButton>
  );
}
