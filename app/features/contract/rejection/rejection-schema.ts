import * as z from "zod";
import { RejectionReason, rejectionReasons } from "~/domain/enumerations/rejection-reason.ts";
import { choiceField } from "~/domain/fields/choice-field.ts";
import { optionalText } from "~/domain/fields/text-field.ts";
import { issueMessage } from "~/domain/issue.ts";

const COMMENT_MIN = 5;
/** Longest explanation of a rejection. */
export const COMMENT_MAX = 250;

/** Why a contract is rejected: one of the list, and words about it where it is none of them (decision under G23). */
export const rejectionSchema = z
  .object({
    reason: choiceField(rejectionReasons),
    comment: optionalText({ min: COMMENT_MIN, max: COMMENT_MAX, lines: true }),
  })
  .refine(({ reason, comment }) => reason !== RejectionReason.other || comment !== null, {
    path: ["comment"],
    error: issueMessage("required"),
  });
