import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { type ApplicationAction, isActionAllowed } from "~/domain/application-status.ts";
import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import type { Action } from "~/domain/permissions.ts";
import { closeAnswers } from "~/flows/hand-over/hand-overs.server.ts";
import { askAboutAnswers, holdsAnswers } from "~/flows/hand-over/unused-answers.server.ts";
import { formErrorResponse, operationPending } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate, type ParsedForm } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { permissionDeniedPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { saveClientEmail, type ClientEmail } from "~/services/applications.server.ts";
import type { Application } from "~/services/application-types.ts";
import { confirmSignature } from "~/services/contracts.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { successNotice } from "~/services/success-notice.ts";
import { clientEmailSchema, spouseEmailSchema } from "./client-email-schema.ts";
import { CONTRACT_FORM, EMAIL_FORM, SIGNATURE_FORM, SPOUSE_EMAIL_FORM, type CONTRACT_FORMS } from "./contract-forms.ts";
import { stageOf } from "./contract-stage.ts";
import { emailVersion, savedEmail } from "./email-version.server.ts";
import { makeContract } from "./make-contract.server.ts";
import { paperSignatureSchema } from "./paper-signature-schema.ts";
import { isOfBoth, openSigners } from "./signers.server.ts";
import { deleteTyped, saveTyped } from "./typed-fields.server.ts";

/** The review was read before another save: there is nothing to save here, but no contract was made of data that its user has not seen (G12). */
const STALE_REVIEW = {
  own: "application:contract.staleOwn",
  other: "application:contract.staleOther",
  unknown: "application:contract.stale",
} as const;

/** The same of the signature: nothing is confirmed over a change that its user has not seen. */
const STALE_SIGNATURE = {
  own: "application:contract.signStale",
  other: "application:contract.signStaleOther",
  unknown: "application:contract.signStale",
} as const;

/** What step 5 needs of its application. */
type Open = Portal & {
  application: Application;
  /** Says who changed the application since its page was drawn: steps 2 to 4 know that. */
  sayStale: (words: typeof STALE_REVIEW | typeof STALE_SIGNATURE) => Promise<void>;
};

type Answer = (open: Open, read: ReadForm) => Promise<Response>;

/** What each form of step 5 does, the right that it asks, and the status that it needs; `makeContract` judges the status itself (R-D8). */
const ANSWERS: Record<string, { may: Action; status: ApplicationAction | null; answer: Answer }> = {
  [CONTRACT_FORM.id]: { may: "contract:make", status: null, answer: answerMakeContract },
  [SIGNATURE_FORM.id]: { may: "signing:manage", status: "confirmPaperSignature", answer: answerConfirmSignature },
  [EMAIL_FORM.id]: { may: "application:edit", status: "saveClientEmail", answer: answerSaveEmail },
  [SPOUSE_EMAIL_FORM.id]: { may: "application:edit", status: "saveClientEmail", answer: answerSaveSpouseEmail },
};

/** Answers the form of step 5 whose button was pressed. */
export async function answerContract(open: Open, read: ReadForm<(typeof CONTRACT_FORMS)[number]>): Promise<Response> {
  const known = ANSWERS[read.definition.id];
  if (known === undefined || !open.can(known.may)) throw permissionDeniedPage();
  const { status, answer } = known;
  const isAllowed =
    status === null || isActionAllowed(status, open.application.status ?? ApplicationStatus.application);
  if (!isAllowed && !read.stale) return showRefusal(open, noticeOf(codeOf("wrongStatus")));
  return answer(open, read);
}

async function answerMakeContract(open: Open, read: ReadForm): Promise<Response> {
  const { session, backend, application } = open;
  const form = validate(read, z.object({}));
  if (!form.ok) return formErrorResponse(form);
  // Sent after the page was drawn: a contract that exists is told by what follows.
  if (stageOf(application.status) === "review" && (await holdsAnswers(open))) return askAboutAnswers(open);
  const attempt = {
    owner: session.user.id,
    login: session.user.login,
    operationId: form.operationId,
    version: form.version,
  };
  const once = await makeContract(backend, application, attempt);
  if (once.state !== "done") return operationPending(form, once, paths.applicationStep(application.id, CONTRACT_STEP));
  if (!once.value.ok && once.value.notice.code === codeOf("versionConflict")) {
    // Read with this request: what its page shows next is what the other save has left.
    await open.sayStale(STALE_REVIEW);
    return toStep(application);
  }
  if (!once.value.ok) return showRefusal(open, once.value.notice);
  if (!once.repeated) {
    await closeAnswers({ userId: session.user.id, applicationId: application.id });
    audit("contract.made", { result: "ok", user: session.user, subject: application.id });
    await addNotice(session, successNotice("contractMade", { number: once.value.contractNumber }));
  }
  return toStep(application);
}

async function answerConfirmSignature(open: Open, read: ReadForm): Promise<Response> {
  const { session, backend, application, today } = open;
  const { contractDate, signing } = application;
  const signers = openSigners(application);
  const form = validate(read, paperSignatureSchema({ contractDate, signUntil: signing.signUntil, today, signers }));
  if (!form.ok) return formErrorResponse(form);
  const signature = {
    applicationId: application.id,
    signatureType: SignatureType.paper,
    signedOn: form.value.signedOn,
    person: session.user.fullName,
    signer: form.value.signer,
  };
  const confirmed = await confirmSignature(backend, signature, {
    operationId: form.operationId ?? randomUUID(),
    version: form.version,
  });
  if (!confirmed.ok) {
    await saveTyped(session, application, SIGNATURE_FORM.id, form.entries);
    if (confirmed.notice.code !== codeOf("versionConflict")) return showRefusal(open, confirmed.notice);
    await open.sayStale(STALE_SIGNATURE);
    return toStep(application);
  }
  audit("contract.signed", { result: "ok", user: session.user, subject: application.id });
  await deleteTyped(session, application, SIGNATURE_FORM.id);
  const params = { number: application.contractNumber ?? "" };
  const key = signers.length > 1 ? "application:contract.signedByOne" : "application:contract.signedNotice";
  await addNotice(session, { text: { key, params }, variant: "success" });
  return toStep(application);
}

async function answerSaveEmail(open: Open, read: ReadForm): Promise<Response> {
  const form = validate(read, clientEmailSchema);
  return form.ok ? saveEmail(open, form, { owner: "buyer", email: form.value.email ?? "" }) : formErrorResponse(form);
}

/** The spouse's e-mail (F-230), of a credit of both: another one has no spouse to write to. */
async function answerSaveSpouseEmail(open: Open, read: ReadForm): Promise<Response> {
  if (!isOfBoth(open.application)) return showRefusal(open, noticeOf(codeOf("wrongStatus")));
  const form = validate(read, spouseEmailSchema);
  return form.ok
    ? saveEmail(open, form, { owner: "spouse", email: form.value.spouseEmail ?? "" })
    : formErrorResponse(form);
}

type EmailForm = Pick<ParsedForm<z.ZodType>, "operationId" | "version" | "entries" | "definition">;

/** Saves one person's e-mail alone; the other person's stays (F-191, F-230). Over one that was saved after the form was drawn only a second press does, as its user knows of it then. */
async function saveEmail(open: Open, form: EmailForm, change: Pick<ClientEmail, "owner" | "email">): Promise<Response> {
  const { session, backend, application } = open;
  const now = savedEmail(application, change.owner);
  if (form.version !== null && form.version !== emailVersion(now) && change.email !== now) {
    await saveTyped(session, application, form.definition.id, form.entries);
    const key = now === "" ? "application:contract.emailGone" : "application:contract.emailStale";
    await addNotice(session, { text: { key, params: { email: now } }, variant: "warning" });
    return toStep(application);
  }
  const operationId = form.operationId ?? randomUUID();
  const saved = await saveClientEmail(backend, { ...change, applicationId: application.id, operationId });
  if (!saved.ok) {
    await saveTyped(session, application, form.definition.id, form.entries);
    return showRefusal(open, saved.notice);
  }
  await deleteTyped(session, application, form.definition.id);
  await addNotice(session, { text: { key: "application:contract.emailSaved" }, variant: "success" });
  return toStep(application);
}

/** What was refused stands on the page again, which shows the state as it is now (F-336, 1065, 1100). */
async function showRefusal({ session, application }: Open, notice: BackendNotice): Promise<Response> {
  // Where the contract exists already, the text leads to it (F-448).
  const link = { to: paths.loadApplication(application.id), label: "application:contract.open" } as const;
  await addNotice(session, toSessionNotice(notice, notice.code === codeOf("contractExists") ? { link } : {}));
  return toStep(application);
}

const toStep = ({ id }: Application) => redirect(paths.applicationStep(id, CONTRACT_STEP), 303);
