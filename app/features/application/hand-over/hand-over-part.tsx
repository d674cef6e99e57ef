import { useTranslation } from "react-i18next";
import { HAND_OVER_PLACE } from "~/flows/hand-over/hand-over-place.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { toClockTime } from "~/i18n/clock-time.ts";
import { paths } from "~/paths/paths.ts";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { QrAddress } from "~/ui/qr-address.tsx";
import { useAskedProgress } from "../use-asked-progress.ts";
import { CONTRACT_DATA } from "../forms/contract-data-form.ts";
import { HandOverSmsPart } from "./hand-over-sms-part.tsx";
import type { HandOverProgress, OfferedHandOver } from "./read-hand-over.server.ts";

type HandOverPartProps = { applicationId: number; handOver: OfferedHandOver };

/** In step 4: the buyer does on the own telephone what only the buyer knows, and the seller sees how far it is. The fields can be typed all the while. */
export function HandOverPart({ applicationId, handOver }: HandOverPartProps) {
  const { t } = useTranslation("hand-over");
  const isOpen = handOver.state === "open";
  return (
    <fieldset id={HAND_OVER_PLACE}>
      <legend>{t("title")}</legend>
      {!isOpen && <p className="note">{t(handOver.isScanned ? "text" : "textUnscanned")}</p>}
      {isOpen && <Open applicationId={applicationId} handOver={handOver} />}
      <p>
        <FormButton of={CONTRACT_DATA.form} name="handOver" variant="secondary" small>
          {t(isOpen ? "renew" : "begin")}
        </FormButton>{" "}
        {isOpen && (
          <FormButton of={CONTRACT_DATA.form} name="endHandOver" variant="secondary" small>
            {t("end")}
          </FormButton>
        )}
      </p>
    </fieldset>
  );
}

type OpenProps = { applicationId: number; handOver: Extract<OfferedHandOver, { state: "open" }> };

function Open({ applicationId, handOver }: OpenProps) {
  const { t } = useTranslation("hand-over");
  const isAsking = useHydrated();
  const { address, qr, endsAt } = handOver;
  const asked = useAskedProgress<HandOverProgress>(paths.handOverProgress(applicationId), { address, endsAt });
  const progress = asked ?? handOver.progress;
  return (
    <>
      <QrAddress
        address={address}
        qr={qr}
        texts={{ code: t("qr"), typed: t("address"), until: t("until", { time: toClockTime(endsAt) }) }}
      />
      <HandOverSmsPart sms={progress.sms} />
      <ul aria-live="polite">
        {(["opened", "photographed", "filled", "used"] as const).map((act) => (
          <li key={act}>{`${t(`progress.${act}`)}: ${t(progress[act] ? "progress.done" : "progress.waiting")}`}</li>
        ))}
      </ul>
      <p>
        {progress.filled && (
          <FormButton of={CONTRACT_DATA.form} name="useHandOver" variant="secondary" small>
            {t("use")}
          </FormButton>
        )}{" "}
        {!isAsking && (
          <FormButton of={CONTRACT_DATA.form} name="refreshHandOver" variant="secondary" small>
            {t("refresh")}
          </FormButton>
        )}
      </p>
      {progress.filled && !progress.used && (
        <p>
          <FormButton of={CONTRACT_DATA.form} name="dropHandOver" variant="secondary" small>
            {t("drop")}
          </FormButton>
        </p>
      )}
    </>
  );
}
