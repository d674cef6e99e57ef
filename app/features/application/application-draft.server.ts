import { parse } from "@conform-to/react";
import { VERSION_FIELD } from "~/forms/form-names.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { findDraft, type DraftKey, type FormEntries } from "~/store/drafts.server.ts";
import type { FormFields } from "./step-definition.ts";

/** What was typed and not saved, as the form shows it again. */
export type TypedDraft = {
  fields: FormFields;
  savedAt: number;
  /** From what the form was drawn in which it was typed; null where that is not known. */
  drawn: string | null;
};

/** The draft of one form of one application (O2). */
export const draftKey = (
  { session, application }: { session: { user: { id: string } }; application: { id: number } },
  formId: string,
): DraftKey => ({
  userId: session.user.id,
  route: formId,
  subject: String(application.id),
});

/** What was typed, with what it was typed over. */
export const withDrawn = <Read extends Pick<ReadForm, "entries" | "version">>(read: Read): Read =>
  read.version === null ? read : { ...read, entries: [...read.entries, [VERSION_FIELD, read.version]] };

/** Reads the draft back, unless it says just what is saved. */
export async function findTypedDraft(key: DraftKey, saved: FormFields): Promise<TypedDraft | null> {
  const draft = await findDraft(key);
  if (draft === null) return null;
  const fields = toFields(draft.entries.filter(([name]) => name !== VERSION_FIELD));
  const drawn = draft.entries.find(([name]) => name === VERSION_FIELD)?.[1] ?? null;
  return saysSame(fields, saved) ? null : { fields, savedAt: draft.savedAt, drawn };
}

/** Whether two forms say the same; an empty field says as much as none. */
export const saysSame = (one: FormFields, other: FormFields): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

/** Names and values of a form as the nested object that its fields take (`address.city`). */
export function toFields(entries: FormEntries): FormFields {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return parse(data, { resolve: () => ({ value: null }) }).payload as FormFields;
}

/** Without empty fields and in one order, so that two forms can be compared. */
function sorted(fields: FormFields): FormFields {
  const flat = Object.entries(fields).map(
    ([name, value]) => [name, typeof value === "object" ? sorted(value) : value] as const,
  );
  return Object.fromEntries(flat.filter(([, value]) => !isEmpty(value)).sort());
}

/** A group without a filled field says as much as none: script leaves it out where the page does not show it. */
const isEmpty = (value: FormFields[string]): boolean =>
  value === undefined || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
