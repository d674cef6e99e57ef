import type { Language } from "~/domain/language.ts";
import { auditedCall } from "./audited-call.server.ts";
import { toWirePassword } from "./session.server.ts";
import type { LinkPassword, LinkPasswordAnswer, ReminderAnswer } from "./verify-types.ts";
import { askVerify, findVerify, type VerifyService } from "./verify.server.ts";
import { flag, linkPasswordAnswer, reminderAnswer } from "./wire/verify.ts";

/** Sends a link that sets a new password, if there is one user with this address (F-082, F-083). */
export const remindPassword = (
  service: VerifyService,
  { email, language: locale }: { email: string; language: Language },
): Promise<ReminderAnswer> =>
  askVerify(service, { name: "remind-password", body: { email, locale }, answer: reminderAnswer });

/**
 * Whether such a link may still be used; null when the service has no such call. Nothing is used up by the question (R-C17), but a guess learns as
 * much from it as from a try: its caller counts both together.
 */
export const isLinkGood = (
  service: VerifyService,
  link: Pick<LinkPassword, "token" | "code">,
): Promise<boolean | null> =>
  findVerify(service, { name: "password-link", body: link, answer: flag, isRead: true }, [404]);

/** Sets a new password by such a link; it travels as at log-in (F-080, O9). Each try is a line of the audit log: of whom, the portal does not know. */
export const changePasswordByLink = (
  service: VerifyService,
  { token, code, password: plain, login }: LinkPassword,
): Promise<LinkPasswordAnswer> => {
  const { password } = toWirePassword({ plain });
  const body = { token, code, password, login };
  const call = () => askVerify(service, { name: "change-password", body, answer: linkPasswordAnswer });
  return auditedCall({ event: "password.reset" }, call, ({ state }) => state === "changed");
};
