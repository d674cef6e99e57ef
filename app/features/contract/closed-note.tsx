import { useTranslation } from "react-i18next";
import { rejectionReasons } from "~/domain/enumerations/rejection-reason.ts";
import { useText } from "~/i18n/use-text.ts";
import { Notice } from "~/ui/notice.tsx";
import type { ContractPage } from "./contract-page.server.ts";

/** What an application is that can neither be changed nor printed; what is archived cannot be had, which is an error (F-346). */
export function ClosedNote({ page: { stage, rejected, isManager } }: { page: ContractPage }) {
  const { t } = useTranslation("application");
  const text = useText();
  const words = {
    rejected: t("contract.rejectedNote"),
    defected: t(isManager ? "contract.defectedNoteOfManager" : "contract.defectedNote"),
    archived: text("soap:2200"),
  } as const;
  const found = Object.entries(words).find(([name]) => name === stage)?.[1];
  if (rejected !== null) return <RejectedNote rejected={rejected} />;
  return found === undefined ? null : (
    <Notice notice={{ id: "closed", variant: stage === "archived" ? "danger" : "info", text: found }} />
  );
}

/** When a contract was rejected, and why (F-337). */
function RejectedNote({ rejected }: { rejected: NonNullable<ContractPage["rejected"]> }) {
  const { t } = useTranslation("rejection");
  const text = useText();
  const label = rejectionReasons.labelKey(rejected.reason);
  const words = [
    t("rejected", { day: rejected.on }),
    label === null ? null : t("why", { reason: text(`enumerations:${label}`) }),
    rejected.comment === null ? null : t("comment", { comment: rejected.comment }),
  ];
  return <Notice notice={{ id: "closed", variant: "info", text: words.filter((word) => word !== null).join(" ") }} />;
}
