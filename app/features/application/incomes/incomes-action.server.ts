import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type * as z from "zod";
import { answerDraftButton } from "~/forms/answer-draft-button.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate, type AcceptedForm } from "~/forms/validate.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { IncomeChanges } from "~/services/income-types.ts";
import { requestBankReport, saveIncomes } from "~/services/incomes.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { deleteDraft, saveDraft } from "~/store/drafts.server.ts";
import { draftKey, withDrawn } from "../application-draft.server.ts";
import { askDebtRegister, debtsPath } from "../debts/ask-debt-register.server.ts";
import { INCOMES_FORM } from "./income-forms.ts";
import { asksOf, requireIncomes, type IncomesContext } from "./incomes-page.server.ts";
import { incomesSchema } from "./incomes-schema.ts";

type Params = Readonly<Record<string, string | undefined>>;
type Values = z.output<ReturnType<typeof incomesSchema>>;

const REFUSED = 422;

/**
 * Answers the form of the incomes page: marks and certificates, the request for the bank statement, the question to the debt register. What is asked outside
 * keeps what is typed as a draft, so that it is there when the page comes back.
 */
export async function answerIncomes(
  portal: Portal,
  posted: ReadForm<typeof INCOMES_FORM>,
  params: Params,
): Promise<Response> {
  const open = await requireIncomes(portal, params);
  const read = withDrawn(posted);
  const key = draftKey(open, INCOMES_FORM.id);
  const answered = await answerDraftButton(open, read, { key, page: paths.applicationIncomes(open.application.id) });
  if (answered !== null) return answered;
  const { intent } = read;
  if (read.stale || !isAskedOutside(intent)) return answerMarks(open, read);
  await saveDraft(key, read.entries);
  if (intent === "requestBankReport") return answerRequest(open, read);
  // The way to look again without script: a link to a place on its own page would not load it.
  if (intent === "showDebts") return redirect(debtsPath(open), 303);
  return askDebtRegister(open, { ofSpouse: intent === "askAboutSpouse" });
}

const isAskedOutside = (intent: ReadForm<typeof INCOMES_FORM>["intent"]): boolean =>
  INCOMES_FORM.unchecked.some((button) => button === intent);

/** Marked lines go with the save, and each shown certificate becomes what the form says (F-294, F-298). */
async function answerMarks(open: IncomesContext, read: ReadForm<typeof INCOMES_FORM>): Promise<Response> {
  const { application, session, today } = open;
  const form = validate(read, incomesSchema(today));
  if (!form.ok) return formErrorResponse(form);
  const saved = await saveIncomes(open.backend, application.id, changesOf(open, form.value), writeOf(open, form));
  if (!saved.ok) {
    await addNotice(session, toSessionNotice(saved.notice));
    return formErrorResponse(form, { status: REFUSED });
  }
  await deleteDraft(draftKey(open, INCOMES_FORM.id));
  await addNotice(session, { text: { key: "incomes:saved" }, variant: "success" });
  return redirect(paths.applicationIncomes(application.id), 303);
}

const writeOf = ({ application }: IncomesContext, { operationId }: Pick<AcceptedForm<z.ZodType>, "operationId">) => ({
  operationId: operationId ?? randomUUID(),
  version: application.version,
});

/** What of the form changes what is saved; a line that is gone already needs no removing. */
function changesOf({ application, incomes }: IncomesContext, values: Values): IncomeChanges {
  const marked = values.removed ?? [];
  const asks = asksOf(application);
  const lines = incomes.lines.filter(({ id }) => marked.includes(String(id)));
  const typed = [
    { asked: asks.buyer, ofSpouse: false, value: values.certificate ?? null },
    { asked: asks.spouse, ofSpouse: true, value: values.spouseCertificate ?? null },
  ];
  const certificates = typed.flatMap(({ asked, ofSpouse, value }) => {
    const saved = incomes.certificates.find((one) => one.ofSpouse === ofSpouse);
    if (!asked || (value === null && saved === undefined)) return [];
    return value === null && saved !== undefined
      ? [{ ...saved, removed: true }]
      : [{ ...(value ?? saved), ofSpouse, removed: false } as IncomeChanges["certificates"][number]];
  });
  return { lines: lines.map((line) => ({ ...line, removed: true })), certificates };
}

/** Sends the link once; a state that does not allow it says so (F-303). */
async function answerRequest(
  { application, session, backend }: IncomesContext,
  { operationId }: ReadForm<typeof INCOMES_FORM>,
): Promise<Response> {
  const sent = await requestBankReport(backend, application.id, operationId ?? randomUUID());
  await addNotice(
    session,
    sent.ok ? { text: { key: "incomes:bank.sent" }, variant: "success" } : toSessionNotice(sent.notice),
  );
  return redirect(paths.applicationIncomes(application.id), 303);
}
