import { json } from "@remix-run/node";
import * as z from "zod";
import { formSeals } from "~/forms/csrf.server.ts";
import { countLinkAttempt } from "~/flows/link-attempts.server.ts";
import { defineForm } from "~/forms/define-form.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import { answerBankReport, getBankReportRequest } from "~/services/incomes.server.ts";

/** The buyer's yes or no (F-304). */
export const CONSENT_FORM = defineForm({
  id: "bank-report",
  buttons: ["agree", "refuse"],
  fields: [],
  draft: false,
  forAnybody: true,
});

type Params = { token?: string };

const TOKEN = /^[\w-]{1,100}$/;
const GONE = 410;

const deadLink = () => json({ state: "dead" as const }, { status: GONE });

/** The page of a link, without a log-in; opening it decides nothing: mail scanners open links, too. */
export async function readConsentPage(portal: PublicPortal, { token = "" }: Params) {
  if (!TOKEN.test(token)) return deadLink();
  const asked = await getBankReportRequest(portal.connection, token);
  if (!asked.ok) {
    await countLinkAttempt(portal);
    return deadLink();
  }
  const visitor = await portal.visitor();
  const { csrf } = formSeals(visitor, CONSENT_FORM.id);
  return json({ state: "asked" as const, csrf, ...asked.value }, { headers: visitor.cookies });
}

/** Hands the answer on; a link that is used up or over says so. */
export async function answerConsentPage(portal: PublicPortal, read: ReadForm<typeof CONSENT_FORM>, params: Params) {
  const form = validate(read, z.object({}));
  if (!form.ok) return formErrorResponse(form);
  const { token = "" } = params;
  const agreed = form.intent === "agree";
  if (form.intent === null || !TOKEN.test(token)) return deadLink();
  const settled = await answerBankReport(portal.connection, token, agreed);
  if (!settled.ok) return deadLink();
  return json({ state: agreed ? ("agreed" as const) : ("refused" as const) });
}
