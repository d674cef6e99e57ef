import { json, redirect } from "@remix-run/node";
import { identityDocumentTypes } from "~/domain/enumerations/identity-document-type.ts";
import { judgeScan, sidesOf, type ScanSide } from "~/domain/identity-scan.ts";
import { issueMessage } from "~/domain/issue.ts";
import { initialsOf } from "~/domain/person-name.ts";
import { findOwnHandOver } from "~/flows/hand-over/hand-overs.server.ts";
import { readingsOf, type Scan } from "~/flows/identity-scan/scan.ts";
import { findScan } from "~/flows/identity-scan/scans.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { paths } from "~/paths/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { countedAs } from "~/platform/counted-as.ts";
import { environment } from "~/platform/env.server.ts";
import { notFoundPage } from "~/request/fault-pages.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { ADDRESS_SECRET } from "~/store/addressed-records.server.ts";
import { requireAttempt } from "~/store/rate-limit.server.ts";
import { RECOGNISER_FORM, recogniserSchema } from "./recogniser-form.ts";
import { takePictures } from "./take-pictures.server.ts";

type Params = { type?: string; hash?: string };

const GONE = 410;
const MINUTE_SECONDS = 60;

const deadLink = () => json({ state: "dead" as const }, { status: GONE });
const unlicensed = () => json({ state: "unlicensed" as const });

/** The page of an address; a kind of document that there is none of is no page (F-023). */
export async function readRecogniser(portal: PublicPortal, params: Params) {
  const scan = await findAddressed(portal, params);
  if (scan === null) return deadLink();
  if (scan.isTakenOver) return json({ state: "takenOver" as const, ...(await waysBack(portal, scan)) });
  if (!environment().scanLicence) return unlicensed();
  const visitor = await portal.visitor();
  const { csrf } = formSeals(visitor, RECOGNISER_FORM.id);
  return json({ state: "open" as const, csrf, ...(await describe(portal, scan)) }, { headers: visitor.cookies });
}

/** Takes the pictures that were sent; the page then says what they come to. */
export async function answerRecogniser(portal: PublicPortal, read: ReadForm<typeof RECOGNISER_FORM>, params: Params) {
  const scan = await findAddressed(portal, params);
  if (scan === null) return deadLink();
  // The page then says why no picture is needed any more.
  if (scan.isTakenOver) return redirect(paths.recognizer(scan.type, scan.hash), 303);
  if (!environment().scanLicence) return unlicensed();
  await countPosts(portal, scan);
  const form = validate(read, recogniserSchema);
  if (!form.ok) return formErrorResponse(form);
  const [first = "front"] = missingOf(scan);
  const isEmpty = form.value.front === undefined && form.value.back === undefined;
  const wrong = isEmpty ? { [first]: [issueMessage("picture.missing")] } : await takePictures(scan, form.value);
  if (Object.keys(wrong).length > 0) return formErrorResponse(form, { status: 400, fieldErrors: wrong });
  audit("document.photographed", { result: "ok", subject: scan.applicationId });
  return redirect(paths.recognizer(scan.type, scan.hash), 303);
}

async function findAddressed(portal: PublicPortal, { type = "", hash = "" }: Params): Promise<Scan | null> {
  if (!identityDocumentTypes.codes.some((code) => String(code) === type)) throw notFoundPage();
  const scan = ADDRESS_SECRET.test(hash) ? await findScan(hash) : null;
  if (scan !== null && String(scan.type) === type) return scan;
  await countVisit(portal);
  return null;
}

/** Addresses that lead nowhere are counted, so that none is found by trying. */
const countVisit = ({ clientIp }: PublicPortal) =>
  requireAttempt(
    {
      purpose: "recogniser.address",
      key: countedAs(clientIp),
      limit: environment().limits.scanVisitsPerIpMinute,
      windowSeconds: MINUTE_SECONDS,
    },
    "closed",
  );

/** Reading a picture costs more than showing a page. */
async function countPosts(portal: PublicPortal, { hash }: Scan): Promise<void> {
  await countVisit(portal);
  const limit = environment().limits.scanPostsPerMinute;
  await requireAttempt({ purpose: "recogniser", key: hash, limit, windowSeconds: MINUTE_SECONDS }, "closed");
}

const missingOf = ({ type, pictures }: Scan): ScanSide[] =>
  sidesOf(type).filter((side) => pictures[side] === undefined);

/** What the holder of the address sees: initials, sides, and what became of the pictures; no value of the document. */
async function describe(portal: PublicPortal, scan: Scan) {
  const { holder, type, pictures, taken, endsAt } = scan;
  const verdict = taken === 0 ? null : judgeScan(type, readingsOf(scan), holder, portal.today);
  return {
    initials: initialsOf(holder),
    type,
    sides: sidesOf(type).map((side) => ({ side, isTaken: pictures[side] !== undefined })),
    verdict: verdict?.state === "read" ? { state: "read" as const } : verdict,
    isSmall: Object.values(pictures).some(({ isSmall }) => isSmall),
    left: Math.max(environment().limits.scanPictures - taken, 0),
    endsAt,
    ...(await waysBack(portal, scan)),
  };
}

/** Only the seller's own browser leads back to the application; the buyer's page is there for its buyer. */
async function waysBack({ session }: PublicPortal, scan: Scan) {
  const handOver = await findOwnHandOver(scan);
  const isSeller = session?.user.id === scan.userId;
  return {
    application: isSeller ? paths.applicationStep(scan.applicationId, "contractData") : null,
    handOver: handOver && paths.handOver(handOver.hash),
  };
}
