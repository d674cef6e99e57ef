import { AuthenticationMethod } from "~/domain/enumerations/authentication-method.ts";
import { Role } from "~/domain/enumerations/role.ts";
import type { LoginResult } from "~/services/session-types.ts";

type Who = Pick<LoginResult, "additional" | "role" | "user">;

/** A second factor is asked for when the answer says so, and of managers who have an e-mail (F-063). */
export const isTwoFactorRequired = ({ additional, role, user }: Who): boolean =>
  additional.twoFactor || (role === Role.manager && user.email !== null);

/**
 * How the codes of this user travel: 1 by e-mail, 2 by SMS. A manager who has chosen nothing gets them by the e-mail that makes the rule.
 * Null when nothing is chosen or there is no such contact: no code can be sent (F-070).
 */
export function findCodeMethod({ role, user }: Pick<Who, "role" | "user">): 1 | 2 | null {
  const { none, email, sms } = AuthenticationMethod;
  const chosen = role === Role.manager && user.authenticationMethod === none ? email : user.authenticationMethod;
  if (chosen === email && user.email !== null) return email;
  return chosen === sms && user.mobilePhone !== null ? sms : null;
}
