import { findRole } from "~/domain/enumerations/role.ts";
import { findGrant } from "~/domain/permissions.ts";
import { paths } from "~/paths.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import { refusalPage } from "~/services/fault-pages.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { FoundSeller } from "~/services/seller-types.ts";
import { listUsers } from "~/services/sellers.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";

type Portal = { session: PortalSession; backend: Backend; draft: Pick<Application, "id"> | null };

/** For whom an application is started; `missing`: a manager has chosen nobody yet, or nobody whom the back end knows (1050). */
export type ChosenSeller =
  | { state: "own"; sellerId: number }
  | { state: "chosen"; sellerId: number; seller: FoundSeller }
  | { state: "missing"; notice: BackendNotice | null };

/** As many digits as the back end's numbers have. */
const ID_SHAPE = /^\d{1,9}$/;

/** Sellers and supervisors sell themselves; a manager works for a chosen seller (1.3, F-187). */
function mustChoose({ user }: PortalSession): boolean {
  const role = findRole(user.role);
  return role !== null && findGrant(role, "application:create")?.condition === "sellerChosen";
}

const namedIn = (request: Request): string => new URL(request.url).searchParams.get("seller") ?? "";

/**
 * Whose application it is to be. Only a manager's address is read: whoever else names a seller there starts his own all the same, and an
 * application that is there already (`draft`) has its seller.
 */
export async function findChosenSeller(request: Request, { session, backend, draft }: Portal): Promise<ChosenSeller> {
  if (draft !== null || !mustChoose(session)) return { state: "own", sellerId: Number(session.user.id) };
  const named = namedIn(request);
  if (named === "") return { state: "missing", notice: null };
  if (!ID_SHAPE.test(named)) return { state: "missing", notice: noticeOf(1050) };
  const sellerId = Number(named);
  const found = await listUsers(backend, { sellerId });
  if (!found.ok) throw refusalPage(found.notice);
  const seller = found.value.sellers.find(({ id }) => id === sellerId);
  return seller === undefined ? { state: "missing", notice: noticeOf(1050) } : { state: "chosen", sellerId, seller };
}

/** The address of step 1 that a form was posted to, with the application that it fills or a manager's choice, and nothing else. */
export function newApplicationPath(request: Request, { session, draft }: Omit<Portal, "backend">): string {
  if (draft !== null) return paths.emptyApplication(draft.id);
  const named = namedIn(request);
  return paths.newApplication(mustChoose(session) && ID_SHAPE.test(named) ? Number(named) : null);
}
