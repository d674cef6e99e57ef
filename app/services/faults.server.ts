import type { BackendNotice } from "./refusal.ts";

type Meaning = {
  /** What callers switch on. */
  reason: string;
  variant: BackendNotice["variant"];
  /** `text` of the catalogue · `markup`: our text holds a link · `html`: the back end's own message, when it sends one. */
  shown: "text" | "markup" | "html";
};

const meaning = <const Reason extends string>(
  reason: Reason,
  variant: BackendNotice["variant"] = "danger",
  shown: Meaning["shown"] = "text",
) => ({ reason, variant, shown });

/**
 * The one table of KlaidosKodas: what each positive code means and how it is shown (F-428 to F-470; texts in
 * `locales/{lt,en}/soap.json` under the code). 1020 is thrown as `BackendSessionEnded` before anybody asks this table.
 */
export const CODE_MEANINGS = {
  5: meaning("contractImpossible"),
  10: meaning("zeroIncome", "warning"),
  900: meaning("accountExists"),
  1000: meaning("wrongPassword"),
  1001: meaning("wrongLogin"),
  1002: meaning("wrongLogin"),
  1004: meaning("blockedAttempts"),
  1005: meaning("blockedInactive", "danger", "markup"),
  1006: meaning("passwordSameAsOld"),
  1009: meaning("passwordTooOld", "warning"),
  1020: meaning("sessionEnded"),
  1021: meaning("notAllowed"),
  1030: meaning("newClient", "info"),
  1031: meaning("personalCodeInvalid"),
  1032: meaning("clientRefused"),
  1050: meaning("userNotFound"),
  1051: meaning("severalUsersFound"),
  1060: meaning("applicationIdInvalid"),
  1063: meaning("applicationNotFound"),
  1064: meaning("deletionRefused"),
  1065: meaning("contractExists"),
  1080: meaning("managerNotFound", "warning"),
  1090: meaning("noUsers", "info"),
  /** On save this code means a bad bank account and the rest is saved: `ACCOUNT_REFUSED` (C20). */
  1100: meaning("wrongStatus"),
  1101: meaning("versionConflict", "warning"),
  1102: meaning("operationReused", "warning"),
  1200: meaning("rejectionRefused"),
  1300: meaning("noActions", "info"),
  1310: meaning("emptyList", "info"),
  1400: meaning("scheduleImpossible", "danger", "html"),
  1500: meaning("reportUnknown"),
  1600: meaning("approvalFailed"),
  1800: meaning("offersImpossible", "danger", "html"),
  1801: meaning("offersWithError", "danger", "html"),
  1802: meaning("offersWithMessage", "success", "html"),
  1900: meaning("noRecords", "info"),
  2000: meaning("systemError"),
  2001: meaning("emptyDatabaseAnswer"),
  2002: meaning("pdfFailed"),
  2101: meaning("statusChangeFailed"),
  2120: meaning("accountNotSaved"),
  2140: meaning("noConditions", "warning"),
  2200: meaning("documentArchived", "warning"),
  2401: meaning("permitRevoked"),
  2402: meaning("permitWithoutEvaluation"),
  2403: meaning("approvalNotAllowed"),
  2404: meaning("requestExists", "warning"),
  2405: meaning("evaluationMissing"),
  2600: meaning("uploadFailed"),
} as const satisfies Record<number, Meaning>;

export type KnownCode = keyof typeof CODE_MEANINGS;

/** The reasons of some codes: `ReasonOf<1060 | 1063>`. */
export type ReasonOf<Code extends KnownCode> = (typeof CODE_MEANINGS)[Code]["reason"];

/** Codes that any operation may answer (F-439, F-462, F-463). */
export const GENERAL_CODES = [1021, 2000, 2001] as const;

/** Reasons that every caller must handle; `unexpectedCode` is any positive code that the operation has no use for. */
export type GeneralReason = ReasonOf<(typeof GENERAL_CODES)[number]> | "unexpectedCode";

/** Codes of every write with a version and an operation id. */
export const WRITE_CODES = [1101, 1102] as const;

export type WriteReason = GeneralReason | ReasonOf<(typeof WRITE_CODES)[number]>;

/** The session of the back end has ended (F-438). */
export const SESSION_ENDED_CODE: KnownCode = 1020;

/** Key of the text for 1100 on save (C20, F-189). */
export const ACCOUNT_REFUSED_KEY = "1100_save";

const isKnown = (code: number): code is KnownCode => Object.hasOwn(CODE_MEANINGS, code);

/** The meaning of a code, or null for one that the catalogue does not have. */
export const findMeaning = (code: number): Meaning | null => (isKnown(code) ? CODE_MEANINGS[code] : null);
