import { Role } from "~/domain/enumerations/role.ts";
import type { LoginResult } from "~/services/session-types.ts";

/** A second factor is asked for when the answer says so, and of managers who have an e-mail (F-063). */
export const isTwoFactorRequired = ({
  additional,
  role,
  user,
}: Pick<LoginResult, "additional" | "role" | "user">): boolean =>
  additional.twoFactor || (role === Role.manager && user.email !== null);
