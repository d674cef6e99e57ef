import { json } from "@remix-run/node";
import type { z } from "zod";
import type { ParsedForm } from "~/forms/validate.server.ts";
import type { LoggedIn } from "./log-in.server.ts";

/** Key of the text for a back end that does not answer. */
const NO_ANSWER = "noAnswer";

export type Refused = Extract<LoggedIn, { ok: false }>;

/**
 * The form again, with all but passwords as typed and the reason above it: 422, no session (F-060 to F-062). A back end that is
 * silent or broken answers 503 or 502 there (F-471): what was typed is not lost.
 */
export function loginRefused(
  form: Pick<ParsedForm<z.ZodType>, "definition" | "submission">,
  { notice, reason }: Refused,
) {
  const result = form.submission.reply({ hideFields: [...form.definition.secret] });
  const faultStatus = notice?.key === NO_ANSWER ? 503 : 502;
  const status = reason === "unavailable" ? faultStatus : 422;
  return json({ refused: true, result, notice: notice ?? null, noRights: reason === "noRights" }, { status });
}
