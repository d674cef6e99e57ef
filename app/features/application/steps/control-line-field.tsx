import { useTranslation } from "react-i18next";
import { IdentityDocumentType } from "~/domain/enumerations/identity-document-type.ts";
import { TextArea } from "~/ui/form/text-area.tsx";
import type { ContractDataFields } from "./address-card.tsx";

/** The machine-readable lines of the identity document (F-310); no document has none (F-307). */
export function ControlLineField({ fields }: { fields: ContractDataFields }) {
  const { t } = useTranslation("application");
  const document = fields.document.getFieldset();
  if (document.type.value === String(IdentityDocumentType.none)) return null;
  return <TextArea field={document.controlLine} hint={t("contractData.controlLineHint")} rows={3} optional />;
}
