import type { SubmissionResult } from "@conform-to/react";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import { issueMessage } from "~/domain/issue.ts";
import { UPLOAD_REQUEST_MAX_MB } from "~/domain/limits.ts";
import { clientAction as sendOrKeepPage } from "~/forms/send-or-keep-page.ts";

const MB_BYTES = 1_048_576;
const TOO_LARGE = 413;

const TOO_MUCH: SubmissionResult<string[]> = {
  status: "error",
  error: { file: [issueMessage("upload.tooMuch", { mb: UPLOAD_REQUEST_MAX_MB })] },
};

const sizeOf = (values: readonly FormDataEntryValue[]): number =>
  values.reduce((sum, value) => sum + (typeof value === "string" ? 0 : value.size), 0);

/**
 * Sends files unless they are more together than a request may carry: the portal would refuse them unread, so the field says so at once, the check of the form
 * having come or not (F-323, O8). A portal that takes less says it in the same place.
 */
export async function clientAction(args: ClientActionFunctionArgs) {
  const files = (await args.request.clone().formData()).getAll("file");
  if (sizeOf(files) > UPLOAD_REQUEST_MAX_MB * MB_BYTES) return { result: TOO_MUCH };
  try {
    return await sendOrKeepPage(args);
  } catch (error) {
    if (error instanceof Response && error.status === TOO_LARGE) return { result: TOO_MUCH };
    throw error;
  }
}
