import { useTranslation } from "react-i18next";
import type { DocumentsState } from "./documents-state.server.ts";
import { useSlotName } from "./use-slot-name.ts";

/** Which copies of identity documents are still to be uploaded, and whose (F-331). */
export function MissingCopies({ missing, isOptional }: Pick<DocumentsState, "missing" | "isOptional">) {
  const { t } = useTranslation("uploads");
  const nameOf = useSlotName();
  if (isOptional) return <p className="note">{t("optional")}</p>;
  if (missing.length === 0) return null;
  return (
    <>
      <p>{t("missing")}</p>
      <ul>
        {missing.map((copy) => (
          <li key={`${copy.owner} ${copy.number ?? ""}`}>{t(`of.${copy.owner}`, { name: nameOf(copy) })}</li>
        ))}
      </ul>
    </>
  );
}
