import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import * as z from "zod";
import { formSeals } from "~/forms/csrf.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import type { SoapKey } from "~/i18n/text-key.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { auditedCall } from "~/services/audited-call.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { listTransferRecipients, transferContract } from "~/services/ownership.server.ts";
import { deleteDraft, findDraft, type DraftKey } from "~/store/drafts.server.ts";
import { TRANSFER_FORM } from "./ownership-forms.ts";
import { SEARCH_MAX } from "./search-max.ts";
import { transferSchema } from "./transfer-schema.ts";

/** An application that the user may transfer. */
type Open = Portal & { application: Application };

const NO_SELLERS: SoapKey = `${codeOf("noUsers")}`;

const searchSchema = z.string().trim().max(SEARCH_MAX).catch("");

/** What was typed when the session or a service ended (O2). */
const draftOf = ({ session, application }: Open): DraftKey => ({
  userId: session.user.id,
  route: TRANSFER_FORM.id,
  subject: String(application.id),
});

/** To whom the application may go, by a search in the address, so that it works without script (F-201). */
export async function transferPage(open: Open) {
  const { url, backend, session, application } = open;
  const search = searchSchema.parse(url.searchParams.get("q"));
  const found = await listTransferRecipients(backend, { applicationId: application.id, search });
  if (!found.ok) throw refusalPage(found.notice);
  const { id, version, contractNumber, buyer } = application;
  return {
    id,
    version,
    contractNumber,
    buyer: [buyer.firstName, buyer.lastName].filter(Boolean).join(" "),
    ...found.value,
    search,
    emptyKey: NO_SELLERS,
    seals: formSeals(session, TRANSFER_FORM.id),
    typed: Object.fromEntries((await findDraft(draftOf(open)))?.entries ?? []),
  };
}

/** Gives the application away and leads to the list: it may be out of the user's sight by then. A refusal stands above the form. */
export async function answerTransfer(open: Open, read: ReadForm<typeof TRANSFER_FORM>): Promise<Response> {
  const { session, backend, application } = open;
  const form = validate(read, transferSchema);
  if (!form.ok) return formErrorResponse(form);
  const { recipient: sellerId, comment } = form.value;
  const write = { operationId: form.operationId ?? randomUUID(), version: form.version };
  const transferred = await auditedCall(
    { event: "contract.transferred", user: session.user, subject: application.id },
    () => transferContract(backend, { applicationId: application.id, sellerId, comment }, write),
    ({ ok }) => ok,
  );
  if (!transferred.ok) return formErrorResponse(form, { status: 422 }, { notice: transferred.notice });
  await deleteDraft(draftOf(open));
  const { id, contractNumber } = application;
  const text =
    contractNumber === null
      ? ({ key: "ownership:transfer.done", params: { number: id } } as const)
      : ({ key: "ownership:transfer.doneContract", params: { number: contractNumber } } as const);
  await addNotice(session, { text, variant: "success" });
  return redirect(paths.applications(), 303);
}
