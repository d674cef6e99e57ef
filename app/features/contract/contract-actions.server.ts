import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { paths } from "~/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { saveClientEmail } from "~/services/applications.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import { confirmSignature } from "~/services/contracts.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { successNotice } from "~/services/success-notice.ts";
import { formRefused, operationPending } from "~/session/form-answer.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { clientEmailSchema } from "./client-email-schema.ts";
import { CONTRACT_FORM, EMAIL_FORM, SIGNATURE_FORM, type ContractButton } from "./contract-forms.ts";
import { makeContract } from "./make-contract.server.ts";
import { paperSignatureSchema } from "./paper-signature-schema.ts";
import { forgetTyped, keepTyped } from "./typed-fields.server.ts";

type Open = { session: PortalSession; backend: Backend; application: Application; today: IsoDay };

/** What the buttons of step 5 do; each form has a schema of its own. */
export const CONTRACT_ACTIONS: Record<ContractButton, (open: Open, request: Request) => Promise<Response>> = {
  makeContract: answerMakeContract,
  confirmSignature: answerConfirmSignature,
  saveEmail: answerSaveEmail,
};

async function answerMakeContract(open: Open, request: Request) {
  const { session, backend, application } = open;
  const form = await parseForm(request, { formId: CONTRACT_FORM, schema: z.object({}), buttons: ["makeContract"] });
  if (!form.ok) return formRefused(form);
  const attempt = {
    owner: session.user.id,
    login: session.user.login,
    operationId: form.operationId,
    version: form.version,
  };
  const once = await makeContract(backend, application, attempt);
  if (once.state !== "done") return operationPending(form, once);
  if (!once.value.ok) return refuse(open, once.value.notice);
  if (!once.repeated) {
    audit("contract.made", { result: "ok", user: session.user, subject: application.id });
    await addNotice(session, successNotice("contractMade", { number: once.value.contractNumber }));
  }
  return toStep(application);
}

async function answerConfirmSignature(open: Open, request: Request) {
  const { session, backend, application, today } = open;
  const schema = paperSignatureSchema(application.contractDate, today);
  const form = await parseForm(request, { formId: SIGNATURE_FORM, schema, buttons: ["confirmSignature"] });
  if (!form.ok) return formRefused(form);
  const signature = {
    applicationId: application.id,
    signatureType: SignatureType.paper,
    signedOn: form.value.signedOn,
    person: session.user.fullName,
  };
  const confirmed = await confirmSignature(backend, signature, {
    operationId: form.operationId ?? randomUUID(),
    version: form.version,
  });
  if (!confirmed.ok) {
    await keepTyped(session, application, SIGNATURE_FORM, form.entries);
    return refuse(open, confirmed.notice);
  }
  audit("contract.signed", { result: "ok", user: session.user, subject: application.id });
  await forgetTyped(session, application, SIGNATURE_FORM);
  const params = { number: application.contractNumber ?? "" };
  await addNotice(session, { text: { key: "application:contract.signedNotice", params }, variant: "success" });
  return toStep(application);
}

async function answerSaveEmail(open: Open, request: Request) {
  const { session, backend, application } = open;
  const form = await parseForm(request, { formId: EMAIL_FORM, schema: clientEmailSchema, buttons: ["saveEmail"] });
  if (!form.ok) return formRefused(form);
  const operationId = form.operationId ?? randomUUID();
  const saved = await saveClientEmail(backend, {
    applicationId: application.id,
    email: form.value.email,
    owner: "buyer",
    operationId,
  });
  if (!saved.ok) {
    await keepTyped(session, application, EMAIL_FORM, form.entries);
    return refuse(open, saved.notice);
  }
  await forgetTyped(session, application, EMAIL_FORM);
  await addNotice(session, { text: { key: "application:contract.emailSaved" }, variant: "success" });
  return toStep(application);
}

/** What the back end refused stands on the page again, which shows the state as it is now (F-336, 1065, 1100). */
async function refuse({ session, application }: Open, notice: BackendNotice) {
  // Where the contract exists already, the text leads to it (F-448).
  const link = { to: paths.loadApplication(application.id), label: "application:contract.open" };
  await addNotice(session, toSessionNotice(notice, notice.code === 1065 ? { link } : {}));
  return toStep(application);
}

const toStep = ({ id }: Application) => redirect(paths.applicationStep(id, 5), 303);
