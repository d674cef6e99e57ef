import { MRZ_FORMATS } from "./control-line.ts";
import { compareSides, findWords, type SideReading } from "./document-sides.ts";
import { IdentityDocumentType } from "./enumerations/identity-document-type.ts";
import type { IsoDay } from "./iso-day.ts";
import { findMrzLines, readDigits } from "./mrz-text.ts";
import { readMrz, type MrzCheck } from "./mrz.ts";
import { parsePersonalCode } from "./personal-code.ts";
import { judgeDocument, type ScanHolder, type ScannedDocument } from "./scanned-document.ts";

export const SCAN_SIDES = ["front", "back"] as const;
export type ScanSide = (typeof SCAN_SIDES)[number];

/** Why a document that was read is not taken. */
export type ScanRefusal = "sides" | "swapped" | "otherPerson" | "otherKind" | "expired";

export type ScanVerdict =
  /** A passport has one page, and no sides to speak of. */
  | { state: "missing"; sides: ScanSide[]; isOneSided: boolean }
  /** A kind of document that carries nothing to be read: its picture is all. */
  | { state: "photographed" }
  /** F-317: not recognised; the checks that failed, none when no zone was found at all. */
  | { state: "unread"; checks: MrzCheck[] }
  | { state: "refused"; reason: ScanRefusal }
  /** Read; on an unsure front stands nothing by which it could be told from another document's (F-316). */
  | { state: "read"; document: ScannedDocument; isFrontUnsure: boolean };

/** Cards are photographed on both sides (F-315), other documents on one. */
export const sidesOf = (type: number): readonly ScanSide[] => (MRZ_FORMATS[type] === "TD1" ? SCAN_SIDES : ["front"]);

/** Whether there is anything to be photographed at all. */
export const isScannable = (type: number | null): type is number =>
  type !== null && type !== IdentityDocumentType.none && Object.values<number>(IdentityDocumentType).includes(type);

/** What the text of one side says. */
export function readSide(text: string): SideReading {
  const words = text.split(/[^A-Z0-9]+/).filter((word) => word.length === 11);
  const codes = words.map(readDigits).filter((code) => parsePersonalCode(code).ok);
  return { mrz: findMrzLines(text), codes: [...new Set(codes)], words: findWords(text) };
}

/**
 * What the pictures of a document come to. Values are given only when every check digit is right, the document is the holder's (F-312), of the kind that was asked
 * for, valid, and both sides are of one document (F-316).
 * @param readings what was read of the sides that are there
 */
export function judgeScan(
  type: number,
  readings: Partial<Record<ScanSide, SideReading>>,
  holder: ScanHolder,
  today: IsoDay,
): ScanVerdict {
  const sides = sidesOf(type);
  const missing = sides.filter((side) => readings[side] === undefined);
  if (missing.length > 0) return { state: "missing", sides: missing, isOneSided: sides.length === 1 };
  const format = MRZ_FORMATS[type];
  if (format === undefined) return { state: "photographed" };
  const lines = findZone(sides.length === 1, readings);
  if (lines === "swapped") return { state: "refused", reason: "swapped" };
  const mrz = lines === null ? null : readMrz(lines);
  if (lines === null || mrz === null) return { state: "unread", checks: [] };
  if (mrz.format !== format) return { state: "refused", reason: "otherKind" };
  if (mrz.failedChecks.length > 0) return { state: "unread", checks: mrz.failedChecks };
  const front = sides.length > 1 ? readings.front : undefined;
  const compared = front === undefined ? "same" : compareSides(front, mrz.fields);
  if (compared === "other") return { state: "refused", reason: "sides" };
  const judged = judgeDocument(lines, mrz, holder, today);
  if (judged.state === "unread") return { ...judged, checks: [] };
  return judged.state === "read" ? { ...judged, isFrontUnsure: compared === "unsure" } : judged;
}

/** The zone of a card is on its back; a good one on the front alone says that each side was sent in the other's place. */
function findZone(isOneSided: boolean, { front, back }: Partial<Record<ScanSide, SideReading>>) {
  if (isOneSided) return front?.mrz ?? null;
  const isOnFront = back?.mrz === null && readMrz(front?.mrz ?? [])?.failedChecks.length === 0;
  return isOnFront ? "swapped" : (back?.mrz ?? null);
}

/** Whether pictures may go among the documents of the application: not those of another person, nor sides of two documents, nor each in the other's place (F-312, F-316). */
export const mayKeepPictures = (verdict: ScanVerdict): boolean =>
  verdict.state !== "refused" || !["otherPerson", "sides", "swapped"].includes(verdict.reason);
