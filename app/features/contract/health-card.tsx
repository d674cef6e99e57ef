import { useTranslation } from "react-i18next";
import { HEALTH_QUESTIONS, HEALTH_YEARS } from "~/domain/health-questionnaire.ts";
import { Card } from "~/ui/card.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import type { ContractPage } from "./contract-page.server.ts";

/** What the buyer has answered about health, only to be read; nothing where the insurance has not asked (F-282). */
export function HealthCard({ answers }: { answers: ContractPage["application"]["healthAnswers"] }) {
  const { t } = useTranslation("application");
  const rows = HEALTH_QUESTIONS.flatMap((question) => {
    const answer = answers[question];
    if (answer === null) return [];
    const label = t(`contractData.fields.health.${question}`, HEALTH_YEARS);
    return [{ label, value: answer ? t("contractData.yes") : t("contractData.no") }];
  });
  if (rows.length === 0) return null;
  return (
    <Card title={t("contractData.health")}>
      <SummaryList groups={[rows]} />
    </Card>
  );
}
