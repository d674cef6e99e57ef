import { SignatureType, isSigningInitiated, toSignatureType } from "~/domain/enumerations/signature-type.ts";
import { formatPhone } from "~/domain/phone.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { signingPaths, type SignaturePart } from "~/paths/signing-paths.ts";
import { environment } from "~/platform/env.server.ts";
import { drawQr } from "~/platform/qr-code.server.ts";
import { notFoundPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { SigningPart } from "~/services/signing-types.ts";
import { partNameOf, readPart } from "./signature-parts.ts";
import { CANCEL_FORM, CODE_FORM, START_FORM } from "./signature-forms.ts";
import { STARTED_WAYS } from "./signature-schema.ts";
import { isHeld, isWaiting, requireSigning, type SigningContext } from "./signing-page.server.ts";

type Params = Readonly<Record<string, string | undefined>>;

/** A request about one signature. */
export type SignatureContext = SigningContext & { name: SignaturePart; part: SigningPart };

/** The signature of an address; one that the application does not take is no page. */
export async function requireSignature(portal: Portal, params: Params): Promise<SignatureContext> {
  const open = await requireSigning(portal, params);
  const name = readPart(params["part"]);
  const part = open.status.parts.find((one) => partNameOf(one) === name);
  if (name === null || part === undefined) throw notFoundPage();
  return { ...open, name, part };
}

/** The request of a way that is waited for. */
export const pendingOf = ({ requests }: SigningPart, way: number) =>
  requests.find((request) => request.way === way && request.state === "pending");

/** What a buyer is written to unless the seller corrects it. */
function contactOf(part: SigningPart): string {
  const pending = pendingOf(part, SignatureType.initiated) ?? pendingOf(part, SignatureType.centTransfer);
  return pending?.contact ?? part.email ?? (part.phone === null ? "" : formatPhone(part.phone));
}

/** Where a buyer signs on a device of the shop: for its camera, or to be typed. */
function tabletOf(part: SigningPart) {
  const pending = pendingOf(part, SignatureType.initiatedTablet);
  if (pending === undefined || pending.token === null) return null;
  const { token, code, expiresAt } = pending;
  const address = `${environment().publicOrigin}${signingPaths.sign(token)}`;
  return { token, code, expiresAt, address, qr: drawQr(address) };
}

/** What the page of one signature is drawn from. */
export function signaturePage({ application, name, part, session, status, can }: SignatureContext) {
  const open = part.ways.filter(({ obstacle }) => obstacle === null);
  const isOpen = (way: number) => open.some((one) => one.way === way);
  // What is waited for is sent again as it was, unless another way is chosen.
  const waiting = STARTED_WAYS.find((way) => isOpen(way) && pendingOf(part, way) !== undefined);
  const firstOpen = waiting ?? STARTED_WAYS.find(isOpen);
  return {
    applicationId: application.id,
    isHeld: isHeld({ can, status }),
    name,
    part,
    version: status.version,
    /** The last day on which the contract may be signed, and with which every link to it ends (F-362); null of an application. */
    signUntil: part.document === 0 ? null : application.signing.signUntil,
    isWaiting: isWaiting(part),
    tablet: tabletOf(part),
    isBegun: isSigningInitiated(toSignatureType(part.type)),
    canStart: firstOpen !== undefined,
    fields: { way: firstOpen === undefined ? "" : String(firstOpen), contact: contactOf(part) },
    seals: {
      start: formSeals(session, START_FORM.id),
      cancel: formSeals(session, CANCEL_FORM.id),
      code: formSeals(session, CODE_FORM.id),
    },
  };
}

export type SignaturePage = ReturnType<typeof signaturePage>;
