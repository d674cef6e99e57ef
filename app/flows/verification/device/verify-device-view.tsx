import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { Notice } from "~/ui/notice.tsx";
import { CodeFlow, type CodeAnswer } from "../code-flow.tsx";
import { VERIFY_DEVICE_FORM } from "./verify-device-form.ts";
import type { VerifyDevicePage } from "./verify-device-page.server.ts";

type VerifyDeviceViewProps = { page: VerifyDevicePage; answer: CodeAnswer | undefined };

/** The second step of a log-in: a code, or another try when none could be asked for (O12). */
export function VerifyDeviceView({ page, answer }: VerifyDeviceViewProps) {
  const { t } = useTranslation("verification");
  const { flow, csrf, hasCode } = page;
  return (
    <>
      {flow === null ? (
        <TryAgain csrf={csrf} />
      ) : (
        <CodeFlow
          view={flow}
          purpose="device"
          formId={VERIFY_DEVICE_FORM.id}
          csrf={csrf}
          answer={answer}
          page={paths.verifyDevice()}
          typingPage={paths.verifyDeviceTyping()}
          hasCode={hasCode}
        >
          <CheckboxField
            field={{ id: `${VERIFY_DEVICE_FORM.id}-remember`, name: "remember", defaultChecked: isRemembering(answer) }}
            label={t("device.remember")}
            hint={t("device.rememberHint")}
          />
        </CodeFlow>
      )}
      <form method="post" action={paths.logout()}>
        <HiddenFields values={{ _csrf: page.logoutCsrf }} />
        <SubmitButton name="logout" variant="secondary" small>
          {t("device.cancel")}
        </SubmitButton>
      </form>
    </>
  );
}

/** Tills are used by several people, so that nothing is remembered unless the user ticks it; without script the answer shows it as it was sent. */
const isRemembering = (answer: CodeAnswer | undefined): boolean =>
  answer?.result?.initialValue?.["remember"] !== undefined;

function TryAgain({ csrf }: { csrf: string }) {
  const { t } = useTranslation("verification");
  return (
    <>
      <Notice notice={{ id: "verification", variant: "danger", text: t("unavailable") }} />
      <Form method="post" id={VERIFY_DEVICE_FORM.id}>
        <HiddenFields values={{ _csrf: csrf }} />
        <FormActions fill>
          <SubmitButton name="resend">{t("device.tryAgain")}</SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
