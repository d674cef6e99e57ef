import { formatNationalPhone } from "~/domain/phone.ts";
import { formSeals, type FormSeals } from "~/session/csrf.server.ts";
import { findDraft, type DraftKey } from "~/session/drafts.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import type { SettingsOwner } from "./settings-schema.ts";

/** Id of the form. */
export const SETTINGS_FORM = "settings";

/** What the form keeps as a draft is this user's, whatever session he comes back in. */
export const SETTINGS_DRAFT = { route: SETTINGS_FORM, subject: null } as const;

/** Values of the form's fields as they are shown; passwords are never among them. */
type SettingsFields = { method?: string; email?: string; phone?: string; agreed?: string };

export type SettingsPage = {
  seals: FormSeals;
  owner: SettingsOwner;
  fields: SettingsFields;
  /** When what the form shows was typed; null when it shows what is saved. */
  draftSavedAt: number | null;
  /** He has no way to get codes: nothing else is open to him before it is chosen (F-070). */
  isForced: boolean;
};

export const draftKeyOf = ({ user }: PortalSession): DraftKey => ({ userId: user.id, ...SETTINGS_DRAFT });

/** Whose settings a session opens. */
export const ownerOf = ({ user, flags }: Pick<PortalSession, "user" | "flags">): SettingsOwner => ({
  email: user.email,
  phone: user.phone,
  shared: flags["sharedShopUser"] === true,
});

/** The form with the account as it is saved, or with what was typed and not saved (O2). */
export async function readSettingsPage(session: PortalSession): Promise<SettingsPage> {
  const draft = await findDraft(draftKeyOf(session));
  return {
    seals: formSeals(session, SETTINGS_FORM),
    owner: ownerOf(session),
    fields: draft === null ? savedFields(session) : Object.fromEntries(draft.entries),
    draftSavedAt: draft?.savedAt ?? null,
    isForced: session.stage === "dataUpdate",
  };
}

/** A way that is none is not offered (F-127): the empty choice stands for it. */
function savedFields({ user, additional }: PortalSession): SettingsFields {
  const method = Number(additional["authenticationMethod"] ?? 0);
  return {
    method: method === 0 ? "" : String(method),
    email: user.email ?? "",
    phone: user.phone === null ? "" : formatNationalPhone(user.phone),
  };
}
