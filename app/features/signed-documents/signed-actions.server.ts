import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { isActionAllowed } from "~/domain/application-status.ts";
import { creditTypeOf, CreditType } from "~/domain/enumerations/credit-type.ts";
import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { issueMessage } from "~/domain/issue.ts";
import type { IssueKey } from "~/domain/issue-keys.ts";
import { UPLOAD_FILE_MAX_MB } from "~/domain/limits.ts";
import { checkFile } from "~/flows/uploads/check-file.server.ts";
import { mayDownload } from "~/flows/uploads/may-download.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { isFormOf, type ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { toLanguage } from "~/i18n/language.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { signedPaths } from "~/paths/signed-paths.ts";
import { permissionDeniedPage } from "~/request/fault-pages.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { passSignedDocument, sendDocuments } from "~/services/signed-documents.server.ts";
import { successNotice } from "~/services/success-notice.ts";
import { paperOf, type PaperKey } from "./papers.ts";
import { passSchema } from "./pass-schema.ts";
import { PASS_FORM, type SEND_FORM } from "./signed-forms.ts";
import { passablePapers, readSigned, type Open } from "./signed-page.server.ts";

const REFUSED = 422;
const NAME_SHOWN_MAX = 60;

type Posted = ReadForm<typeof PASS_FORM | typeof SEND_FORM>;

/** Answers the forms of the page: a scan is passed, or documents are sent (F-347, F-349). */
export const answerSigned = (open: Open, read: Posted): Promise<Response> =>
  isFormOf(read, PASS_FORM) ? answerPass(open, read) : answerSend(open, read);

const toPage = ({ application }: Open) => redirect(signedPaths.ofApplication(application.id), 303);

/** What was refused stands on the page again, which shows the state as it is now. */
async function showRefusal(open: Open, notice: BackendNotice): Promise<Response> {
  await addNotice(open.session, toSessionNotice(notice));
  return toPage(open);
}

async function answerSend(open: Open, read: Posted): Promise<Response> {
  const { session, backend, application, locale } = open;
  if (!mayDownload(open, application)) throw permissionDeniedPage();
  const form = validate(read, z.object({}));
  if (!form.ok) return formErrorResponse(form, {}, { isOfSending: true });
  if (!isActionAllowed("sendDocuments", application.status ?? ApplicationStatus.application))
    return showRefusal(open, noticeOf(codeOf("wrongStatus")));
  const sent = await auditedCall(
    { event: "documents.sent", user: session.user, subject: application.id },
    () =>
      sendDocuments(
        backend,
        { applicationId: application.id, language: toLanguage(locale) },
        form.operationId ?? randomUUID(),
      ),
    ({ ok }) => ok,
  );
  if (!sent.ok) return showRefusal(open, sent.notice);
  const number = application.contractNumber ?? application.id;
  await addNotice(session, successNotice(sentTo(application, sent.value.spouseEmail), { number }));
  return toPage(open);
}

/** Whom the documents went to: a spouse who borrows too has a set of papers as well, if there is an address (16.2 of the general conditions). */
function sentTo({ spouseMode }: Open["application"], spouseEmail: string | null) {
  if (creditTypeOf(spouseMode) !== CreditType.spouse) return "documentsSent" as const;
  return spouseEmail === null ? ("documentsSentNotToSpouse" as const) : ("documentsSentToBoth" as const);
}

async function answerPass(open: Open, read: ReadForm<typeof PASS_FORM>): Promise<Response> {
  const offered = passablePapers(open, (await readSigned(open)).documents);
  if (offered.length === 0 && !read.stale) return showRefusal(open, noticeOf(codeOf("wrongStatus")));
  const form = validate(read, passSchema(offered));
  if (!form.ok) return formErrorResponse(form);
  const { file, paper } = form.value;
  const checked = await checkFile(file);
  const issue = !checked.ok ? checked.issue : checked.extension === "pdf" ? null : "signedDocuments.pdfOnly";
  const finding = (key: IssueKey) => {
    const name = (file.name.split(/[\\/]/).at(-1) || "failas").slice(-NAME_SHOWN_MAX);
    const fieldErrors = { file: [issueMessage(key, { name, mb: UPLOAD_FILE_MAX_MB })] };
    return formErrorResponse(form, { status: REFUSED, fieldErrors });
  };
  if (!checked.ok || issue !== null)
    return finding(issue === "upload.kind" || issue === null ? "signedDocuments.pdfOnly" : issue);
  const passed = await pass(open, paper, checked.bytes);
  if (!passed.ok) return passed.reason === "uploadFailed" ? finding("upload.failed") : showRefusal(open, passed.notice);
  await addNotice(open.session, { text: { key: `signed-documents:passed.${paper}` }, variant: "success" });
  return toPage(open);
}

const pass = ({ backend, session, application }: Open, paper: PaperKey, bytes: Uint8Array) =>
  auditedCall(
    { event: "document.passed", user: session.user, subject: application.id },
    () => passSignedDocument(backend, application.id, { ...paperOf(paper), bytes }),
    ({ ok }) => ok,
  );
