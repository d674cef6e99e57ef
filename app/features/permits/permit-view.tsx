import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import type { PermitAct } from "~/domain/permit-acts.ts";
import { formatMoney } from "~/domain/money.ts";
import { DecisionBadge, DecisionPanel } from "~/flows/credit-decision/decision-panel.tsx";
import { toLanguage } from "~/i18n/language.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Notice } from "~/ui/notice.tsx";
import { SummaryList, type SummaryRow } from "~/ui/summary-list.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { AnswerForm } from "./answer-form.tsx";
import type { PermitPage } from "./permit-page.server.ts";
import { RefusedNotice } from "./refused-notice.tsx";

type PermitViewProps = { page: PermitPage; result: SubmissionResult<string[]> | undefined };

/** One request: what is asked for, why the rules ask a manager, what was said, and the answer (F-370). */
export function PermitView({ page, result }: PermitViewProps) {
  const { t } = useTranslation("permits");
  const { id, applicationId, buyer, tone, status, act, seals, decision, declared, assessedAt, present } = page;
  return (
    <>
      <TitleRow
        title={t("record.title", { number: id })}
        detail={[t("ofApplication", { number: applicationId }), buyer].filter(Boolean).join(", ")}
        badge={<Badge tone={tone}>{status}</Badge>}
      >
        <ButtonLink to={page.back}>{t("record.toList")}</ButtonLink>
        <ButtonLink to={paths.loadApplication(applicationId)}>{t("toApplication")}</ButtonLink>
      </TitleRow>
      <RefusedNotice notice={page.refusal} />
      {page.isOutdated && <Notice notice={{ id: "outdated", variant: "warning", text: t("record.outdated") }} />}
      {act !== null && seals !== null && <AnswerForm key={act} page={page} act={act} seals={seals} result={result} />}
      <Facts page={page} />
      {act === null && page.acts.length > 0 && <Acts page={page} />}
      {decision !== null && (
        <Card title={t("record.decision")} badge={<DecisionBadge result={decision.result} />}>
          {assessedAt !== null && <p className="note">{t("record.assessedAt", { time: assessedAt })}</p>}
          <DecisionPanel decision={decision} declared={declared} />
        </Card>
      )}
      {present !== null && (
        <Card
          title={t("record.decisionNow")}
          badge={<DecisionBadge result={present.decision.result} permit={present.decision.permit} />}
        >
          <DecisionPanel {...present} />
        </Card>
      )}
    </>
  );
}

const VARIANTS: Record<PermitAct, "primary" | "danger" | "secondary"> = {
  approve: "primary",
  reject: "secondary",
  escalate: "secondary",
};

/** What the back end would answer to an approval that is not offered (F-375, F-378). */
const CODES = { notAssessed: "soap:2402", outdated: "soap:2405", refused: null, own: null } as const;

/** The legal next states, each behind a confirmation of its own (F-373). */
function Acts({ page: { id, acts, blocked } }: { page: PermitPage }) {
  const { t } = useTranslation("permits");
  const text = useText();
  const code = blocked === null ? null : CODES[blocked];
  return (
    <Card title={t("record.answer")}>
      {code !== null && <p>{text(code)}</p>}
      {blocked !== null && <p>{t(`blocked.${blocked}`)}</p>}
      <div className="acts">
        {acts.map((act) => (
          <ButtonLink key={act} to={permitPaths.answer(id, act)} variant={VARIANTS[act]}>
            {t(`act.${act}`)}
          </ButtonLink>
        ))}
      </div>
    </Card>
  );
}

function Facts({ page }: { page: PermitPage }) {
  const { t, i18n } = useTranslation("permits");
  const money = (cents: number | null) => (cents === null ? null : formatMoney(cents, toLanguage(i18n.language)));
  const groups: SummaryRow[][] = [
    rowsOf([
      [t("record.sum"), money(page.sumCents)],
      [t("record.advance"), money(page.advanceCents)],
      [t("record.duration"), t("record.months", { months: page.durationMonths })],
      [t("columns.conditionVariant"), page.conditionVariant],
      [t("columns.creditType"), page.creditType],
      [t("columns.sequence"), page.sequence],
    ]),
    rowsOf([
      [t("columns.shopName"), page.shopName],
      [t("columns.initiator"), `${page.initiator}, ${page.askedAt}`],
      [t("columns.reason"), page.reason],
      [t("record.expiresAt"), page.expiresAt],
      [t("record.firstManager"), page.firstManager],
      [t("record.firstNote"), page.firstNote],
      [t("columns.closer"), page.closer],
      // A request that ended by itself was answered by no one.
      [t(page.closer === null ? "record.endedAt" : "record.closedAt"), page.closedAt],
      [t("columns.note"), page.note],
    ]),
  ];
  return (
    <Card title={t("record.asked")}>
      <SummaryList groups={groups} look="read" />
    </Card>
  );
}

/** What is not there has no line. */
const rowsOf = (rows: readonly (readonly [label: string, value: string | null])[]): SummaryRow[] =>
  rows.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
