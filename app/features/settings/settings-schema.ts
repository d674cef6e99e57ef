import * as z from "zod";
import { optionalEmailField } from "~/domain/email.ts";
import {
  AuthenticationMethod,
  authenticationMethods,
  CHOOSABLE_AUTHENTICATION_METHODS,
} from "~/domain/enumerations/authentication-method.ts";
import { choiceField } from "~/domain/fields/choice-field.ts";
import { flagField, tickedFlagField } from "~/domain/fields/flag-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { currentPasswordField, newPasswordFields, requireRepetition } from "~/domain/fields/password-field.ts";
import { optionalPhoneField } from "~/domain/fields/phone-field.ts";
import type { CodeMethod } from "~/services/verify-types.ts";
import { changesEmail, changesPhone, type OwnContacts } from "./account-change.ts";

/** Whose settings they are: the contacts as they are saved, and whether a whole shop shares the account. */
export type SettingsOwner = OwnContacts & { shared: boolean };

/**
 * The account update (G07), the same on both sides. What two fields have to do with each other is judged however the others look, so that
 * everything that is wrong is shown at once (F-134).
 */
export const settingsSchema = (owner: SettingsOwner) =>
  z
    .object({
      method: choiceField(authenticationMethods, CHOOSABLE_AUTHENTICATION_METHODS),
      email: optionalEmailField(),
      phone: optionalPhoneField(),
      currentPassword: currentPasswordField(),
      ...newPasswordFields(),
      agreed: owner.shared ? tickedFlagField("account.sharedNotConfirmed") : flagField(),
    })
    .superRefine(requireContact, { when: () => true })
    .superRefine(requireRepetition, { when: bothPasswordsTyped })
    .superRefine((change, context) => refuseBoth(owner, change, context), { when: () => true });

type Contacts = { method: CodeMethod; email: string | null; phone: string | null };

/** F-129, F-130. */
function requireContact({ method, email, phone }: Contacts, context: z.core.$RefinementCtx): void {
  const message = issueMessage("required");
  if (method === AuthenticationMethod.email && email === null)
    context.addIssue({ code: "custom", path: ["email"], message });
  if (method === AuthenticationMethod.sms && phone === null)
    context.addIssue({ code: "custom", path: ["phone"], message });
}

/** F-135: the one that stays proves who the user is. A value that cannot be read has a finding of its own. */
function refuseBoth(owner: SettingsOwner, { email, phone }: Contacts, context: z.core.$RefinementCtx): void {
  if (!isRead(email) || !isRead(phone) || !changesEmail(owner, email) || !changesPhone(owner, phone)) return;
  const message = issueMessage("account.bothContactsChanged");
  for (const field of ["email", "phone"]) context.addIssue({ code: "custom", path: [field], message });
}

const isRead = (value: unknown): value is string | null => value === null || typeof value === "string";

function bothPasswordsTyped({ value }: z.core.ParsePayload): boolean {
  const { newPassword, repeatPassword } = value as Partial<Record<string, unknown>>;
  return typeof newPassword === "string" && typeof repeatPassword === "string";
}
