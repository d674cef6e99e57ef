import { issueMessage } from "~/domain/issue.ts";
import { SpouseMode } from "~/domain/enumerations/spouse-mode.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { toFieldIssues } from "~/services/notice.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { askName, sayCleanedName } from "../name-buyer.server.ts";
import { findNamed } from "../named-buyer.server.ts";
import type { StepRequest } from "../save-step.server.ts";
import type { householdSchema } from "../steps/household-step.ts";

type Posted = StepRequest<typeof householdSchema>;

const CODE_FIELD = "spouse.personalCode";
const REFUSED = 422;
const TOO_MANY = 429;
const SECOND_MS = 1_000;

/**
 * Names the spouse of a posted step 3 as the buyer is named (F-204 to F-207, F-211): by the register, else as typed. A spouse who is saved with the same name
 * is not asked about again, nor one who was found while the code was typed.
 * @returns the request to save, or the answer in its place: what the back end has against the code stands at the code
 */
export async function nameSpouse(request: Posted): Promise<{ request: Posted } | { answer: Response }> {
  const { form, application } = request;
  if (!form.ok || form.value.spouse.choice !== SpouseMode.spouse || form.value.spouse.details === null)
    return { request };
  const { details } = form.value.spouse;
  const { spouse, buyer } = application;
  const isSaved = (["personalCode", "firstName", "lastName"] as const).every(
    (name) => spouse[name] !== null && spouse[name] === details[name],
  );
  // The buyer's own code is a finding of the step, and no question.
  if (isSaved || details.personalCode === buyer.personalCode) return { request };
  const named = findNamed(request.session, details.personalCode) ?? (await askName(request, details.personalCode));
  if (named.ok) return { request: withName(request, form.value, named.value) };
  if (named.reason !== "newClient") return { answer: await refuse(request, named) };
  await sayCleanedName(request.session, form.entries, details, "spouse.");
  return { request };
}

type Values = Extract<Posted["form"], { ok: true }>["value"];

/** The register's name in place of what was typed. */
function withName(request: Posted, values: Values, name: { firstName: string; lastName: string }): Posted {
  const { choice, details } = values.spouse;
  const spouse = { choice, details: details && { ...details, ...name } };
  return { ...request, form: { ...request.form, value: { ...values, spouse } } as Posted["form"] };
}

type Refused = Extract<Awaited<ReturnType<typeof askName>>, { ok: false }>;

/** The form with everything typed: the back end's word at the code, or when the next name may be asked for (R-D16). */
async function refuse({ form, session }: Posted, { reason, notice, retryAfterSeconds = 0 }: Refused) {
  if (reason === "tooMany") {
    const time = toDayAndTime(portalClock.now() + retryAfterSeconds * SECOND_MS);
    const fieldErrors = { [CODE_FIELD]: [issueMessage("personalCode.tooMany", { time })] };
    return formErrorResponse(form, { status: TOO_MANY, fieldErrors });
  }
  const issues = notice === undefined ? null : toFieldIssues(notice, ["personalCode"]);
  if (issues !== null && "fieldErrors" in issues) {
    return formErrorResponse(form, { fieldErrors: { [CODE_FIELD]: issues.fieldErrors["personalCode"] ?? [] } });
  }
  if (notice !== undefined) await addNotice(session, toSessionNotice(notice));
  return formErrorResponse(form, { status: REFUSED });
}
