import { Role } from "~/domain/enumerations/role.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { currentRequestId, takeRightRefused } from "~/platform/raw-response.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";
import { backendOf } from "~/services/backend.server.ts";
import { getSessionUser } from "~/services/session.server.ts";
import type { SessionUser } from "~/services/session-types.ts";
import type { PortalSession, SessionChange } from "~/session/portal-session.ts";
import { changeSession, findSession } from "~/session/session.server.ts";
import { COMPANY_SHOPS } from "./company-shops.ts";
import { LOGIN_FLAGS, loginFlagsOf } from "./login-flags.ts";
import { toSessionSeller } from "./seller-in-session.ts";

/** From the least to the most. */
const ROLES: readonly number[] = [Role.seller, Role.supervisor, Role.manager];

/**
 * Looks up again who the session's user is, once the back end has refused a right that the log-in had given (1021): the role may have been lowered since, and
 * menu, badges and idle limit of the next page follow it. A role that was raised waits for the next log-in: a session gains rights only under a new id
 * (R-A5). An older back end cannot say, and then all stays as it was.
 */
export async function renewRights(request: RequestHead): Promise<void> {
  if (!takeRightRefused()) return;
  try {
    const session = await findSession(request);
    if (session === null || session.expired || session.stage !== "full") return;
    const found = await getSessionUser(backendOf(session, { reference: currentRequestId() }));
    if (found.ok) await changeSession(session, (now) => renewed(now, found.value));
  } catch (error) {
    log("warn", "session.rightsUnknown", errorFields(error));
  }
}

function renewed(session: PortalSession, said: SessionUser): SessionChange {
  const { user, role, companyShops } = said;
  if (role === null || ROLES.indexOf(role) > ROLES.indexOf(session.user.role)) return {};
  const kept = toSessionSeller(user);
  return {
    user: { ...kept.user, role },
    idleExempt: role === Role.manager,
    parts: {
      ...session.parts,
      ...kept.parts,
      ...COMPANY_SHOPS.entry(companyShops),
      ...LOGIN_FLAGS.entry(loginFlagsOf(said)),
    },
  };
}
