import type { SubmissionResult } from "@conform-to/react";
import type { Summary } from "./summary.ts";

/** What the action of a step answers when it does not lead to another page. */
export type StepAnswer = { result?: SubmissionResult<string[]>; summary?: Summary };
