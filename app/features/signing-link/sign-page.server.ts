import { json, redirect } from "@remix-run/node";
import { wrongSigningCode } from "~/domain/fields/signing-code-field.ts";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { maskContact } from "~/domain/masked-contact.ts";
import { countLinkAttempt } from "~/flows/link-attempts.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { unsavedResult } from "~/forms/unsaved-result.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { signingPaths } from "~/paths/signing-paths.ts";
import { pdfResponse } from "~/platform/pdf-response.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import type { GivenSignature, SigningRequest } from "~/services/signing-types.ts";
import {
  confirmSigning,
  getDocumentForSigning,
  getInformationForSigning,
  getSigningRequest,
  refuseSigning,
  sendSigningCode,
} from "~/services/signing.server.ts";
import { SIGN_FORM } from "./sign-form.ts";
import { signSchema } from "./sign-schema.ts";

type Params = { token?: string };
type Posted = ReadForm<typeof SIGN_FORM>;

const TOKEN = /^[\w-]{1,100}$/;
const GONE = 410;
const REFUSED = 422;
const DEVICE_MAX = 300;

const deadLink = () => json({ state: "dead" as const }, { status: GONE });

async function findRequest(portal: PublicPortal, token: string): Promise<SigningRequest | null> {
  if (!TOKEN.test(token)) return null;
  const asked = await getSigningRequest(portal.connection, token);
  if (asked.ok) {
    const { codeTo, copiesTo } = asked.value;
    return { ...asked.value, codeTo: codeTo && maskContact(codeTo), copiesTo: copiesTo && maskContact(copiesTo) };
  }
  await countLinkAttempt(portal);
  return null;
}

/** The page of a link, without a log-in; opening it decides nothing: mail scanners open links, too. */
export async function readSignPage(portal: PublicPortal, { token = "" }: Params) {
  const request = await findRequest(portal, token);
  if (request === null) return deadLink();
  const visitor = await portal.visitor();
  const { csrf } = formSeals(visitor, SIGN_FORM.id);
  return json({ state: "found" as const, token, csrf, request }, { headers: visitor.cookies });
}

const documentOf = ({ document }: SigningRequest) => (document === 0 ? "application" : "contract");

/** The document as it is signed, to the byte, or as it was signed (F-343); a link that opens none leads to its page, which says so. */
export async function readSignDocument(portal: PublicPortal, { token = "" }: Params): Promise<Response> {
  const request = await findRequest(portal, token);
  const isInformation = portal.url.searchParams.has("information");
  const found =
    request &&
    (await (isInformation
      ? getInformationForSigning(portal.connection, token)
      : getDocumentForSigning(portal.connection, token, documentOf(request))));
  if (!found?.ok) return redirect(signingPaths.sign(token));
  return pdfResponse(found.value.bytes, found.value.fileName);
}

const orNull = (text: string | undefined): string | null => (text === undefined || text === "" ? null : text);

/** What is kept of a signature on a tablet besides the seal: the name, the drawing, and in what it was drawn. */
function givenOf(
  portal: PublicPortal,
  value: { name?: string; drawing?: string; code: string | null },
): GivenSignature {
  const isTablet = value.name !== undefined;
  const device = (portal.head.headers.get("User-Agent") ?? "").slice(0, DEVICE_MAX);
  return {
    code: value.code,
    name: orNull(value.name),
    drawing: orNull(value.drawing),
    device: isTablet ? orNull(device) : null,
  };
}

/** Something other than the end of the request was in the way: nothing is signed, and what was given stays. */
const NOT_SIGNED = { status: REFUSED, formErrors: ["soap:2000"] };

/** Ended elsewhere in the meantime, or by time: what the page says when it is read again. */
const isAlreadyEnded = ({ code }: { code: number }) => code === 1900 || code === 1100;

async function sign(portal: PublicPortal, read: Posted, token: string, request: SigningRequest) {
  const draws = read.posted.some(([name]) => name === "drawing");
  const form = validate(read, signSchema(request, draws));
  if (!form.ok) return formErrorResponse(form);
  // A code that has not been asked for cannot be known: what is typed is no try of one (O14).
  if (request.way === SignatureType.initiated && !request.codeSent)
    return formErrorResponse(form, { status: REFUSED, fieldErrors: { code: ["signing:link.codeFirst"] } });
  const signed = await confirmSigning(portal.connection, token, givenOf(portal, form.value));
  if (!signed.ok) return isAlreadyEnded(signed.notice) ? json({}) : formErrorResponse(form, NOT_SIGNED);
  if (signed.value.state !== "pending") return json({});
  return formErrorResponse(form, {
    status: REFUSED,
    fieldErrors: { code: [wrongSigningCode(signed.value.triesLeft)] },
  });
}

/** Hands on what the person does; what has come of it, the page reads again. */
export async function answerSignPage(portal: PublicPortal, read: Posted, { token = "" }: Params) {
  const request = await findRequest(portal, token);
  if (request === null) return deadLink();
  if (read.intent === "sign" || read.stale) return sign(portal, read, token, request);
  if (read.intent === "sendCode") {
    const sent = await sendSigningCode(portal.connection, token, portal.locale);
    if (!sent.ok && isAlreadyEnded(sent.notice)) return json({});
    const result = unsavedResult(validate(read, signSchema(request)));
    if (!sent.ok) return json({ sent: false, refused: true, result }, { status: REFUSED });
    return json({ sent: true, waitSeconds: sent.value.waitSeconds, result });
  }
  await refuseSigning(portal.connection, token);
  return json({});
}
