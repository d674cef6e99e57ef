import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { Notice } from "~/ui/notice.tsx";
import { CodeFlow, type CodeAnswer } from "../code-flow.tsx";
import type { VerifyDevicePage } from "./verify-device-page.server.ts";

type VerifyDeviceViewProps = { page: VerifyDevicePage; answer: CodeAnswer | undefined };

const FORM_ID = "verify-device";

/** The second step of a log-in: a code, or another try when nobody could be asked for one (O12). */
export function VerifyDeviceView({ page, answer }: VerifyDeviceViewProps) {
  const { t } = useTranslation("verification");
  const { flow, csrf, typesNow } = page;
  return (
    <>
      {flow === null ? (
        <TryAgain csrf={csrf} />
      ) : (
        <CodeFlow
          view={flow}
          purpose="device"
          formId={FORM_ID}
          csrf={csrf}
          answer={answer}
          page={paths.verifyDevice()}
          typingPage={paths.verifyDeviceTyping()}
          typesNow={typesNow}
        >
          <CheckboxField
            field={{ id: `${FORM_ID}-remember`, name: "remember", defaultChecked: isRemembering(answer) }}
            label={t("device.remember")}
            hint={t("device.rememberHint")}
          />
        </CodeFlow>
      )}
      <form method="post" action={paths.logout()}>
        <HiddenFields values={{ _csrf: page.logoutCsrf }} />
        <FormActions fill>
          <SubmitButton name="logout" variant="secondary">
            {t("device.cancel")}
          </SubmitButton>
        </FormActions>
      </form>
    </>
  );
}

/** Ticked until somebody unticks it: without script the answer shows it as it was sent. */
function isRemembering(answer: CodeAnswer | undefined): boolean {
  const sent = answer?.result?.initialValue ?? null;
  return sent === null || sent["remember"] !== undefined;
}

function TryAgain({ csrf }: { csrf: string }) {
  const { t } = useTranslation("verification");
  return (
    <>
      <Notice notice={{ id: "verification", variant: "danger", text: t("unavailable") }} />
      <Form method="post" id={FORM_ID}>
        <HiddenFields values={{ _csrf: csrf }} />
        <FormActions fill>
          <SubmitButton name="resend">{t("device.tryAgain")}</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
