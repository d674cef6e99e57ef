import type { Language } from "~/domain/language.ts";
import { Role } from "~/domain/enumerations/role.ts";
import { toKeptSeller } from "~/services/seller-in-session.ts";
import type { LoginResult } from "~/services/session-types.ts";
import { LIMITED_MARK } from "~/session/finished-stage.ts";
import type { SessionStage, SessionStart } from "~/session/portal-session.ts";
import { findCodeMethod, isTwoFactorRequired } from "./two-factor.ts";

/**
 * The portal's session of a log-in answer (F-057, F-075): the role of the answer is the role of every check. With a second factor
 * it begins unverified; `additional` says how the code travels and what comes after it (F-059, F-069).
 */
export function toSessionStart(result: LoginResult, language: Language): SessionStart {
  const { user, shop, additional, role } = result;
  const stageAfterCode = stageWithoutCode(result);
  const twoFactor = isTwoFactorRequired(result);
  const kept = toKeptSeller(user);
  const codeMethod = twoFactor ? findCodeMethod(result) : null;
  return {
    soapSession: result.soapSession,
    token: result.token ?? "",
    user: { ...kept.user, role: role ?? Role.seller },
    stage: twoFactor ? (codeMethod === null ? "dataUpdate" : "unverified") : stageAfterCode,
    idleExempt: role === Role.manager,
    additional: {
      ...kept.additional,
      helpPhone: shop?.helpPhone ?? null,
      managerEmail: shop?.managerEmail ?? null,
      shopTitle: shop?.title ?? null,
      codeMethod,
      stageAfterCode,
      ...(result.limited ? LIMITED_MARK : {}),
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

/** What is left to do when the code is right, or none is asked for. */
function stageWithoutCode({ limited, passwordTooOld }: LoginResult): SessionStage {
  if (limited) return "limited";
  return passwordTooOld ? "passwordExpired" : "full";
}
