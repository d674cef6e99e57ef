import { redirect } from "@remix-run/node";
import { DOCUMENT_SLOTS, documentSlotKey, type DocumentSlot } from "~/domain/document-slots.ts";
import { issueMessage } from "~/domain/issue.ts";
import type { IssueKey } from "~/domain/issue-keys.ts";
import {
  APPLICATION_FILES_MAX,
  PICTURE_MAX_MEGAPIXELS,
  UPLOAD_FILE_MAX_MB,
  UPLOAD_FILES_MAX,
} from "~/domain/limits.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { UploadedDocuments } from "~/services/upload-types.ts";
import { listDocuments, uploadDocument } from "~/services/uploads.server.ts";
import { checkFile, hashOf, type CheckedFile } from "~/flows/uploads/check-file.server.ts";
import type { UPLOAD_FORM } from "./upload-forms.ts";
import { uploadSchema } from "./upload-schema.ts";
import { slotsFor, type Open } from "./uploads-page.server.ts";

type Document = UploadedDocuments["documents"][number];

const NAME_SHOWN_MAX = 60;
const REFUSED = 422;

/** What became of one file: stored under its hash, not stored (a finding of the form), or the service is gone and the rest is not tried. */
type Stored = { hash: string } | { hash: null; message: string; isServiceGone: boolean };

/** Browsers of old send the whole path. */
const nameOf = ({ name }: File): string => (name.split(/[\\/]/).at(-1) || "failas").slice(-NAME_SHOWN_MAX);

const sayOf = (issue: IssueKey, file: File): string =>
  issueMessage(issue, { name: nameOf(file), mb: UPLOAD_FILE_MAX_MB, megapixels: PICTURE_MAX_MEGAPIXELS });

/**
 * Stores the files that are right, each for itself, and says of every other one why it was not (F-322, F-323, F-332). What was sent before is found stored, so
 * that the whole form may be sent again.
 */
export async function answerUpload(open: Open, read: ReadForm<typeof UPLOAD_FORM>): Promise<Response> {
  const slots = slotsFor(open);
  refuseForged(read, slots);
  const form = validate(read, uploadSchema(slots));
  if (!form.ok) return formErrorResponse(form);
  const { slot, file: files } = form.value;
  const before = await listStored(open);
  // How many more the application takes (O8).
  const room = Math.max(0, APPLICATION_FILES_MAX - before.length);
  const taken = files.slice(0, Math.min(UPLOAD_FILES_MAX, room));
  const { found, repeated, messages } = await storeAll(open, slot, taken);
  const findings = [...messages, ...sayLeftOut(files, room)];
  const wasThere = ([hash]: [string, string]) => before.some(isSame(slot, hash));
  const known = [...found].filter(wasThere).map(([, name]) => name);
  const stored = [...found].filter((one) => !wasThere(one)).map(([, name]) => name);
  await addStoredNotice(open, { stored, known, repeated });
  if (findings.length === 0) return redirect(paths.applicationUploads(open.application.id), 303);
  return formErrorResponse(form, { status: REFUSED, fieldErrors: { file: findings } });
}

/** A slot of managers that another user names was never offered to that user (F-330): 1021. */
function refuseForged({ posted }: ReadForm, offered: readonly DocumentSlot[]): void {
  const named = posted.find(([name]) => name === "slot")?.[1];
  const slot = DOCUMENT_SLOTS.find((one) => documentSlotKey(one) === named);
  if (slot?.managersOnly !== true || offered.includes(slot)) return;
  const code = codeOf("notAllowed");
  audit("role.refused", { result: "refused", code, subject: "upload" });
  throw refusalPage(noticeOf(code));
}

async function listStored({ backend, application }: Open): Promise<Document[]> {
  const found = await listDocuments(backend, application.id);
  if (!found.ok) throw refusalPage(found.notice);
  return found.value.documents;
}

