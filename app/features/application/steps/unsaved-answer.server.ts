import { json } from "@remix-run/node";
import { issueMessage } from "~/domain/issue.ts";
import { unsavedResult } from "~/forms/unsaved-result.server.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { AGREEMENT_FIELD } from "../goods/agreement-name.ts";
import type { StepRequest } from "../save-step.server.ts";
import type { creditSchema } from "./credit-step.ts";

type Pressed = StepRequest<typeof creditSchema>;

/** The page again with the missing confirmation that a change of goods is agreed with the seller (F-251). */
export async function agreementMissing({ form, ...open }: Pressed): Promise<Response> {
  await saveDraft(draftKey(open, form.definition.id), form.entries);
  return json({ result: unsavedResult(form, { [AGREEMENT_FIELD]: [issueMessage("tick.required")] }) }, { status: 400 });
}
