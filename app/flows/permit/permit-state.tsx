import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Link } from "~/ui/link.tsx";
import type { FoundPermit } from "./find-permit.server.ts";
import type { PermitAnswer } from "./permit-answers.ts";

type PermitStateProps = {
  permit: NonNullable<FoundPermit>;
  /** The credit is possible without it. */
  isNeedless?: boolean;
};

/** What became of the last request, in the managers' words, and the way to it. */
export function PermitState({ permit, isNeedless = false }: PermitStateProps) {
  const { t } = useTranslation("permits");
  const text = useText();
  const word = permit.labelKey === null ? permit.raw : text(`enumerations:${permit.labelKey}`);
  return (
    <Card title={t("state.title", { number: permit.id })} badge={<Badge tone={permit.tone}>{word}</Badge>}>
      {isNeedless && <p>{t("state.needless")}</p>}
      <p>{t("state.asked", permit.asked)}</p>
      <PermitAnswers answers={permit.answers} />
      {permit.expiresAt !== null && <p>{t("state.expiresAt", { moment: permit.expiresAt })}</p>}
      {permit.hasMovedOn && <p>{t("state.movedOn")}</p>}
      <p>
        <Link to={permitPaths.permit(permit.id)}>{t("state.open")}</Link>
      </p>
    </Card>
  );
}

/** Each answer with the manager who gave it, and when. */
function PermitAnswers({ answers }: { answers: readonly PermitAnswer[] }) {
  const { t } = useTranslation("permits");
  return answers.map(({ by, at, note }) => {
    const who = [by, at].filter((part) => part !== null).join(", ");
    return <p key={who}>{note === null ? t("state.answered", { who }) : `${t("state.note", { note })} (${who})`}</p>;
  });
}

type PermitPartProps = { applicationId: number; permit: FoundPermit; mayAsk: boolean; isNeedless: boolean };

/** What a manager was asked about a credit and has answered, or the way to ask where one is needed (step 3, step 5). */
export function PermitPart({ applicationId, permit, mayAsk, isNeedless }: PermitPartProps) {
  const isOffered = mayAsk && (permit === null || permit.mayAskAgain);
  return (
    <>
      {permit !== null && <PermitState permit={permit} isNeedless={isNeedless} />}
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
