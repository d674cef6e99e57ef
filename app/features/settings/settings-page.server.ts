import { formatNationalPhone } from "~/domain/phone.ts";
import { formSeals, type FormSeals } from "~/forms/csrf.server.ts";
import { LOGIN_FLAGS } from "~/request/login-flags.ts";
import { SELLER } from "~/request/seller-in-session.ts";
import { readFlow } from "~/flows/verification/code-flow.server.ts";
import type { CodeFlowView } from "~/flows/verification/code-flow-view.ts";
import { findDraft, findOfferedDraft, keyOfForm, type DraftKey } from "~/store/drafts.server.ts";
import { typistOf, type PortalSession } from "~/session/portal-session.ts";
import type { Portal } from "~/request/portal.server.ts";
import { CODE_FORM } from "./code-form.ts";
import { findPendingSave } from "./pending-save.server.ts";
import { SETTINGS_FORM } from "./settings-fields.ts";
import type { SettingsOwner } from "./settings-schema.ts";

/** Values of the form's fields as they are shown; passwords are never among them. */
type SettingsFields = { method?: string; email?: string; phone?: string; agreed?: string };

export type SettingsPage = {
  seals: FormSeals;
  owner: SettingsOwner;
  fields: SettingsFields;
  /** When what the form shows was typed; null when it shows what is saved. */
  draftSavedAt: number | null;
  /** When another session of the user typed what this one may take over. */
  offeredAt: number | null;
  /** The user has no way to get codes: nothing else is open before one is chosen (F-070). */
  isForced: boolean;
};

/** The form, and the step that asks for the code once a save waits for it. */
export type SettingsWithCode = SettingsPage & {
  step: "form" | "code";
  /** The running verification; beside the form that of a message that did not arrive (F-139). */
  flow: CodeFlowView | null;
  codeCsrf: string;
  hasCode: boolean;
};

/** The draft of the form is its session's. */
export const draftKeyOf = (session: PortalSession): DraftKey => keyOfForm(typistOf(session), SETTINGS_FORM.id, null);

/** Whose settings a session opens. */
export const ownerOf = (session: Pick<PortalSession, "user" | "parts">): SettingsOwner => ({
  email: session.user.email,
  phone: session.user.phone,
  shared: LOGIN_FLAGS.of(session).sharedShopUser,
});

/** What `/settings` shows. A code whose message was lost is not asked for, unless the user has it. */
export async function readSettings(portal: Portal): Promise<SettingsWithCode> {
  const { session, url } = portal;
  const hasCode = url.searchParams.has("typing");
  const isCodeStep = url.searchParams.get("step") === "code" && (await findPendingSave(session)) !== null;
  const flow = isCodeStep ? await readFlow(portal, session, "account-update", { ask: !hasCode }) : null;
  const isLost = flow !== null && !hasCode && (flow.sending === "failed" || flow.sending === "unanswered");
  return {
    ...(await readSettingsPage(session)),
    step: flow === null || isLost ? "form" : "code",
    flow,
    codeCsrf: formSeals(session, CODE_FORM.id).csrf,
    hasCode,
  };
}

/** The form with the account as it is saved, or with what was typed and not saved (O2). */
async function readSettingsPage(session: PortalSession): Promise<SettingsPage> {
  const draft = await findDraft(draftKeyOf(session));
  return {
    seals: formSeals(session, SETTINGS_FORM.id),
    owner: ownerOf(session),
    fields: draft === null ? savedFields(session) : Object.fromEntries(draft.entries),
    draftSavedAt: draft?.savedAt ?? null,
    offeredAt: draft === null ? ((await findOfferedDraft(draftKeyOf(session)))?.savedAt ?? null) : null,
    isForced: session.stage === "dataUpdate",
  };
}

/** A way that is none is not offered (F-127): the empty choice stands for it. */
function savedFields(session: PortalSession): SettingsFields {
  const { user } = session;
  const method = SELLER.of(session).authenticationMethod;
  return {
    method: method === 0 ? "" : String(method),
    email: user.email ?? "",
    phone: user.phone === null ? "" : formatNationalPhone(user.phone),
  };
}
