import type errorCodes from "../../backend/contract/error-codes.json";
import type { BackendNotice } from "./refusal.ts";

type Code<Key> = Key extends `${infer Number extends number}` ? Number : never;

/** The positive codes of the contract: a row that is missing here does not compile. */
type ContractCode = Exclude<Code<keyof typeof errorCodes.codes>, -404>;

/**
 * Where a code is shown: at a field of the form, in the alert above the form, in a notice above the page, instead of a
 * list's rows, or as a page of its own. A place that is not there (no such field, no form) falls back to the notice.
 */
type Place = "field" | "summary" | "notice" | "list" | "page";

/**
 * What happens besides the words: the session ends (1020), a new password is asked for (1009), the offers or the
 * decision that came with it stay usable (1800 to 1802, 1400), the shop's manager is named under the text (2140).
 */
type Handling = "logOut" | "passwordUpdate" | "keepOffers" | "keepDecision" | "managerContact";

export type Meaning = {
  /** What callers switch on. */
  reason: string;
  place: Place;
  /** Fields that the code is about, where the place is one: it is shown at the first that the form has. */
  fields: readonly string[];
  variant: BackendNotice["variant"];
  /** `text` of the catalogue · `markup`: our text holds a link · `message`: the back end's plain words with the number · `html`: its HTML. */
  shown: "text" | "markup" | "message" | "html";
  /** Of a page that can say nothing else. */
  status: number;
  handling: Handling | null;
};

const DEFAULTS = { fields: [], variant: "danger", shown: "text", status: 422, handling: null } as const;

const at = <const Reason extends string>(
  place: Place,
  reason: Reason,
  more: Partial<Omit<Meaning, "reason" | "place">> = {},
): Meaning & { reason: Reason } => ({ ...DEFAULTS, ...more, place, reason });

const emptyList = <const Reason extends string>(reason: Reason) => at("list", reason, { variant: "info", status: 404 });

/**
 * The one table of KlaidosKodas: what each positive code means, where and how it is shown (F-428 to F-470; texts in
 * `locales/{lt,en}/soap.json` under the code). `tests/architecture/catalogue.test.ts` compares it with the contract and the wording.
 */
export const CODE_MEANINGS = {
  5: at("notice", "contractImpossible", { shown: "message" }),
  10: at("notice", "zeroIncome", { variant: "warning" }),
  900: at("field", "accountExists", { fields: ["login", "email"] }),
  1000: at("summary", "wrongPassword"),
  1001: at("summary", "wrongLogin"),
  1002: at("summary", "wrongLogin"),
  1004: at("summary", "blockedAttempts"),
  1005: at("summary", "blockedInactive", { shown: "markup" }),
  1006: at("field", "passwordSameAsOld", { fields: ["newPassword"] }),
  1009: at("notice", "passwordTooOld", { variant: "warning", handling: "passwordUpdate" }),
  1020: at("notice", "sessionEnded", { handling: "logOut" }),
  1021: at("page", "notAllowed", { status: 403 }),
  1030: at("field", "newClient", { fields: ["firstName"], variant: "info" }),
  1031: at("field", "personalCodeInvalid", { fields: ["personalCode"] }),
  1032: at("field", "clientRefused", { fields: ["personalCode"] }),
  1050: at("summary", "userNotFound"),
  1051: at("summary", "severalUsersFound"),
  1060: at("page", "applicationIdInvalid", { status: 400 }),
  1063: at("page", "applicationNotFound", { status: 404 }),
  1064: at("notice", "deletionRefused"),
  1065: at("notice", "contractExists"),
  1080: at("notice", "managerNotFound", { variant: "warning" }),
  1090: emptyList("noUsers"),
  /** On save this code means a bad bank account and the rest is saved: `SAVE_MEANINGS` (C20). */
  1100: at("notice", "wrongStatus"),
  1101: at("notice", "versionConflict", { variant: "warning" }),
  1102: at("notice", "operationReused", { variant: "warning" }),
  1200: at("notice", "rejectionRefused"),
  1300: emptyList("noActions"),
  1310: emptyList("emptyList"),
  1400: at("notice", "scheduleImpossible", { shown: "html", handling: "keepDecision" }),
  1500: at("page", "reportUnknown", { status: 404 }),
  1600: at("notice", "approvalFailed"),
  1800: at("notice", "offersImpossible", { shown: "html", handling: "keepOffers" }),
  1801: at("notice", "offersWithError", { shown: "html", handling: "keepOffers" }),
  1802: at("notice", "offersWithMessage", { shown: "html", variant: "success", handling: "keepOffers" }),
  1900: emptyList("noRecords"),
  2000: at("notice", "systemError", { status: 500 }),
  2001: at("notice", "emptyDatabaseAnswer", { status: 502 }),
  2002: at("notice", "pdfFailed"),
  2101: at("notice", "statusChangeFailed"),
  2120: at("summary", "accountNotSaved"),
  2140: at("page", "noConditions", { variant: "warning", handling: "managerContact" }),
  2200: at("notice", "documentArchived"),
  2401: at("notice", "permitRevoked"),
  2402: at("notice", "permitWithoutEvaluation"),
  2403: at("notice", "approvalNotAllowed", { status: 403 }),
  2404: at("notice", "requestExists", { variant: "warning" }),
  2405: at("notice", "evaluationMissing"),
  2600: at("field", "uploadFailed", { fields: ["file"] }),
} as const satisfies Record<ContractCode, Meaning>;

/** Codes that mean something else on one operation, by the key of their text: 1100 on save (C20, F-189). */
export const SAVE_MEANINGS = { "1100_save": at("field", "accountRefused", { fields: ["account"] }) };

/** A positive code that the catalogue does not have: the back end's words, escaped, with the number (decision under G34). */
export const UNKNOWN_MEANING: Meaning = at("notice", "unexpectedCode", { shown: "message" });

/** What an answer that cannot be used says, by the key of its text: no connection, a broken answer, a negative code (F-471, F-474). */
export const FAULT_MEANINGS = {
  "-404": at("page", "networkError", { status: 503 }),
  "2000": at("page", "systemError", { status: 502 }),
  unknownCode: at("page", "generalError", { status: 502 }),
} as const;

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

/** Whether the catalogue has the code. */
export const isKnown = (code: number): code is KnownCode => Object.hasOwn(CODE_MEANINGS, code);

/** The meaning of a code, or null for one that the catalogue does not have. */
export const findMeaning = (code: number): Meaning | null => (isKnown(code) ? CODE_MEANINGS[code] : null);

type Reason = (typeof CODE_MEANINGS)[KnownCode]["reason"];

/** The code of a reason: what the portal refuses by itself is named by why, not by a number. */
export function codeOf(wanted: Reason): KnownCode {
  const found = Object.entries(CODE_MEANINGS).find(([, { reason }]) => reason === wanted);
  return Number(found?.[0]) as KnownCode;
}

/** Whether a code is one of those with this handling. */
export const isHandledBy = (code: number, handling: Handling): boolean => findMeaning(code)?.handling === handling;
