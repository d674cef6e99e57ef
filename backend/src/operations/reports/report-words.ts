import { REJECTION_REASONS } from "../../applications/rejection-reasons.ts";
import type { Bilingual, ReportLanguage } from "./report-types.ts";

/** Busena of an application. */
const STATUSES: Readonly<Record<number, Bilingual>> = {
  [-1]: { lt: "Atmesta", en: "Rejected" },
  0: { lt: "Paraiška", en: "Application" },
  1: { lt: "Nepasirašyta", en: "Unsigned" },
  2: { lt: "Pasirašyta", en: "Signed" },
  3: { lt: "Archyvas", en: "Archive" },
  4: { lt: "Su trūkumais", en: "With defects" },
  7: { lt: "Sudaryta internetu", en: "Concluded online" },
};

/** PajamuRusiesID of an income line (decision under G19). */
const INCOME_KINDS: Readonly<Record<number, Bilingual>> = {
  1: { lt: "Darbo užmokestis", en: "Salary" },
  2: { lt: "Pensija", en: "Pension" },
  3: { lt: "Išmokos", en: "Benefits" },
  4: { lt: "Ūkio pajamos", en: "Farm income" },
  5: { lt: "Tarnybinis atlyginimas", en: "Service pay" },
  6: { lt: "Nuomos pajamos", en: "Rental income" },
  7: { lt: "Kitos pajamos", en: "Other income" },
};

const YES_NO = { yes: { lt: "Taip", en: "Yes" }, no: { lt: "Ne", en: "No" } } as const;

/** A code that has no word is written as it is. */
const wordOf = (words: Readonly<Record<number, Bilingual>>) => (code: number | null, language: ReportLanguage) =>
  code === null ? null : (words[code]?.[language] ?? String(code));

export const statusWord = wordOf(STATUSES);
export const incomeKindWord = wordOf(INCOME_KINDS);
export const reasonWord = wordOf(REJECTION_REASONS);
export const yesNoWord = (flag: boolean, language: ReportLanguage): string => YES_NO[flag ? "yes" : "no"][language];
