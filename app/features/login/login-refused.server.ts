import { json } from "@remix-run/node";
import type * as z from "zod";
import type { BackendNotice } from "~/services/refusal.ts";
import type { ParsedForm } from "~/session/parse-form.server.ts";
import type { LoginRefusal } from "./log-in.server.ts";

export type Refused = { ok: false; reason: LoginRefusal; notice?: BackendNotice };

/**
 * The form again, with all but passwords kept and the reason above it: 422, no session (F-060 to F-062). A back end that is
 * silent or broken answers 503 or 502 there (F-471): what was typed is not lost.
 */
export function loginRefused<Schema extends z.ZodType>(form: ParsedForm<Schema>, { notice, reason }: Refused) {
  const result = form.submission.reply({ hideFields: [...form.hide] });
  const faultStatus = notice?.key === "-404" ? 503 : 502;
  const status = reason === "unavailable" ? faultStatus : 422;
  return json({ result, notice: notice ?? null, noRights: reason === "noRights" }, { status });
}
