import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import type { FoundPermit } from "./find-permit.server.ts";

type Known = NonNullable<FoundPermit>;

/** What became of the last request, in the manager's words, and the way to it. */
export function PermitState({ permit }: { permit: Known }) {
  const { t } = useTranslation("permits");
  const text = useText();
  const word = permit.labelKey === null ? permit.raw : text(`enumerations:${permit.labelKey}`);
  return (
    <Card title={t("state.title", { number: permit.id })} badge={<Badge tone={permit.tone}>{word}</Badge>}>
      {permit.note !== null && <p>{t("state.note", { note: permit.note })}</p>}
      {permit.expiresAt !== null && <p>{t("state.expiresAt", { moment: permit.expiresAt })}</p>}
      {permit.hasMovedOn && <p>{t("state.movedOn")}</p>}
      <p>
        <Link to={permitPaths.permit(permit.id)}>{t("state.open")}</Link>
      </p>
    </Card>
  );
}

type PermitPartProps = { applicationId: number; permit: FoundPermit; mayAsk: boolean };

/** Where a credit needs a manager: what was asked and answered, or the way to ask (step 3, step 5). */
export function PermitPart({ applicationId, permit, mayAsk }: PermitPartProps) {
  const isOffered = mayAsk && (permit === null || permit.mayAskAgain);
  return (
    <>
      {permit !== null && <PermitState permit={permit} />}
      {isOffered && <WayToAsk applicationId={applicationId} isAgain={permit !== null} />}
    </>
  );
}

/** After an earlier request that holds no more, a new one. */
function WayToAsk({ applicationId, isAgain }: { applicationId: number; isAgain: boolean }) {
  const { t } = useTranslation("permits");
  return (
    <Card title={t(isAgain ? "ask.neededAgain" : "ask.needed")}>
      <p>{t("ask.neededHint")}</p>
      <p>
        <ButtonLink to={permitPaths.ask(applicationId)}>{t("ask.open")}</ButtonLink>
      </p>
    </Card>
  );
}
