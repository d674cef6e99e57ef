import { useTranslation } from "react-i18next";
import { FormButton } from "~/forms/form-button.tsx";
import { toClockTime } from "~/i18n/clock-time.ts";
import { Notice } from "~/ui/notice.tsx";
import { CONTRACT_DATA } from "../forms/contract-data-form.ts";
import type { HandOverSms } from "./hand-over-sms.server.ts";

/** The SMS with the address: whether it is on its way, sent, or has failed; the button that sends it. */
export function HandOverSmsPart({ sms }: { sms: HandOverSms | null }) {
  const { t } = useTranslation(["hand-over", "soap"]);
  return (
    <>
      <div aria-live="polite">
        {sms?.state === "failed" && (
          <Notice notice={{ id: "sms-failed", variant: "danger", text: t("soap:sending.sms") }} />
        )}
        {sms !== null && <p>{t(`sms.${sms.state}`, { to: sms.to, time: toClockTime(sms.at) })}</p>}
      </div>
      <p>
        <FormButton of={CONTRACT_DATA.form} name="textHandOver" variant="secondary" small>
          {t(sms === null ? "sms.send" : "sms.again")}
        </FormButton>
      </p>
    </>
  );
}