/** Which files are new, which were there before, and which were another one of the form: those are stored once (F-332). */
async function addStoredNotice(
  { session }: Open,
  files: Record<"stored" | "known" | "repeated", readonly string[]>,
): Promise<void> {
  for (const what of ["stored", "known", "repeated"] as const) {
    const [names, variant] = [files[what], what === "stored" ? "success" : "info"] as const;
    const params = { count: names.length, names: toList(names) };
    if (names.length > 0) await addNotice(session, { text: { key: `uploads:${what}`, params }, variant });
  }
}

const toList = (names: readonly string[]): string => names.map((name) => `„${name}“`).join(", ");

/** Names those that were not tried. */
function sayLeftOut(files: readonly File[], room: number): string[] {
  const names = (from: number) => toList(files.slice(from).map(nameOf));
  if (files.length > UPLOAD_FILES_MAX) {
    const left = names(Math.min(UPLOAD_FILES_MAX, room));
    return [issueMessage("upload.tooMany", { max: UPLOAD_FILES_MAX, names: left })];
  }
  return files.length > room ? [issueMessage("upload.full", { max: APPLICATION_FILES_MAX, names: names(room) })] : [];
}

async function storeAll(open: Open, slot: DocumentSlot, files: readonly File[]) {
  const messages: string[] = [];
  // The same file twice is one document: names by hash.
  const found = new Map<string, string>();
  const repeated: string[] = [];
  let isServiceGone = false;
  for (const file of files) {
    const result: Stored = isServiceGone ? notStored(file) : await storeFile(open, slot, file);
    if (result.hash !== null) {
      if (found.has(result.hash)) repeated.push(nameOf(file));
      else found.set(result.hash, nameOf(file));
      continue;
    }
    messages.push(result.message);
    isServiceGone ||= result.isServiceGone;
  }
  return { found, repeated, messages };
}

const notStored = (file: File, isServiceGone = true): Stored => ({
  hash: null,
  message: sayOf("upload.failed", file),
  isServiceGone,
});

async function storeFile(open: Open, slot: DocumentSlot, file: File): Promise<Stored> {
  const checked = await checkFile(file);
  if (!checked.ok) {
    audit("upload.refused", { result: "refused", subject: checked.issue });
    return { hash: null, message: sayOf(checked.issue, file), isServiceGone: false };
  }
  const { backend, application, session } = open;
  const upload = { applicationId: application.id, slot, fileName: fileNameOf(file, checked), ...checked };
  const about = { event: "document.uploaded", user: session.user, subject: application.id } as const;
  const { answer, fault } = await tryBackend(() =>
    auditedCall(
      about,
      () => uploadDocument(backend, upload),
      ({ ok }) => ok,
    ),
  );
  if (fault !== null)
    return !fault.nothingSent && (await isStored(open, slot, checked))
      ? { hash: hashOf(checked.bytes) }
      : notStored(file);
  if (answer.ok) return { hash: hashOf(checked.bytes) };
  if (answer.reason === "uploadFailed") return notStored(file, false);
  throw refusalPage(answer.notice);
}

type Accepted = Extract<CheckedFile, { ok: true }>;

/** The name with the extension of what is stored: a picture that was drawn again may have another. */
function fileNameOf(file: File, { extension }: Accepted): string {
  const base = nameOf(file).replace(/\.[^.]{1,5}$/, "");
  return `${base || "failas"}.${extension}`;
}

const isSame =
  (slot: DocumentSlot, hash: string) =>
  (one: Document): boolean =>
    one.hash === hash && one.number === slot.number && (one.ofSpouse === true) === (slot.owner === "spouse");

/** Whether a file whose answer was lost has arrived after all. */
async function isStored({ backend, application }: Open, slot: DocumentSlot, { bytes }: Accepted): Promise<boolean> {
  const { answer } = await tryBackend(() => listDocuments(backend, application.id));
  return answer?.ok === true && answer.value.documents.some(isSame(slot, hashOf(bytes)));
}
