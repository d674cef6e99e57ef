import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/button.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import type { FlowForm } from "./code-form.tsx";
import type { CodeFlowView } from "./code-flow-view.ts";
import { useCountdown } from "./use-countdown.ts";

const HOUR_SECONDS = 3_600;
/** A longer wait is one of the day's limit: its seconds are not counted down. */
const MAX_COUNTED_SECONDS = 600;

type ResendFormProps = { form: FlowForm; view: CodeFlowView; /** There is no code to type. */ isMainWay: boolean };

/**
 * Another message, from the moment on that the service allows it (F-067, F-151). Without script the button is always there and the service
 * answers one that comes too early; a disabled one would never wake up.
 */
export function ResendForm({ form, view, isMainWay }: ResendFormProps) {
  const { t } = useTranslation("verification");
  const hydrated = useHydrated();
  const left = useCountdown(view);
  const waitId = `${form.id}-wait`;
  return (
    <Form method="post">
      <HiddenFields values={{ _csrf: form.csrf }} />
      {left > 0 && (
        <p className="hint" id={waitId}>
          {left <= MAX_COUNTED_SECONDS
            ? t("resendIn", { s: left })
            : t("resendInHours", { h: Math.ceil(left / HOUR_SECONDS) })}
        </p>
      )}
      <FormActions fill>
        <SubmitButton
          name="resend"
          variant={isMainWay ? "primary" : "secondary"}
          disabled={hydrated && left > 0}
          describedBy={left > 0 ? waitId : undefined}
        >
          {t("resend")}
        </SubmitButton>
      </FormActions>
    </Form>
  );
}
