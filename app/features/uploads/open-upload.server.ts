import { ApplicationStatus } from "~/domain/enumerations/application-status.ts";
import { requireDownload } from "~/flows/uploads/require-download.server.ts";
import { fileResponse } from "~/platform/file-response.server.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import { getDocument } from "~/services/uploads.server.ts";
import { findFileKind } from "~/flows/uploads/file-kind.ts";
import { readUploads, type Open } from "./uploads-page.server.ts";

const TYPES = { jpg: "image/jpeg", png: "image/png", pdf: "application/pdf" } as const;
const NO_FILE = "failas";

/**
 * An uploaded file: a picture to look at, or to be saved; a PDF of strangers is only saved (F-332 to F-334). Its type is what its content says, and anything else
 * is no file of ours.
 */
export async function openUpload(open: Open, upload: string | undefined): Promise<Response> {
  const { application, backend, session, url } = open;
  if (application.status === ApplicationStatus.archive) throw refusalPage(noticeOf(codeOf("documentArchived")));
  await requireDownload(open, application);
  const row = (await readUploads(open)).rows.find(({ id }) => String(id) === upload);
  if (row === undefined) throw notFoundPage();
  const about = { event: "document.opened", user: session.user, subject: application.id } as const;
  const found = await auditedCall(
    about,
    () => getDocument(backend, { applicationId: application.id, documentId: row.id }),
    ({ ok }) => ok,
  );
  if (!found.ok) throw refusalPage(found.notice);
  const { bytes, fileName } = found.value;
  const kind = findFileKind(bytes);
  if (kind === null || kind === "heic") throw refusalPage(noticeOf(codeOf("emptyDatabaseAnswer")));
  const isShown = kind !== "pdf" && !url.searchParams.has("save");
  return fileResponse(bytes, {
    type: TYPES[kind],
    fileName: fileName ?? `${NO_FILE}.${kind}`,
    disposition: isShown ? "inline" : "attachment",
  });
}
