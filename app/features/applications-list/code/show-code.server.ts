import { redirect } from "@remix-run/node";
import * as z from "zod";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { paths } from "~/paths/paths.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { getPersonalCode } from "~/services/applications.server.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import { listQueryOf } from "../list-query-of.ts";
import type { CODE_FORM, ShownCode } from "./code-form.ts";
import { codeSchema } from "./code-schema.ts";

/** On its way from the form to the page that follows, which takes it. */
const SHOWN = defineSessionPart<ShownCode | null>(
  "shownCode",
  z.object({ id: z.number(), code: z.string() }).nullable().default(null),
);

/**
 * Leads to the list once more, one code of it in full (F-171). It is asked for by a post, and the page that follows shows it once: no address, history or
 * reload shows a code without a line in the action log.
 */
export async function showCode(portal: Portal, posted: ReadForm<typeof CODE_FORM>): Promise<Response> {
  const form = validate(posted, codeSchema);
  if (!form.ok) return formErrorResponse(form);
  const id = Number(form.value.application);
  const found = await getPersonalCode(portal.backend, id);
  if (!found.ok) throw refusalPage(found.notice);
  const code = found.value.personalCode;
  if (code !== null) await SHOWN.change(portal.session, () => ({ id, code }));
  return redirect(paths.applications(listQueryOf(portal)), { status: 303 });
}

/** The code that this page shows, if one was asked for; the next page does not. */
export async function takeShownCode({ session }: Pick<Portal, "session">): Promise<ShownCode | null> {
  const shown = SHOWN.of(session);
  if (shown !== null) await SHOWN.change(session, () => null);
  return shown;
}
