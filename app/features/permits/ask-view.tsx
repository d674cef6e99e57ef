import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { DecisionBadge, DecisionPanel } from "~/flows/credit-decision/decision-panel.tsx";
import { PermitState } from "~/flows/permit/permit-state.tsx";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { paths } from "~/paths/paths.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextArea } from "~/ui/form/text-area.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { askPage } from "./ask-permit.server.ts";
import { NOTE_MAX } from "./note-max.ts";
import { ASK_FORM } from "./permit-forms.ts";
import { RefusedNotice } from "./refused-notice.tsx";

type AskViewProps = {
  page: Awaited<ReturnType<typeof askPage>>;
  notice: BackendNotice | undefined;
  result: SubmissionResult<string[]> | undefined;
};

/** Asks a manager to allow what the rules leave to a manager; where there is nothing to ask, the page says what stands. */
export function AskView({ page, notice, result }: AskViewProps) {
  const { t } = useTranslation("permits");
  const { id, buyer, decision, declared, permit } = page;
  const mayAsk = decision?.result === "NEEDS_APPROVAL" && (permit === null || permit.mayAskAgain);
  return (
    <>
      <TitleRow
        title={t("ask.title")}
        detail={[t("ofApplication", { number: id }), buyer].filter(Boolean).join(", ")}
      />
      <RefusedNotice notice={notice} />
      {permit !== null && <PermitState permit={permit} />}
      {decision !== null && (
        <Card title={t("record.decision")} badge={<DecisionBadge result={decision.result} />}>
          <DecisionPanel decision={decision} declared={declared} />
        </Card>
      )}
      {mayAsk ? <AskForm page={page} result={result} /> : <NothingToAsk id={id} isDecided={permit !== null} />}
    </>
  );
}

function AskForm({ page, result }: Pick<AskViewProps, "page" | "result">) {
  const { t } = useTranslation("permits");
  const { form, fields } = useAppForm(ASK_FORM, {
    schema: async () => (await import("./permit-schemas.ts")).askSchema,
    fields: page.typed,
    result,
  });
  return (
    <Card title={t("ask.card")}>
      <AppForm form={form} seals={page.seals} version={page.version}>
        <p>{t("ask.lead")}</p>
        <TextArea field={fields.reason} hint={t("ask.reasonHint")} maxLength={NOTE_MAX} />
        <FormActions end={<Back id={page.id} />}>
          <FormButton of={ASK_FORM} name="askPermit">
            {t("ask.confirm")}
          </FormButton>
        </FormActions>
      </AppForm>
    </Card>
  );
}

const Back = ({ id }: { id: number }) => {
  const { t } = useTranslation("permits");
  return <ButtonLink to={paths.loadApplication(id)}>{t("toApplication")}</ButtonLink>;
};

function NothingToAsk({ id, isDecided }: { id: number; isDecided: boolean }) {
  const { t } = useTranslation("permits");
  return (
    <>
      {!isDecided && <p>{t("ask.notNeeded")}</p>}
      <FormActions>
        <Back id={id} />
      </FormActions>
    </>
  );
}
