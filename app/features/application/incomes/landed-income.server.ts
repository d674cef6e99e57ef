import { redirect } from "@remix-run/node";
import { incomeLineSchema, valuedLineSchema } from "~/domain/income-line.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { deleteDraft } from "~/store/drafts.server.ts";
import { findTypedDraft, saysSame } from "../application-draft.server.ts";
import { versionOf } from "../drawn-version.server.ts";
import { withoutEmpty } from "../replay-step.ts";
import { draftKeyOf, savedFields, toSaved, type LineContext, type LineValues } from "./line-context.ts";

/**
 * Leads to the incomes, where a new line stands since the version for which it was typed: its save has arrived, though its answer was lost, and once more would
 * count its income twice (F-295, O2). Null for a line that is not there yet.
 */
export async function toLandedIncome(
  open: LineContext,
  drawn: string | null,
  value: LineValues,
): Promise<Response | null> {
  const { application, incomes, line, mode, session } = open;
  if (line !== undefined || versionOf(drawn) === application.version) return null;
  const typed = savedFields({ mode, line: toSaved(open, value) });
  if (!incomes.lines.some((one) => saysSame(savedFields({ mode, line: one }), typed))) return null;
  await deleteDraft(draftKeyOf(open));
  await addNotice(session, { text: { key: "incomes:landed", params: { title: value.title } }, variant: "info" });
  return redirect(paths.applicationIncomes(application.id), 303);
}

/** The same for what waits as a draft; one that is no whole line has never been sent. */
export async function toLandedIncomeDraft(open: LineContext): Promise<Response | null> {
  const draft = await findTypedDraft(draftKeyOf(open), savedFields(open));
  if (draft === null) return null;
  const typed = (open.mode === "manager" ? valuedLineSchema : incomeLineSchema).safeParse(withoutEmpty(draft.fields));
  return typed.success ? toLandedIncome(open, draft.drawn, typed.data) : null;
}
