import { useTranslation } from "react-i18next";
import { flowAllowances } from "~/domain/enumerations/flow-allowance.ts";
import { isSigned, isSigningInitiated, signatureTypes, toSignatureType } from "~/domain/enumerations/signature-type.ts";
import { useText } from "~/i18n/use-text.ts";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { signingPaths } from "~/paths/signing-paths.ts";
import type { SigningPart } from "~/services/signing-types.ts";
import { Badge } from "~/ui/badge.tsx";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { RequestLine } from "./request-line.tsx";
import { partNameOf } from "./signature-parts.ts";
import type { SigningPage } from "./signing-page.server.ts";
import { usePolling } from "./use-polling.ts";

/** Every signature of an application in the order of signing, each with what it waits for (F-356, F-360, F-363). */
export function SigningView({ page }: { page: SigningPage }) {
  const { t } = useTranslation("signing");
  const text = useText();
  usePolling(page.isWaiting);
  const allowance = flowAllowances.labelKey(page.allowance);
  return (
    <>
      <TitleRow title={t("title")}>
        {page.isWaiting && <ButtonLink to={signingPaths.ofApplication(page.applicationId)}>{t("refresh")}</ButtonLink>}
        <ButtonLink to={paths.applicationStep(page.applicationId, CONTRACT_STEP)}>{t("back")}</ButtonLink>
      </TitleRow>
      <p className="note">{t("intro")}</p>
      {allowance !== null && <p className="note">{text(`enumerations:${allowance}`)}</p>}
      {page.parts.map((part) => (
        <PartCard key={partNameOf(part)} applicationId={page.applicationId} part={part} />
      ))}
    </>
  );
}

/** How a signature is marked, in words and colour; an unknown number is told as such (F-356). */
export function SignatureBadge({ type }: Pick<SigningPart, "type">) {
  const { t } = useTranslation("signing");
  const text = useText();
  const known = toSignatureType(type);
  const label = signatureTypes.labelKey(known);
  if (type === 0) return <Badge tone="warning">{t("unsigned")}</Badge>;
  const tone = isSigned(known) ? "success" : isSigningInitiated(known) ? "info" : "neutral";
  return <Badge tone={tone}>{label === null ? "" : text(`enumerations:${label}`)}</Badge>;
}

/** What was signed, for a user who has the right to it (F-345); paper, and what was signed elsewhere, has left no file here. */
export function SignedFileLink({ applicationId, part }: { applicationId: number; part: SigningPart }) {
  const { t } = useTranslation("signing");
  if (!part.requests.some(({ state }) => state === "signed")) return null;
  return (
    <FileLink to={signingPaths.signed(applicationId, partNameOf(part))}>
      {t("download")}
      <VisuallyHidden>: {part.title}</VisuallyHidden>
    </FileLink>
  );
}

function PartCard({ applicationId, part }: { applicationId: number; part: SigningPart }) {
  const { t } = useTranslation("signing");
  const isDone = isSigned(toSignatureType(part.type));
  const title = t(part.document === 0 ? "documents.application" : "documents.contract", { name: part.name });
  return (
    <Card title={title} badge={<SignatureBadge type={part.type} />}>
      {!isDone && part.requests.map((one) => <RequestLine key={one.way} request={one} ofSpouse={part.ofSpouse} />)}
      <p>
        <SignedFileLink applicationId={applicationId} part={part} />
        {!isDone && (
          <ButtonLink to={signingPaths.signature(applicationId, partNameOf(part))}>
            {t("open")}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        )}
      </p>
    </Card>
  );
}
