import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { environment } from "~/platform/env.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { getApplication } from "~/services/applications.server.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { takeOverContract } from "~/services/ownership.server.ts";
import { deleteAttempts, requireAttempt } from "~/store/rate-limit.server.ts";
import { TAKE_OVER_FORM } from "./ownership-forms.ts";
import { takeOverSchema } from "./take-over-schema.ts";

const HOUR_SECONDS = 3_600;
const NUMBER_SHAPE = /^\d{1,10}$/;

/** A manager sells nothing and takes over for a seller (1.3): who may list sellers names one. */
const mustNameSeller = ({ can }: Portal): boolean => can("seller:list");

/** The form, with the number that the address names. */
export function takeOverPage(portal: Portal) {
  const named = portal.url.searchParams.get("number") ?? "";
  return {
    seals: formSeals(portal.session, TAKE_OVER_FORM.id),
    number: NUMBER_SHAPE.test(named) ? named : "",
    namesSeller: mustNameSeller(portal),
  };
}

/**
 * Takes the application over and opens it. Guesses are counted for the user before the back end is asked, and the back end counts them for the application
 * besides; a refusal stands above the form, with what was typed.
 * @param placeOf where an application that the user owns by now goes on
 */
export async function answerTakeOver(
  portal: Portal,
  read: ReadForm<typeof TAKE_OVER_FORM>,
  placeOf: (applicationId: number) => Promise<string>,
): Promise<Response> {
  const { session, backend } = portal;
  const form = validate(read, takeOverSchema(mustNameSeller(portal)));
  if (!form.ok) return formErrorResponse(form);
  const tries = { purpose: "takeOver", key: session.user.id };
  const limit = environment().limits.takeOversPerHour;
  await requireAttempt({ ...tries, limit, windowSeconds: HOUR_SECONDS }, "closed");
  const { number: applicationId, key, login } = form.value;
  const takeOver = { applicationId, key, login: mustNameSeller(portal) ? login : null };
  const taken = await auditedCall(
    { event: "contract.takenOver", user: session.user, subject: applicationId },
    () => takeOverContract(backend, takeOver, form.operationId ?? randomUUID()),
    ({ ok }) => ok,
  );
  const isOwn = !taken.ok && (await isAlreadyOwn(portal, applicationId));
  // An unknown number and a wrong key are one answer of the back end (1063), so that no number is found by trying; the words are about both (F-200).
  if (!taken.ok && !isOwn && taken.notice.code === codeOf("applicationNotFound"))
    return formErrorResponse(form, { status: 422, formErrors: ["ownership:takeOver.wrongKey"] });
  if (!taken.ok && !isOwn) return formErrorResponse(form, { status: 422 }, { notice: taken.notice });
  // Only what the key has done starts another hour: the user's own numbers are no way to more guesses.
  if (taken.ok) await deleteAttempts(tries);
  const text = isOwn ? "ownership:takeOver.own" : "ownership:takeOver.done";
  const params = { number: applicationId };
  await addNotice(session, { text: { key: text, params }, variant: isOwn ? "info" : "success" });
  return redirect(await placeOf(applicationId), 303);
}

/** A key works once: a form that is sent again after it has worked leads to the application, too. */
async function isAlreadyOwn({ backend, session }: Portal, applicationId: number): Promise<boolean> {
  const found = await getApplication(backend, applicationId);
  return found.ok && String(found.value.sellerId ?? "") === session.user.id;
}
