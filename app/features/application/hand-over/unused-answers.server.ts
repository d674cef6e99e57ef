import { askAboutAnswers, holdsAnswers } from "~/flows/hand-over/unused-answers.server.ts";
import { saveDraft, type FormEntries } from "~/store/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import type { PreparedSave } from "../step-route.server.ts";
import type { ContractDataSchema, HandOverPressed } from "./hand-over-pressed.ts";

/**
 * “Save” and “continue” while the buyer's answers wait: saved without them, the contract would name what the buyer has meanwhile corrected. The seller uses them or
 * goes on without them first. A page with an old token keeps nothing.
 */
export async function refuseUnusedAnswers(request: HandOverPressed): Promise<PreparedSave<ContractDataSchema>> {
  if (request.form.stale || !(await holdsAnswers(request))) return { request };
  await keep(request, request.form.entries);
  return { answer: await askAboutAnswers(request) };
}

/** What is typed waits as a draft. */
export const keep = (request: HandOverPressed, entries: FormEntries): Promise<void> =>
  saveDraft(draftKey(request, request.form.definition.id), entries);
