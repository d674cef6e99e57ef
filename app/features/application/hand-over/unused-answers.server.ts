import { redirect } from "@remix-run/node";
import { findOwnHandOver } from "~/flows/hand-over/hand-overs.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { saveDraft, type FormEntries } from "~/store/drafts.server.ts";
import { draftKey } from "../application-draft.server.ts";
import { beginnerOf } from "../scan/read-scan.server.ts";
import type { PreparedSave } from "../step-route.server.ts";
import { HAND_OVER_PLACE } from "./hand-over-place.ts";
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

/** Whether the buyer has filled in what has not been taken over: a save, an end or a new address would lose it. */
export async function holdsAnswers(request: HandOverPressed): Promise<boolean> {
  const own = await findOwnHandOver(beginnerOf(request, request.application.id));
  return own !== null && own.filledAt !== null && own.usedAt === null;
}

/** Says what to do with the answers, where they are spoken of. */
export async function askAboutAnswers(request: HandOverPressed): Promise<Response> {
  await addNotice(request.session, { text: { key: "hand-over:unused" }, variant: "warning" });
  return backToStep(request);
}

/** What is typed waits as a draft. */
export const keep = (request: HandOverPressed, entries: FormEntries): Promise<void> =>
  saveDraft(draftKey(request, request.form.definition.id), entries);

export const pageOf = ({ application }: HandOverPressed): string =>
  paths.applicationStep(application.id, "contractData");

/** To the place of the page that speaks of the buyer's own telephone. */
export const backToStep = (request: HandOverPressed): Response =>
  redirect(`${pageOf(request)}#${HAND_OVER_PLACE}`, 303);
