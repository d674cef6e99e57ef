import * as z from "zod";
import { issueMessage } from "../issue.ts";
import type { IssueKey } from "../issue-keys.ts";

const TICKED = ["on", "1", "true", "yes"];

const CLEARED = ["", "off", "0", "false", "no"];

/** A checkbox: absent or empty is false; `on`, `1`, `true`, `yes` are true. */
export function flagField() {
  return z
    .string()
    .max(10, { error: issueMessage("choice.unknown") })
    .optional()
    .transform((text, context) => toFlag(text ?? "off", context));
}

/** A checkbox that must be ticked; the finding may say what for. */
export function tickedFlagField(key: IssueKey = "tick.required") {
  return flagField().refine((ticked) => ticked, { error: issueMessage(key) });
}

/** A pair of radio buttons that must be answered. */
export function yesNoField() {
  return z
    .string({ error: issueMessage("choice.yesNo") })
    .min(1, { error: issueMessage("choice.yesNo") })
    .max(10, { error: issueMessage("choice.unknown") })
    .transform((text, context) => toFlag(text, context));
}

/** A pair of radio buttons that may stay unanswered: null then. */
export function optionalYesNoField() {
  return z
    .string()
    .max(10, { error: issueMessage("choice.unknown") })
    .optional()
    .transform((text, context) => (text === undefined || text === "" ? null : toFlag(text, context)));
}

function toFlag(text: string, context: z.RefinementCtx): boolean {
  if (!TICKED.includes(text) && !CLEARED.includes(text)) {
    context.addIssue({ code: "custom", message: issueMessage("choice.unknown") });
  }
  return TICKED.includes(text);
}
