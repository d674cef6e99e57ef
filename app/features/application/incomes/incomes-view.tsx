import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm, type FieldsOf } from "~/forms/use-app-form.ts";
import { toLanguage } from "~/i18n/language.ts";
import { paths } from "~/paths/paths.ts";
import type { IncomePerson } from "~/services/income-types.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { DateField } from "~/ui/form/date-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { useFormTexts } from "~/ui/form/form-texts.tsx";
import { ApplicationTitle } from "../application-title.tsx";
import { StepForm } from "../step-form.tsx";
import { DebtRecordCard } from "../debts/debt-record-card.tsx";
import { BankReportCard } from "./bank-report-card.tsx";
import { INCOMES_FORM } from "./income-forms.ts";
import type { IncomesPage } from "./incomes-page.server.ts";
import type { incomesSchema } from "./incomes-schema.ts";
import { IncomesTable } from "./incomes-table.tsx";

/** What posting the page was answered. */
export type IncomesAnswer = { result?: SubmissionResult<string[]> };

type Fields = FieldsOf<ReturnType<typeof incomesSchema>>;

/** Everything about incomes of an application: the report, certificates, the bank statement (F-295). */
export function IncomesView({ page, answer }: { page: IncomesPage; answer: IncomesAnswer | undefined }) {
  const { t } = useTranslation("incomes");
  const { form, fields } = useAppForm(INCOMES_FORM, {
    schema: async () => (await import("./incomes-schema.ts")).incomesSchema(page.today),
    fields: page.fields,
    result: answer?.result,
  });
  const { lines } = page.incomes;
  const marked = fields.removed.defaultOptions ?? [];
  return (
    <>
      <ApplicationTitle title={t("title")} about={page.about}>
        <ButtonLink to={paths.loadApplication(page.applicationId)}>{t("back")}</ButtonLink>
      </ApplicationTitle>
      <UsedIncome page={page} />
      <StepForm page={page} form={form} isAnswer={answer !== undefined}>
        <Card title={t("linesTitle")} actions={<AddLink page={page} />}>
          {lines.length === 0 ? <p>{t("empty")}</p> : <IncomesTable page={page} marked={marked} />}
        </Card>
        <CertificateCard page={page} fields={fields} />
        {page.isOpen && (
          <FormActions>
            <FormButton of={INCOMES_FORM} name="continue">
              {t("save")}
            </FormButton>
          </FormActions>
        )}
        <BankReportCard page={page} />
        <DebtRecordCard isOpen={page.isOpen} people={page.debts} />
      </StepForm>
    </>
  );
}

/** A manager enters lines as a seller does, and others that sellers may not (F-297). */
function AddLink({ page }: { page: IncomesPage }) {
  const { t } = useTranslation("incomes");
  if (!page.isOpen) return null;
  if (page.isFull) return <span className="note">{t("full")}</span>;
  return (
    <>
      <ButtonLink to={paths.applicationIncome(page.applicationId, "new")} small>
        {t("add")}
      </ButtonLink>
      {page.isManager && (
        <ButtonLink to={paths.applicationIncomeValuation(page.applicationId, "new")} small>
          {t("addManager")}
        </ButtonLink>
      )}
    </>
  );
}

const BASES = ["LINES", "REGISTER", "STATED", "FUTURE", "UNPROVED", "NONE"] as const;

/** Which number is decided with, and why: the same one as in the decision, the offers and the report. */
function UsedIncome({ page }: { page: IncomesPage }) {
  const { t, i18n } = useTranslation("incomes");
  const money = (cents: number | null) => formatMoney(cents ?? 0, toLanguage(i18n.language));
  const sentenceOf = ({ ofSpouse, statedCents, usedCents, basis }: IncomePerson) => {
    const known = BASES.find((candidate) => candidate === basis) ?? "STATED";
    const owner = t(ofSpouse ? "owner.spouse" : "owner.buyer");
    return t(`used.${known}`, { owner, used: money(usedCents), stated: money(statedCents) });
  };
  return (
    <Card title={t("usedTitle")}>
      {page.incomes.persons.map((person) => (
        <p key={String(person.ofSpouse)}>{sentenceOf(person)}</p>
      ))}
      <p>
        <strong>{t("sustainable", { sum: money(page.incomes.sustainableCents) })}</strong>
      </p>
    </Card>
  );
}

/** What the ticked certificates say (F-298). */
function CertificateCard({ page, fields }: { page: IncomesPage; fields: Fields }) {
  const { t } = useTranslation("incomes");
  const { translateIssue } = useFormTexts();
  const { asks, certificateProblems } = page;
  if (!asks.buyer && !asks.spouse) {
    return (
      <Card title={t("certificate.title")}>
        <p>{t("certificate.none")}</p>
      </Card>
    );
  }
  return (
    <Card title={t("certificate.title")}>
      <p>{t("certificate.hint")}</p>
      {certificateProblems.map((message) => (
        <p key={message} className="note">
          <strong>{translateIssue(message)}</strong>
        </p>
      ))}
      {asks.buyer && <CertificateFields legend={t("certificate.buyer")} group={fields.certificate} />}
      {asks.spouse && <CertificateFields legend={t("certificate.spouse")} group={fields.spouseCertificate} />}
    </Card>
  );
}

type Group = Fields["certificate"] | Fields["spouseCertificate"];

function CertificateFields({ legend, group }: { legend: string; group: Group }) {
  const { from, to, issuedOn } = group.getFieldset();
  return (
    <fieldset>
      <legend>{legend}</legend>
      <FieldRow columns={3}>
        <DateField field={from} autoComplete="off" />
        <DateField field={to} autoComplete="off" />
        <DateField field={issuedOn} autoComplete="off" />
      </FieldRow>
    </fieldset>
  );
}
