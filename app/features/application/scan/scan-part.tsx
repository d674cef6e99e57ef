import { useTranslation } from "react-i18next";
import { isScannable, mayKeepPictures } from "~/domain/identity-scan.ts";
import { ScanVerdictNote } from "~/flows/identity-scan/scan-verdict-note.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { toClockTime } from "~/i18n/clock-time.ts";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { Notice } from "~/ui/notice.tsx";
import { QrAddress } from "~/ui/qr-address.tsx";
import { CONTRACT_DATA } from "../forms/contract-data-form.ts";
import { NotStored } from "./not-stored.tsx";
import type { OfferedScan } from "./read-scan.server.ts";
import { SCAN_PLACE } from "./scan-place.ts";
import { ScanPictures } from "./scan-pictures.tsx";
import { ScanProposal } from "./scan-proposal.tsx";
import type { PicturesStored } from "./store-scan-pictures.server.ts";
import { useScanProgress } from "./use-scan-progress.ts";
import { useScannedValues, type ScannedValues } from "./use-scanned-values.ts";

/** What confirming the values that were read is answered. */
export type ScanAnswer = {
  scanned?: ScannedValues;
  stored?: PicturesStored;
};

type ScanPartProps = {
  page: { applicationId: number; stepData: { scan: OfferedScan; handOver: { state: string } } };
  document: Record<keyof ScannedValues, FieldSource & { value?: string | undefined }>;
  answer: ScanAnswer | undefined;
};

/** In step 4: photographing the identity document, and what was read of it (F-313, F-319, F-320). The fields can be typed all the while. */
export function ScanPart({ page, document, answer }: ScanPartProps) {
  const { t } = useTranslation(["recogniser", "soap"]);
  const { scan } = page.stepData;
  const type = document.type.value === undefined || document.type.value === "" ? null : Number(document.type.value);
  const scanned = answer?.scanned;
  useScannedValues(document, scanned);
  if (scan.state === "unlicensed")
    return <Notice notice={{ id: "licence", variant: "warning", text: t("soap:scanner.licence") }} />;
  const isHandedOver = page.stepData.handOver.state === "open";
  // Where the kind was cleared meanwhile, the scan names its own.
  const isOpen = scan.state === "open" && (type === null || type === scan.type);
  return (
    <fieldset id={SCAN_PLACE}>
      <legend>{t("card.title")}</legend>
      {scanned !== undefined && <Notice notice={{ id: "used", variant: "success", text: t("card.used") }} />}
      <NotStored stored={answer?.stored} />
      {!isOpen && <p className="note">{isScannable(type) ? t("card.text") : t("card.chooseType")}</p>}
      {isOpen && <OpenScan applicationId={page.applicationId} scan={scan} isHandedOver={isHandedOver} />}
      <p>
        {!(isOpen && isHandedOver) && (
          <FormButton of={CONTRACT_DATA.form} name="scan" variant="secondary" small>
            {isOpen ? t("card.renew") : t("card.scan")}
          </FormButton>
        )}{" "}
        <FormButton of={CONTRACT_DATA.form} name="scanHere" variant="secondary" small>
          {t("card.here")}
        </FormButton>
      </p>
    </fieldset>
  );
}

type OpenScanProps = {
  applicationId: number;
  scan: Extract<OfferedScan, { state: "open" }>;
  /** The buyer finds the way on the own page: one code at a time, which is not renewed in the buyer's hands. */
  isHandedOver: boolean;
};

/** The address for a telephone until something was read; what has come below it. */
function OpenScan({ applicationId, scan, isHandedOver }: OpenScanProps) {
  const { t } = useTranslation("recogniser");
  const isAsking = useHydrated();
  const progress = useScanProgress(applicationId, scan);
  const verdict = progress?.verdict ?? null;
  const pictures = <ScanPictures applicationId={applicationId} pictures={progress?.pictures ?? []} />;
  if (verdict?.state === "read")
    return (
      <ScanProposal type={scan.type} {...verdict}>
        {pictures}
      </ScanProposal>
    );
  return (
    <>
      {!isHandedOver && (
        <QrAddress
          address={scan.address}
          qr={scan.qr}
          texts={{
            code: t("card.qr"),
            typed: t("card.address"),
            until: t("until", { time: toClockTime(scan.endsAt) }),
          }}
        />
      )}
      <div aria-live="polite">
        {verdict === null ? (
          <p>{t("card.waiting")}</p>
        ) : (
          <ScanVerdictNote verdict={verdict} isSmall={progress?.isSmall === true} />
        )}
      </div>
      {pictures}
      <p>
        {progress !== null && progress.pictures.length > 0 && (verdict === null || mayKeepPictures(verdict)) && (
          <FormButton of={CONTRACT_DATA.form} name="keepScan" variant="secondary" small>
            {t("card.keep")}
          </FormButton>
        )}{" "}
        {!isAsking && (
          <FormButton of={CONTRACT_DATA.form} name="refreshScan" variant="secondary" small>
            {t("card.refresh")}
          </FormButton>
        )}
      </p>
    </>
  );
}
