import { useTranslation } from "react-i18next";
import { FlowAllowance, flowAllowances } from "~/domain/enumerations/flow-allowance.ts";
import {
  isSigned,
  isSigningInitiated,
  SignatureType,
  signatureTypes,
  toSignatureType,
} from "~/domain/enumerations/signature-type.ts";
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
import { obstacleText, wantsCopies } from "./obstacle-text.ts";
import { RequestLine } from "./request-line.tsx";
import { partNameOf } from "./signature-parts.ts";
import type { SigningPage } from "./signing-page.server.ts";
import { StatusWatch } from "./status-watch.tsx";

/** Every signature of an application in the order of signing, each with what it waits for (F-356, F-360, F-363). */
export function SigningView({ page }: { page: SigningPage }) {
  const { t } = useTranslation("signing");
  const text = useText();
  const allowance = flowAllowances.labelKey(page.allowance);
  const isOpen = page.parts.some(({ type }) => !isSigned(toSignatureType(type)));
  return (
    <>
      <TitleRow title={t("title")} detail={t("ofApplication", { number: page.applicationId })}>
        {page.isWaiting && <ButtonLink to={signingPaths.ofApplication(page.applicationId)}>{t("refresh")}</ButtonLink>}
        <ButtonLink to={paths.applicationStep(page.applicationId, CONTRACT_STEP)}>
          {t(page.hasContract ? "back" : "backToApplication")}
        </ButtonLink>
      </TitleRow>
      <StatusWatch isWaiting={page.isWaiting} />
      {isOpen && page.allowance !== FlowAllowance.forbidden && <p className="note">{t("intro")}</p>}
      {isOpen && allowance !== null && <p className="note">{text(`enumerations:${allowance}`)}</p>}
      {page.parts.map((part) => (
        <PartCard key={partNameOf(part)} page={page} part={part} />
      ))}
    </>
  );
}

/** The mark of a remote signing stands for a cent transfer as well; what is waited for tells which it is (F-356). */
function isCentAwaited({ type, requests }: Pick<SigningPart, "type" | "requests">): boolean {
  const waiting = requests.filter(({ state }) => state === "pending").map(({ way }) => toSignatureType(way));
  return (
    type === SignatureType.initiated && waiting.length > 0 && waiting.every((way) => way === SignatureType.centTransfer)
  );
}

/** How a signature is marked, in words and colour; an unknown number is told as such (F-356). */
export function SignatureBadge({ part }: { part: Pick<SigningPart, "type" | "requests"> }) {
  const { t } = useTranslation("signing");
  const text = useText();
  const { type } = part;
  const known = toSignatureType(type);
  const label = signatureTypes.labelKey(known);
  if (type === 0) return <Badge tone="warning">{t("unsigned")}</Badge>;
  if (isCentAwaited(part)) return <Badge tone="info">{t("waitingCent")}</Badge>;
  const tone = isSigned(known) ? "success" : isSigningInitiated(known) ? "info" : "neutral";
  return <Badge tone={tone}>{label === null ? "" : text(`enumerations:${label}`)}</Badge>;
}

/** Of which application files are linked, and whether they are held back. */
type FilePage = Pick<SigningPage, "applicationId" | "isHeld">;

/** What was signed, for a user who has the right to it (F-345); paper, and what was signed elsewhere, has left no file here. */
export function SignedFileLink({ page: { applicationId, isHeld }, part }: { page: FilePage; part: SigningPart }) {
  const { t } = useTranslation("signing");
  if (isHeld || !part.requests.some(({ state }) => state === "signed")) return null;
  return (
    <FileLink to={signingPaths.signed(applicationId, partNameOf(part))}>
      {t("download")}
      <VisuallyHidden>
        : {part.title}, {part.name}
      </VisuallyHidden>
    </FileLink>
  );
}

/** Whether the page of a signature has anything to do: a way that is open, a request that waits, or copies to be uploaded first (F-360, F-361). */
const leadsOn = ({ ways, requests }: SigningPart): boolean =>
  ways.some((way) => way.obstacle === null || wantsCopies(way)) || requests.some(({ state }) => state === "pending");

const FOR_EVER: readonly (string | null)[] = ["SPOUSE_CREDIT", "CONTRACT_TYPE"];

/** The way to speak of where none is open: one that will be, not one that this credit never has. */
const clearableOf = ({ ways }: SigningPart) => ways.find(({ obstacle }) => !FOR_EVER.includes(obstacle)) ?? ways[0];

function PartCard({ page, part }: { page: FilePage; part: SigningPart }) {
  const { t } = useTranslation("signing");
  const isDone = isSigned(toSignatureType(part.type));
  const title = t(part.document === 0 ? "documents.application" : "documents.contract", { name: part.name });
  return (
    <Card title={title} badge={<SignatureBadge part={part} />}>
      {!isDone && part.requests.map((one) => <RequestLine key={one.way} request={one} ofSpouse={part.ofSpouse} />)}
      <p>
        <SignedFileLink page={page} part={part} />
        {!isDone && leadsOn(part) && (
          <ButtonLink to={signingPaths.signature(page.applicationId, partNameOf(part))}>
            {t("open")}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </ButtonLink>
        )}
      </p>
      {!isDone && !leadsOn(part) && <p>{obstacleText(t, clearableOf(part))}</p>}
    </Card>
  );
}
