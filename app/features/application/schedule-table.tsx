import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { LimitKind } from "~/domain/enumerations/contract-type.ts";
import { SchedulePayments } from "~/flows/schedule/schedule-payments.tsx";
import { paths } from "~/paths/paths.ts";
import type { Schedule } from "~/services/schedule-types.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { PaperHead, type Printed } from "~/ui/paper-head.tsx";
import { TitleRow } from "~/ui/title-row.tsx";

type ScheduleTableProps = {
  applicationId: number;
  /** Whose payments they are; empty while the buyer has no name. */
  buyerName: string;
  schedule: Schedule;
  /** Of an account or a card the payments are an example, not what is owed on those days. */
  limit: LimitKind | null;
  /** False while the contract is being signed remotely (F-333). */
  printable: boolean;
  /** The day of the print and who made it. */
  printed: Printed;
  /** What stands before the figures. */
  children?: ReactNode;
};

/** The schedule of an application (F-279); prints clean. */
export function ScheduleTable({ printed, ...props }: ScheduleTableProps) {
  const { applicationId, buyerName, schedule, limit, printable, children } = props;
  const { t } = useTranslation("application");
  const title = t(limit === "card" ? "limit.example" : "schedule.title");
  return (
    <>
      <TitleRow title={title} detail={t("number", { number: applicationId })}>
        <ButtonLink to={paths.loadApplication(applicationId)}>{t("actions.close")}</ButtonLink>
        {printable && (
          <FileLink to={paths.applicationDocument(applicationId, "schedule")} button>
            {t("schedule.print")}
          </FileLink>
        )}
      </TitleRow>
      {buyerName !== "" && <p className="about">{buyerName}</p>}
      <PaperHead printed={printed} />
      {limit !== null && <p className="note">{t(`limit.${limit}`)}</p>}
      {children}
      <SchedulePayments schedule={schedule} title={title} />
    </>
  );
}
