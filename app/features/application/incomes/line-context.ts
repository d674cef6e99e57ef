import type { DraftKey } from "~/store/drafts.server.ts";
import type { IncomeLine } from "~/services/income-types.ts";
import type { FormFields } from "../step-definition.ts";
import { draftSubjectOf, INCOME_LINE_FORM, toLineFields, VALUED_LINE_FORM, type ShownLine } from "./income-forms.ts";
import type { IncomesContext } from "./incomes-page.server.ts";

/** Who works on a line: the shop's user, or a manager in the entry of managers alone (F-297). */
export type LineMode = "seller" | "manager";

/** A request about one income line; a new one is not there yet. */
export type LineContext = IncomesContext & { mode: LineMode; line: IncomeLine | undefined };

/** The form of who works on it. */
export const formOf = (mode: LineMode) => (mode === "manager" ? VALUED_LINE_FORM : INCOME_LINE_FORM);

/** Each line has a draft of its own. */
export const draftKeyOf = ({ session, application, line, mode }: LineContext): DraftKey => ({
  userId: session.user.id,
  route: formOf(mode).id,
  subject: draftSubjectOf({ applicationId: String(application.id), line: String(line?.id ?? "new") }),
});

/** The fields of the line that the form of this user has. */
export function savedFields({ line, mode }: { mode: LineMode; line: ShownLine | undefined }): FormFields {
  const names: readonly string[] = formOf(mode).fields;
  return Object.fromEntries(Object.entries(toLineFields(line)).filter(([name]) => names.includes(name)));
}

/** The typed line as it is saved; what this form does not say stays as it is. */
export function toSaved({ line, mode }: LineContext, value: LineValues) {
  const corrected = value.corrected === undefined ? (line?.correctedCents ?? null) : value.corrected;
  return {
    id: line?.id ?? null,
    kind: value.kind,
    amountCents: value.amount,
    correctedCents: corrected,
    title: value.title,
    source: value.source,
    ofSpouse: value.ofSpouse,
    from: value.from,
    to: value.to,
    byManager: line?.byManager ?? mode === "manager",
    skipped: value.skipped ?? line?.skipped ?? false,
    revised: corrected !== null || (line?.revised ?? false),
    removed: false,
  };
}

/** What the form of a line says. */
export type LineValues = {
  kind: number;
  title: string;
  source: string | null;
  amount: number;
  from: string;
  to: string;
  ofSpouse: boolean;
  corrected?: number | null;
  skipped?: boolean;
};
