import { parse } from "@conform-to/react";
import { findDraft, type DraftKey, type FormEntries } from "~/session/drafts.server.ts";
import type { OpenApplication } from "./open-application.server.ts";
import type { FormFields } from "./step-definition.ts";

/** What was typed and not saved, as the form shows it again. */
export type TypedDraft = { fields: FormFields; savedAt: number };

/** The draft of one form of one application (O2). */
export const draftKey = (
  { session, application }: Pick<OpenApplication, "session" | "application">,
  formId: string,
): DraftKey => ({
  userId: session.user.id,
  route: formId,
  subject: String(application.id),
});

/** Reads the draft back, unless it says just what is saved. */
export async function findTypedDraft(key: DraftKey, saved: FormFields): Promise<TypedDraft | null> {
  const draft = await findDraft(key);
  if (draft === null) return null;
  const fields = toFields(draft.entries);
  return JSON.stringify(sorted(fields)) === JSON.stringify(sorted(saved)) ? null : { fields, savedAt: draft.savedAt };
}

/** Names and values of a form as the nested object that its fields take (`address.city`). */
export function toFields(entries: FormEntries): FormFields {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return parse(data, { resolve: () => ({ value: null }) }).payload as FormFields;
}

/** Without empty fields and in one order, so that two forms can be compared. */
function sorted(fields: FormFields): FormFields {
  const filled = Object.entries(fields).filter(([, value]) => value !== undefined && value !== "");
  return Object.fromEntries(
    filled.sort().map(([name, value]) => [name, typeof value === "object" ? sorted(value) : value]),
  );
}
