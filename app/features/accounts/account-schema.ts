import * as z from "zod";
import { emailField } from "~/domain/email.ts";
import { AuthenticationMethod, authenticationMethods } from "~/domain/enumerations/authentication-method.ts";
import { roles } from "~/domain/enumerations/role.ts";
import { choiceField, choiceOfNumbers } from "~/domain/fields/choice-field.ts";
import { flagField, tickedFlagField } from "~/domain/fields/flag-field.ts";
import { newPasswordField } from "~/domain/fields/password-field.ts";
import { optionalPhoneField } from "~/domain/fields/phone-field.ts";
import { requiredText } from "~/domain/fields/text-field.ts";
import { issueMessage } from "~/domain/issue.ts";
import { normalisePersonName } from "~/domain/person-name.ts";
import { GIVEN_ROLES, LOGIN_MAX, LOGIN_MIN, NAME_MAX } from "./account-limits.ts";

/** What the form of an account is about: the shops of its company, and whether a whole shop shares it. */
export type AccountSubject = { shopIds: readonly number[]; shared: boolean };

const LOGIN = /^[a-z0-9._-]*$/;

/** A log-in name is written in small letters, however it is typed. */
const loginField = () =>
  requiredText({ min: LOGIN_MIN, max: LOGIN_MAX })
    .overwrite((login) => login.toLowerCase())
    .refine((login) => LOGIN.test(login), { error: issueMessage("account.loginCharacters") });

/** A seller's name stands in contracts: letters, spaces and hyphens, and nothing is dropped from it. What a shop calls its own account may be anything printed. */
const nameField = (shared: boolean) => {
  const text = requiredText({ max: NAME_MAX, printed: true });
  const isName = (name: string) => shared || (normalisePersonName(name) === name && /\p{L}/u.test(name));
  return text.refine(isName, { error: issueMessage("personName.letters") });
};

/** An account, the same on both sides (F-399). The shared account of a shop asks for a tick: everybody there works with it (F-403). */
export const accountSchema = ({ shopIds, shared }: AccountSubject) =>
  z
    .object({
      firstName: nameField(shared),
      lastName: nameField(shared),
      login: loginField(),
      role: choiceField(roles, GIVEN_ROLES),
      shop: choiceOfNumbers(shopIds),
      email: emailField(),
      phone: optionalPhoneField(),
      method: choiceField(authenticationMethods),
      password: newPasswordField().optional(),
      agreed: shared ? tickedFlagField("account.sharedNotConfirmed") : flagField(),
    })
    .superRefine(
      ({ method, phone }, context) => {
        if (method === AuthenticationMethod.sms && phone === null)
          context.addIssue({ code: "custom", path: ["phone"], message: issueMessage("required") });
      },
      { when: () => true },
    );
