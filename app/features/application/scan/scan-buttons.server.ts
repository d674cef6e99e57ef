import { json, redirect } from "@remix-run/node";
import { isScannable, mayKeepPictures } from "~/domain/identity-scan.ts";
import { issueMessage } from "~/domain/issue.ts";
import { APPLICATION_FILES_MAX } from "~/domain/limits.ts";
import { markPhotographed } from "~/flows/hand-over/hand-overs.server.ts";
import { beginScan, findOwnScan, takeOverScan } from "~/flows/identity-scan/scans.server.ts";
import type { Scan } from "~/flows/identity-scan/scan.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { environment } from "~/platform/env.server.ts";
import { saveDraft, type FormEntries } from "~/store/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import type { StepRequest } from "../save-step.server.ts";
import type { contractDataSchema } from "../steps/contract-data-step.ts";
import { beginnerOf, progressOf } from "./read-scan.server.ts";
import { SCAN_PLACE } from "./scan-place.ts";
import { storeScanPictures } from "./store-scan-pictures.server.ts";

type Pressed = StepRequest<ReturnType<typeof contractDataSchema>>;

const TYPE = "document.type";

/** The buttons about the photographed document: each keeps what is typed, and none saves it (F-313, F-320). */
export const scanButtons = {
  /** A new address, with its QR code; an earlier one is closed. */
  scan: async (request: Pressed) => {
    await keep(request, request.form.entries);
    const scan = await beginTypedScan(request);
    return scan === null ? refuse(request) : backToStep(request);
  },
  /** The same page in this browser, for a seller with a picture or a camera of the own. */
  scanHere: async (request: Pressed) => {
    await keep(request, request.form.entries);
    const own = await findOwnScan(beginnerOf(request, request.application.id));
    const scan = own?.type === typedType(request) ? own : await beginTypedScan(request);
    return scan === null ? refuse(request) : redirect(paths.recognizer(scan.type, scan.hash), 303);
  },
  refreshScan: async (request: Pressed) => {
    await keep(request, request.form.entries);
    return backToStep(request);
  },
  useScan: answerUse,
  keepScan: answerKeep,
};

/** What was read goes into the form as if it had been typed: it is checked and saved with the step. */
async function answerUse(request: Pressed) {
  const beginner = beginnerOf(request, request.application.id);
  const scan = await findOwnScan(beginner);
  const verdict = scan && progressOf(request, scan).verdict;
  if (scan === null || verdict?.state !== "read") {
    await keep(request, request.form.entries);
    return backToStep(request);
  }
  const { number, validUntil, controlLine } = verdict.document;
  const used = { type: String(scan.type), number, validUntil, controlLine };
  await keep(request, withValues(request.form.entries, used));
  const stored = await storeScanPictures(request, scan);
  if (stored === "all") await takeOverScan(scan);
  await markPhotographed(beginner);
  audit("document.recognised", { result: "ok", subject: request.application.id });
  return json({ scanned: used, stored });
}

/** Pictures that nothing could be read of are documents of the application as well; the values are typed (F-317). Another person's are none (F-312). */
async function answerKeep(request: Pressed) {
  await keep(request, request.form.entries);
  const scan = await findOwnScan(beginnerOf(request, request.application.id));
  const verdict = scan && progressOf(request, scan).verdict;
  if (scan === null || (verdict !== null && !mayKeepPictures(verdict))) return backToStep(request);
  const stored = await storeScanPictures(request, scan);
  if (stored === "all") await takeOverScan(scan);
  const text = { key: `recogniser:card.stored.${stored}`, params: { max: APPLICATION_FILES_MAX } } as const;
  await addNotice(request.session, { text, variant: stored === "all" ? "success" : "warning" });
  return backToStep(request);
}

/** Begins the scan of the chosen kind of document; null where that is none that is photographed here. */
export async function beginTypedScan(request: Pressed): Promise<Scan | null> {
  const { application, can } = request;
  const { personalCode, firstName, lastName } = application.buyer;
  const type = typedType(request);
  if (!environment().scanLicence || !can("recogniser:use") || !isScannable(type)) return null;
  const holder = { personalCode: personalCode ?? "", firstName: firstName ?? "", lastName: lastName ?? "" };
  return beginScan({ ...beginnerOf(request, application.id), type, holder });
}

function typedType({ form }: Pressed): number | null {
  const typed = new Map(form.entries).get(TYPE) ?? "";
  return /^\d$/.test(typed) ? Number(typed) : null;
}

/** What is to be photographed must be known first; where nothing is photographed, the page says so itself. */
const refuse = (request: Pressed) =>
  isScannable(typedType(request))
    ? backToStep(request)
    : formErrorResponse(request.form, {
        status: 400,
        fieldErrors: { [TYPE]: [issueMessage("choice.required")] },
        isAll: true,
      });

const keep = (request: Pressed, entries: FormEntries): Promise<void> =>
  saveDraft(draftKey(request, request.form.definition.id), entries);

const backToStep = ({ application }: Pressed) =>
  redirect(`${paths.applicationStep(application.id, "contractData")}#${SCAN_PLACE}`, 303);

/** A read document has an expiry: nothing is endless about it. */
function withValues(entries: FormEntries, values: Readonly<Record<string, string>>): FormEntries {
  const names = [...Object.keys(values), "noExpiry"].map((name) => `document.${name}`);
  return [
    ...entries.filter(([name]) => !names.includes(name)),
    ...Object.entries(values).map(([name, value]) => [`document.${name}`, value] as const),
  ];
}
