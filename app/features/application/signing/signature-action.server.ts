import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";

import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { leadToSignature, markSignatureSent } from "~/flows/hand-over/hand-overs.server.ts";
import { toLanguage } from "~/i18n/language.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { isFormOf, type ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice, type NewNotice } from "~/notices/notices.server.ts";
import { signingPaths } from "~/paths/signing-paths.ts";
import { audit } from "~/platform/audit.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { cancelSigning, confirmSigning, getSigningStatus, initiateSigning } from "~/services/signing.server.ts";
import { obstacleNotice } from "./obstacle-text.ts";
import { CODE_FORM, START_FORM, type SIGNATURE_FORMS } from "./signature-forms.ts";
import { partNameOf, placeOf } from "./signature-parts.ts";
import { pendingOf, requireSignature, type SignatureContext } from "./signature-page.server.ts";
import { findCancelRefusal, findSigningRefusal } from "./signing-status.server.ts";
import { wrongSigningCode } from "~/domain/fields/signing-code-field.ts";
import { codeSchema, signatureSchema } from "./signature-schema.ts";

type Params = Readonly<Record<string, string | undefined>>;
type Posted = ReadForm<(typeof SIGNATURE_FORMS)[number]>;

const REFUSED = 422;

/** Answers the forms of one signature: a way is begun, every way is cancelled, a cent transfer is confirmed (F-363, F-369). */
export async function answerSignature(portal: Portal, read: Posted, params: Params): Promise<Response> {
  const open = await requireSignature(portal, params);
  if (isFormOf(read, START_FORM)) return answerStart(open, read);
  if (isFormOf(read, CODE_FORM)) return answerCode(open, read);
  return answerCancel(open, read);
}

/** Whether a link leaves is known later: only a tablet, which needs none, is a success at once. */
const startedNotice = (way: number) => {
  if (way === SignatureType.initiatedTablet)
    return { text: { key: "signing:startedTablet" }, variant: "success" } as const;
  const key = way === SignatureType.centTransfer ? "signing:sentCent" : "signing:sent";
  return { text: { key }, variant: "info" } as const;
};

const writeOf = ({ operationId, version }: Pick<Posted, "operationId" | "version">) => ({
  operationId: operationId ?? randomUUID(),
  version,
});

async function answerStart(open: SignatureContext, read: ReadForm<typeof START_FORM>): Promise<Response> {
  const { backend, application, session, name, locale } = open;
  const form = validate(read, signatureSchema);
  if (!form.ok) return formErrorResponse(form);
  const refusal = findSigningRefusal(open);
  if (refusal !== null) return keepTyped(open, form, toSessionNotice(refusal));
  const closed = open.part.ways.find(({ way, obstacle }) => way === form.value.way && obstacle !== null);
  if (closed !== undefined) return keepTyped(open, form, obstacleNotice(closed));
  const start = { ...placeOf(application.id, name), ...form.value, language: toLanguage(locale) };
  const begun = await initiateSigning(backend, start, writeOf(form));
  if (!begun.ok)
    return keepTyped(open, form, begun.reason === "systemError" ? notTaken(open) : toSessionNotice(begun.notice));
  audit("signing.started", { result: "ok", user: session.user, subject: application.id });
  // A request that the provider has not even taken is told on the page, as one that failed.
  if (begun.value.state === "error") return toPage(open);
  await leadBuyerToSignature(open, form.value);
  return sayOnPage(open, startedNotice(form.value.way));
}

/** The service that collects signatures did not take this one: whose it is must be said where two sign (F-368). */
const notTaken = ({ part }: SignatureContext): NewNotice => ({
  text: { key: part.ofSpouse ? "signing:notTaken.spouse" : "signing:notTaken.buyer" },
  variant: "danger",
});

/** A buyer who has the application in hand signs on the own telephone, or reads there where the link went. */
async function leadBuyerToSignature(
  { backend, session, application, name }: SignatureContext,
  { contact }: z.output<typeof signatureSchema>,
): Promise<void> {
  const beginner = { userId: session.user.id, applicationId: application.id };
  if (contact !== null) {
    if (!placeOf(application.id, name).ofSpouse) await markSignatureSent(beginner, contact.address);
    return;
  }
  const status = await getSigningStatus(backend, application.id);
  const part = status.ok ? status.value.parts.find((one) => partNameOf(one) === name) : undefined;
  const token =
    part === undefined || part.ofSpouse ? null : (pendingOf(part, SignatureType.initiatedTablet)?.token ?? null);
  if (token !== null) await leadToSignature(beginner, signingPaths.sign(token));
}

async function answerCancel(open: SignatureContext, read: ReadForm): Promise<Response> {
  const { backend, application, session, name } = open;
  const form = validate(read, z.object({}));
  if (!form.ok) return formErrorResponse(form);
  const refusal = findCancelRefusal(open);
  if (refusal !== null) return sayOnPage(open, toSessionNotice(refusal));
  const cancelled = await cancelSigning(backend, placeOf(application.id, name), writeOf(form));
  if (!cancelled.ok) return sayOnPage(open, toSessionNotice(cancelled.notice));
  audit("signing.cancelled", { result: "ok", user: session.user, subject: application.id });
  return sayOnPage(open, { text: { key: "signing:cancelled" }, variant: "success" });
}

async function answerCode(open: SignatureContext, read: ReadForm<typeof CODE_FORM>): Promise<Response> {
  const { connection, part } = open;
  const form = validate(read, codeSchema);
  if (!form.ok) return formErrorResponse(form);
  const refusal = findSigningRefusal(open);
  if (refusal !== null) return keepTyped(open, form, toSessionNotice(refusal));
  const token = pendingOf(part, SignatureType.centTransfer)?.token ?? "";
  const given = { code: form.value.code, name: null, drawing: null, device: null };
  const confirmed = await confirmSigning(connection, token, given);
  if (!confirmed.ok) return sayOnPage(open, toSessionNotice(confirmed.notice));
  if (confirmed.value.state === "pending") {
    return formErrorResponse(form, {
      status: REFUSED,
      fieldErrors: { code: [wrongSigningCode(confirmed.value.triesLeft)] },
    });
  }
  return confirmed.value.state === "signed"
    ? sayOnPage(open, { text: { key: "signing:codeRight" }, variant: "success" })
    : toPage(open);
}

async function keepTyped(
  { session }: SignatureContext,
  form: Parameters<typeof formErrorResponse>[0],
  refusal: NewNotice,
): Promise<Response> {
  await addNotice(session, refusal);
  return formErrorResponse(form, { status: REFUSED });
}

async function sayOnPage(open: SignatureContext, notice: NewNotice): Promise<Response> {
  await addNotice(open.session, notice);
  return toPage(open);
}

const toPage = ({ application, name }: SignatureContext) => redirect(signingPaths.signature(application.id, name), 303);
