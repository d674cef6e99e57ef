import type { SubmissionResult } from "@conform-to/react";
import type { DurationPrice } from "~/services/schedule-types.ts";
import type { ChoiceTitles, FieldIssue } from "./step-definition.ts";
import type { InsuranceChange } from "./steps/insurance-change-field.ts";
import type { Summary } from "./summary.ts";

/** A field that a late form and another save give different values: both as the form shows them, and which of them is ticked. */
export type ConflictRow = { name: string; mine: string; theirs: string; chosen: "mine" | "theirs" };

/** A stale save (G12): nothing is saved until its user has chosen. */
export type SaveConflict = {
  /** Of what is saved now. */
  version: string | null;
  /** The button that is pressed once more. */
  button: string;
  rows: ConflictRow[];
  /** Names and values in which both agree. */
  kept: (readonly [name: string, value: string])[];
  titles: ChoiceTitles;
};

/** What the action of a step answers when it does not lead to another page. */
export type StepAnswer = {
  result?: SubmissionResult<string[]>;
  summary?: Summary;
  /** Of the same credit by duration, with the summary. */
  prices?: DurationPrice[];
  /** What a save would find in sums that are being typed. */
  findings?: readonly FieldIssue[];
  conflict?: SaveConflict;
  /** Of step 2: a smaller credit changes the premium, and its user has not agreed yet (F-264). */
  insuranceChange?: InsuranceChange;
  /** Of step 1: the register does not know the buyer, whose name is asked for; nothing is wrong. */
  asksNames?: boolean;
};
