import type { Language } from "~/domain/language.ts";
import { auditedCall } from "./audited-call.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import type { LinkPassword, LinkPasswordAnswer, ReminderAnswer } from "./verify-types.ts";
import { askVerify, type VerifyService } from "./verify.server.ts";
import { linkPasswordAnswer, reminderAnswer } from "./wire/verify.ts";

/** Sends a link that sets a new password, if there is one user with this address (F-082, F-083). */
export const remindPassword = (
  service: VerifyService,
  { email, language: locale }: { email: string; language: Language },
): Promise<ReminderAnswer> =>
  askVerify(service, { name: "remind-password", body: { email, locale }, answer: reminderAnswer });

/** Sets a new password by such a link; it travels as at log-in (F-080, O9). Each try is a line of the audit log: of whom, the portal does not know. */
export const changePasswordByLink = (
  service: VerifyService,
  { token, code, password, login }: LinkPassword,
): Promise<LinkPasswordAnswer> => {
  const body = { token, code, password: hashPassword(password), login };
  const call = () => askVerify(service, { name: "change-password", body, answer: linkPasswordAnswer });
  return auditedCall({ event: "password.reset" }, call, ({ state }) => state === "changed");
};
