import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { accountPaths } from "~/paths/account-paths.ts";
import { Card } from "~/ui/card.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Link } from "~/ui/link.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { LOGIN_MAX, UNBLOCK_FORM } from "./unblock-form.ts";
import { OpenPermitLinks } from "./open-permit-links.tsx";
import type { managerPage } from "./unblock.server.ts";

type ManagerViewProps = {
  page: Awaited<ReturnType<typeof managerPage>>;
  result: SubmissionResult<string[]> | undefined;
};

/** The manager's tools: users with their sales conditions, unblocking by log-in, the queue of requests (F-405). */
export function ManagerView({ page, result }: ManagerViewProps) {
  const { t } = useTranslation("manager");
  return (
    <>
      <TitleRow title={t("title")} />
      <Card title={t("users.title")} narrow>
        <p>{t("users.lead")}</p>
        <p>
          <Link to={accountPaths.users()}>{t("users.open")}</Link>
        </p>
      </Card>
      <Card title={t("unblock.title")} narrow>
        <UnblockForm page={page} result={result} />
      </Card>
      <Card title={t("queue.title")} narrow>
        <p>{t("queue.lead")}</p>
        <OpenPermitLinks />
      </Card>
      <Card title={t("stuck.title")} narrow>
        <p>{t("stuck.lead")}</p>
        <p>
          <Link to={accountPaths.stuck()}>{t("stuck.open")}</Link>
        </p>
      </Card>
    </>
  );
}

function UnblockForm({ page, result }: ManagerViewProps) {
  const { t } = useTranslation("manager");
  const { form, fields } = useAppForm(UNBLOCK_FORM, {
    schema: async () => (await import("./unblock-schema.ts")).unblockSchema,
    fields: page.fields,
    result,
  });
  return (
    <AppForm form={form} seals={page.seals}>
      <p>{t("unblock.lead")}</p>
      <TextField field={fields.login} autoComplete="off" spellCheck={false} maxLength={LOGIN_MAX} width="medium" />
      <FormActions>
        <FormButton of={UNBLOCK_FORM} name="unblockUser">
          {t("unblock.confirm")}
        </FormButton>
      </FormActions>
    </AppForm>
  );
}
