import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { identityDocumentTypes } from "~/domain/enumerations/identity-document-type.ts";
import type { ScannedDocument } from "~/domain/scanned-document.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { Notice } from "~/ui/notice.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import { CONTRACT_DATA } from "../forms/contract-data-form.ts";

type ScanProposalProps = { type: number; document: ScannedDocument; isFrontUnsure: boolean; children: ReactNode };

/** What was read, for the seller to compare with the document; the button alone writes it into the form (F-320). */
export function ScanProposal({ type, document, isFrontUnsure, children }: ScanProposalProps) {
  const { t } = useTranslation("recogniser");
  const { number, validUntil, personalCode, firstName, lastName, controlLine, isHoldersName } = document;
  const kinds = useEnumerationOptions()(identityDocumentTypes);
  const rows = [
    { label: t("card.type"), value: kinds.find(({ value }) => value === String(type))?.label },
    { label: t("card.name"), value: `${firstName} ${lastName}` },
    { label: t("card.personalCode"), value: personalCode ?? t("card.noCode") },
    { label: t("card.number"), value: number },
    { label: t("card.validUntil"), value: validUntil },
    { label: t("card.controlLine"), value: <code className="lines">{controlLine}</code> },
  ];
  return (
    <div role="status">
      <p>
        <b>{t("card.proposal")}</b>
      </p>
      {children}
      <SummaryList groups={[rows]} look="read" />
      {!isHoldersName && <Notice notice={{ id: "name", variant: "warning", text: t("card.otherName") }} />}
      {isFrontUnsure && <Notice notice={{ id: "front", variant: "warning", text: t("card.frontUnsure") }} />}
      <p>
        <FormButton of={CONTRACT_DATA.form} name="useScan" variant="primary" small>
          {t("card.use")}
        </FormButton>
      </p>
    </div>
  );
}
