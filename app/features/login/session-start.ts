import type { Language } from "~/domain/language.ts";
import { Role } from "~/domain/enumerations/role.ts";
import type { LoginResult } from "~/services/session-types.ts";
import type { SessionStart } from "~/session/portal-session.ts";

/** The portal's session of a log-in answer (F-057, F-075): the role of the answer is the role of every check. */
export function toSessionStart(result: LoginResult, language: Language): SessionStart {
  const { user, shop, additional, role } = result;
  return {
    soapSession: result.soapSession,
    token: result.token ?? "",
    user: {
      id: String(user.id),
      login: user.login,
      fullName: user.fullName,
      role: role ?? Role.seller,
      shopId: String(user.shopId ?? ""),
      email: user.email,
      phone: user.mobilePhone,
    },
    stage: result.limited ? "limited" : "full",
    idleExempt: role === Role.manager,
    additional: {
      helpPhone: shop?.helpPhone ?? null,
      managerEmail: shop?.managerEmail ?? null,
      shopTitle: shop?.title ?? null,
      authenticationMethod: user.authenticationMethod,
    },
    flags: {
      maySearch: user.maySearch,
      seesLiabilities: result.seesLiabilities,
      sharedShopUser: additional.sharedShopUser,
      documentsOptional: additional.documentsOptional,
    },
    language,
  };
}
