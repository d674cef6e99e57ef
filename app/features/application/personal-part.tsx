import { useTranslation } from "react-i18next";
import { DecisionBadge, DecisionPanel } from "~/flows/credit-decision/decision-panel.tsx";
import { issueMessage } from "~/domain/issue.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { refusalWords } from "~/services/refusal.ts";
import { Card } from "~/ui/card.tsx";
import { FilterForm } from "~/ui/filter-form.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { SchedulePage } from "./schedule-page.server.ts";

const MONTHS_ID = "schedule-months";
const WRONG = issueMessage("number.integer");

/** Of an open application: what the buyer can bear of these payments, and the schedule of another number of months (F-263, F-279). Nothing of it is saved. */
export function PersonalPart({ page }: { page: SchedulePage }) {
  const { t } = useTranslation("application");
  const { personal, applicationId, savedMonths, isTried, schedule } = page;
  if (personal === null) return null;
  const { typed, isWrong, decision, notice } = personal;
  const label = t("personal.months");
  const errors = isWrong ? [WRONG] : [];
  return (
    <>
      <ErrorSummary errors={errors.map((message) => ({ fieldId: MONTHS_ID, label, message }))} />
      {notice !== null && <RefusedSchedule notice={notice} months={savedMonths} />}
      {isTried && (
        <Notice
          notice={{
            id: "tried",
            variant: "info",
            isAnswer: true,
            text: t("personal.tried", { months: schedule.durationMonths, saved: savedMonths }),
          }}
        />
      )}
      <FilterForm action={paths.applicationSchedule(applicationId)} verb="calculate">
        <CodeField
          field={{
            id: MONTHS_ID,
            name: "months",
            key: `months=${typed ?? ""}`,
            defaultValue: typed ?? String(savedMonths),
            errors,
          }}
          label={label}
          hint={t("personal.hint", { months: savedMonths })}
        />
      </FilterForm>
      {decision !== null && (
        <div className="scr">
          <Card title={t("personal.title")} badge={<DecisionBadge result={decision.result} permit={decision.permit} />}>
            <DecisionPanel decision={decision} declared={page.declared} />
          </Card>
        </div>
      )}
    </>
  );
}

type RefusedProps = { notice: NonNullable<NonNullable<SchedulePage["personal"]>["notice"]>; months: number };

/** Why these months have no schedule, in the back end's own words; that of the saved terms stands below (1400). */
function RefusedSchedule({ notice, months }: RefusedProps) {
  const { t } = useTranslation("application");
  const { variant, code } = notice;
  const detail = t("personal.kept", { months });
  return (
    <Notice notice={{ id: "schedule", variant, type: "soap", code, detail, ...refusalWords(notice, useText()) }} />
  );
}
