import type { Language } from "~/domain/language.ts";
import { Role } from "~/domain/enumerations/role.ts";
import { COMPANY_SHOPS } from "~/request/company-shops.ts";
import { LOGIN_FLAGS, loginFlagsOf } from "~/request/login-flags.ts";
import { toSessionSeller } from "~/request/seller-in-session.ts";
import type { LoginResult } from "~/services/session-types.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { SECOND_FACTOR } from "~/flows/verification/device/second-factor.ts";
import { LIMITED_LOGIN } from "./finished-stage.ts";
import { SHOP_CONTACTS } from "./shop-contacts.ts";
import { findCodeMethod, isTwoFactorRequired } from "./two-factor.ts";

/**
 * The portal's session of a log-in answer (F-057, F-075): the role of the answer is the role of every check. With a second factor
 * it begins unverified; `SECOND_FACTOR` says how the code travels and what comes after it (F-059, F-069).
 */
export function toSessionStart(result: LoginResult, language: Language): SessionStart {
  const { user, shop, companyShops, role } = result;
  const stageAfterCode = stageWithoutCode(result);
  const twoFactor = isTwoFactorRequired(result);
  const kept = toSessionSeller(user);
  const codeMethod = twoFactor ? findCodeMethod(result) : null;
  return {
    soapSession: result.soapSession,
    token: result.token ?? "",
    user: { ...kept.user, role: role ?? Role.seller },
    stage: twoFactor ? (codeMethod === null ? "dataUpdate" : "unverified") : stageAfterCode,
    idleExempt: role === Role.manager,
    parts: {
      ...kept.parts,
      ...SHOP_CONTACTS.entry({ phone: shop?.helpPhone ?? null, managerEmail: shop?.managerEmail ?? null }),
      ...SECOND_FACTOR.entry({ method: codeMethod, stageAfterCode }),
      ...LIMITED_LOGIN.entry(result.limited),
      ...COMPANY_SHOPS.entry(companyShops),
      ...LOGIN_FLAGS.entry(loginFlagsOf(result)),
    },
    language,
    // Behind an account of a whole shop stand people with other customers.
    typing: { id: "", offered: !result.additional.sharedShopUser },
  };
}

/** What is left to do when the code is right, or none is asked for. */
function stageWithoutCode({ limited, passwordTooOld }: LoginResult) {
  if (limited) return "limited";
  return passwordTooOld ? "passwordExpired" : "full";
}
