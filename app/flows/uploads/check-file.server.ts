import { createHash } from "node:crypto";
import type { IssueKey } from "~/domain/issue-keys.ts";
import { environment } from "~/platform/env.server.ts";
import { fewAtOnce } from "~/platform/few-at-once.ts";
import { processWide } from "~/platform/process-wide.ts";
import { encodePicture } from "./encode-picture.server.ts";
import { findFileKind } from "./file-kind.ts";
import { scanForViruses, type VirusVerdict } from "./scan-for-viruses.server.ts";
import { inspectPdf, type PdfVerdict } from "./inspect-pdf.server.ts";

/** A file as it is stored; or why it is not, as a finding of the form. */
export type CheckedFile =
  | { ok: true; bytes: Uint8Array; extension: "jpg" | "png" | "pdf"; originalHash: string }
  | { ok: false; issue: IssueKey };

const PDF_ISSUES: Readonly<Record<Exclude<PdfVerdict, "plain">, IssueKey>> = {
  encrypted: "upload.encrypted",
  active: "upload.active",
  attached: "upload.attached",
  damaged: "upload.damaged",
};

/** A file that could not be looked at is not stored: an operator who names a scanner wants every file to have been seen by it. */
const VIRUS_ISSUES: Readonly<Record<VirusVerdict, IssueKey | null>> = {
  clean: null,
  infected: "upload.virus",
  unknown: "upload.unscanned",
};

const inTurn = () => processWide("checkedFiles", () => fewAtOnce(environment().limits.filesCheckedAtOnce));

const refused = (issue: IssueKey): CheckedFile => ({ ok: false, issue });

/** Hex SHA-256 of a file. */
export const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * Judges a file by its size and content, asks the scanner where there is one, and makes of it what is stored: a picture is drawn again, a PDF stays as it is but
 * for a lock that asks for no password (F-322, F-323, O8).
 */
export async function checkFile(file: File): Promise<CheckedFile> {
  if (file.size > environment().limits.uploadFileBytes) return refused("upload.tooLarge");
  if (file.size === 0) return refused("upload.empty");
  const original = new Uint8Array(await file.arrayBuffer());
  const kind = findFileKind(original);
  if (kind === null) return refused("upload.kind");
  if (kind === "heic") return refused("upload.heic");
  const unwanted = VIRUS_ISSUES[await scanForViruses(original)];
  if (unwanted !== null) return refused(unwanted);
  const made = await inTurn()(() => (kind === "pdf" ? keepPdf(original) : drawAnew(original, kind)));
  return typeof made === "string" ? refused(made) : { ok: true, ...made, originalHash: hashOf(original) };
}

type Made = { bytes: Uint8Array; extension: "jpg" | "png" | "pdf" } | IssueKey;

async function keepPdf(bytes: Uint8Array): Promise<Made> {
  const { verdict, unlocked = bytes } = await inspectPdf(bytes);
  return verdict === "plain" ? { bytes: unlocked, extension: "pdf" } : PDF_ISSUES[verdict];
}

async function drawAnew(bytes: Uint8Array, kind: "jpg" | "png"): Promise<Made> {
  const picture = await encodePicture(bytes, kind);
  if (picture === "damaged") return "upload.damaged";
  return picture === "tooManyPixels" ? "upload.tooManyPixels" : picture;
}
