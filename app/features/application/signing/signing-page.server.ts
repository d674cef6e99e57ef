import { isSigned, toSignatureType } from "~/domain/enumerations/signature-type.ts";
import { markSigned } from "~/flows/hand-over/hand-overs.server.ts";
import { mayDownload } from "~/flows/uploads/may-download.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { SigningPart, SigningStatus } from "~/services/signing-types.ts";
import { getSigningStatus } from "~/services/signing.server.ts";
import { requireApplication, type ApplicationContext } from "../application-context.server.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** A request about the signing of an application. */
export type SigningContext = ApplicationContext & { status: SigningStatus };

/** The application with its signatures, for a user who manages them. */
export async function requireSigning(portal: Portal, params: Params): Promise<SigningContext> {
  const open = await requireApplication(portal, params, { may: "signing:manage", status: "view" });
  const found = await getSigningStatus(open.backend, open.application.id);
  if (!found.ok) throw refusalPage(found.notice);
  if (isSignedByBuyer(found.value))
    await markSigned({ userId: open.session.user.id, applicationId: open.application.id });
  return { ...open, status: found.value };
}

const PENDING = "pending";
/** Dokumentas of a contract's signature. */
const CONTRACT = 1;

/** Whether a signature is waited for, so that the page asks again by itself. */
export const isWaiting = ({ type, requests }: SigningPart): boolean =>
  !isSigned(toSignatureType(type)) && requests.some(({ state }) => state === PENDING);

/** Whether the buyer has signed and is asked for nothing more just now: who has the application in hand reads it on the own page. */
function isSignedByBuyer({ parts }: SigningStatus): boolean {
  const own = parts.filter(({ ofSpouse }) => !ofSpouse);
  return own.some(({ type }) => isSigned(toSignatureType(type))) && !own.some(isWaiting);
}

const contractMark = ({ parts }: SigningStatus, ofSpouse: boolean): number | null =>
  parts.find((part) => part.document === CONTRACT && part.ofSpouse === ofSpouse)?.type ?? null;

/**
 * Whether nothing can be downloaded, because the contract is being signed remotely (F-333). Asked of the signatures, which are read
 * after the application: one that is given in between would be shown as given, and its file held back on a page that waits no more.
 */
export const isHeld = ({ can, status }: Pick<SigningContext, "can" | "status">): boolean =>
  !mayDownload(
    { can },
    {
      signing: {
        contractSignature: contractMark(status, false),
        spouseContractSignature: contractMark(status, true),
      },
    },
  );

/** Every signature of an application with what it is waiting for (F-356, F-364). */
export const signingPage = ({ application, status, can }: SigningContext) => ({
  applicationId: application.id,
  hasContract: application.contractNumber !== null,
  isHeld: isHeld({ can, status }),
  allowance: status.allowance,
  isWaiting: status.parts.some(isWaiting),
  parts: status.parts,
});

export type SigningPage = ReturnType<typeof signingPage>;
