import { createHash } from "node:crypto";
import { json } from "@remix-run/node";
import { UPLOAD_FILE_MAX_MB } from "~/domain/limits.ts";
import { issueMessage } from "~/domain/issue.ts";
import { countLinkAttempt } from "~/flows/link-attempts.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { environment } from "~/platform/env.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { verifyDocument } from "~/services/verify-document.server.ts";
import type { VerifiedDocument } from "~/services/verify-document-types.ts";
import { VERIFY_FORM } from "./verify-form.ts";
import { verifySchema } from "./verify-schema.ts";

type Params = { publicId?: string };

/** What the page says of a file that was given. */
export type Verdict =
  | { isGenuine: false }
  | ({ isGenuine: true } & Pick<VerifiedDocument, "issuedAt" | "rejectedOn" | "isOutdated" | "signatures">);

/** The whole code of a paper, or the short one that is printed to be typed: three groups of four. */
const PUBLIC_ID = /^(?:[0-9a-f]{32}|[0-9a-f]{4}(?:-?[0-9a-f]{4}){2})$/i;
const UNKNOWN = 404;

/** One text for every code that names nothing, however it looks. */
const unknownDocument = () => json({ state: "unknown" as const }, { status: UNKNOWN });

async function find(portal: PublicPortal, publicId: string, hash: string | null): Promise<VerifiedDocument | null> {
  const found = PUBLIC_ID.test(publicId) ? await verifyDocument(portal.connection, publicId, hash) : null;
  if (found?.ok === true) return found.value;
  await countLinkAttempt(portal);
  return null;
}

/** Where the QR code of a paper leads: what it is, and the form that checks a file. No log-in, and nothing of a person. */
export async function readVerifyPage(portal: PublicPortal, { publicId = "" }: Params) {
  const document = await find(portal, publicId, null);
  if (document === null) return unknownDocument();
  const visitor = await portal.visitor();
  const { csrf } = formSeals(visitor, VERIFY_FORM.id);
  return json({ state: "known" as const, kind: document.kind, csrf }, { headers: visitor.cookies });
}

const PDF_START = "%PDF-";

/** What is no PDF at all was not changed: it is another file, chosen by mistake. */
const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, PDF_START.length).text()) === PDF_START;

const hashOf = async (file: File): Promise<string> =>
  createHash("sha256")
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest("hex");

/** Compares what was given with what was made; a file itself is kept nowhere. */
export async function answerVerifyPage(
  portal: PublicPortal,
  read: ReadForm<typeof VERIFY_FORM>,
  { publicId = "" }: Params,
): Promise<Response> {
  if ((await find(portal, publicId, null)) === null) return unknownDocument();
  const form = validate(read, verifySchema());
  if (!form.ok) return formErrorResponse(form);
  const { file } = form.value;
  if (file !== undefined && file.size > environment().limits.uploadFileBytes) {
    const issue = issueMessage("verifyDocument.tooLarge", { mb: UPLOAD_FILE_MAX_MB });
    return formErrorResponse(form, { fieldErrors: { file: [issue] } });
  }
  if (file !== undefined && !(await isPdf(file)))
    return formErrorResponse(form, { fieldErrors: { file: [issueMessage("verifyDocument.notPdf")] } });
  const document = await find(portal, publicId, file === undefined ? form.value.hash : await hashOf(file));
  if (document === null) return unknownDocument();
  if (!document.isGenuine) await countLinkAttempt(portal);
  const { issuedAt, rejectedOn, isOutdated, signatures } = document;
  const verdict: Verdict = document.isGenuine
    ? { isGenuine: true, issuedAt, rejectedOn, isOutdated, signatures }
    : { isGenuine: false };
  return json({ verdict });
}
