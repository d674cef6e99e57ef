import { useTranslation } from "react-i18next";
import { contractPaths } from "~/paths/contract-paths.ts";
import { ButtonLink, SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { obstacleWords } from "./obstacle-words.ts";
import { REJECTION_CARD } from "./rejection-form.ts";
import type { RejectionOffer } from "./rejection.server.ts";

const REASON_ID = "rejection-held";

/** Leads to the question; while it is being signed, and when it is too late, the button is off and says why (F-337, F-338). */
export function RejectionCard({ applicationId, offer }: { applicationId: number; offer: NonNullable<RejectionOffer> }) {
  const { t } = useTranslation("rejection");
  const words = obstacleWords(t, offer);
  return (
    <Card title={<span id={REJECTION_CARD}>{t("title")}</span>}>
      {words === null ? (
        <>
          <p>{offer.until === null ? t("lead") : t("leadUntil", { day: offer.until })}</p>
          <ButtonLink to={contractPaths.reject(applicationId)} variant="danger">
            {t("open")}
          </ButtonLink>
        </>
      ) : (
        <>
          <p id={REASON_ID}>{words}</p>
          <SubmitButton variant="danger" disabled describedBy={REASON_ID}>
            {t("open")}
          </SubmitButton>
        </>
      )}
    </Card>
  );
}
