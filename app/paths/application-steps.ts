/**
 * The wizard's steps in their order (G01): the one table of them. A step's number is its place here, and stands in its address:
 * the buyer's is that of a new application, the next one lives under `/add`, later ones under `/edit` (C11). `whileExpired`: what an expired session must have done
 * with the application to reach the step (F-105): be working on it, or have opened it.
 */
const ROWS = [
  { key: "buyer", under: "new", whileExpired: null },
  { key: "credit", under: "add", whileExpired: "current" },
  { key: "household", under: "edit", whileExpired: "current" },
  { key: "contractData", under: "edit", whileExpired: "opened" },
  { key: "contract", under: "edit", whileExpired: "opened" },
] as const;

export type StepKey = (typeof ROWS)[number]["key"];

export interface ApplicationStep {
  readonly key: StepKey;
  /** Place in the table, from 1. */
  readonly number: number;
  readonly under: "new" | "add" | "edit";
  readonly whileExpired: "current" | "opened" | null;
}

export const APPLICATION_STEPS: readonly ApplicationStep[] = ROWS.map((row, index) => ({ ...row, number: index + 1 }));

/** Steps with an address of their own: all but the buyer's, which is part of a new application. */
export const NUMBERED_STEPS = APPLICATION_STEPS.filter(({ under }) => under !== "new");

/** Where a new application goes on as soon as its buyer is known, and the step that makes it a contract. */
export const FIRST_STEP_OF_APPLICATION: StepKey = "credit";
export const CONTRACT_STEP: StepKey = "contract";

/** The parameter of step 1 that names the application without a buyer. */
export const UNFINISHED_APPLICATION = "draft";

/** The step with a number from outside, or null. */
export const findStep = (number: unknown): ApplicationStep | null =>
  APPLICATION_STEPS.find((step) => String(step.number) === String(number)) ?? null;

/** Place of a step, from 1. */
export const numberOf = (wanted: StepKey): number => ROWS.findIndex(({ key }) => key === wanted) + 1;

/** The neighbour of a step; the step itself at both ends. */
export const stepBeside = (key: StepKey, direction: 1 | -1): StepKey => findStep(numberOf(key) + direction)?.key ?? key;

/** The address of a step for an application, or for its parameter in a pattern (`:applicationId`). */
export function addressOfStep(wanted: StepKey, id: number | string): string {
  const { under, number } = findStep(numberOf(wanted)) ?? { under: "new", number: 1 };
  if (under === "new") return `/applications/add?${UNFINISHED_APPLICATION}=${id}`;
  return under === "add" ? `/applications/add/${number}/${id}` : `/applications/edit/${id}/${number}`;
}

/** Folder of the step's route module: `contractData` → `application-contract-data`. */
export const routeFolderOf = (key: StepKey): string =>
  `application-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
