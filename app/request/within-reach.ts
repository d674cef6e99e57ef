import { type Action, isWithinScope } from "~/domain/permissions.ts";
import { COMPANY_SHOPS } from "./company-shops.ts";
import type { Portal } from "./portal.server.ts";

/** Whose something is, as far as the back end says. */
type Owned = { sellerId: number | null; shopId: number | null };

/**
 * Whether a right reaches an application, as far as its answer names the owner (F-414): whatever the back end hands out, another shop's
 * application does not exist for a seller, nor another company's for a supervisor whose shops the log-in has named (R-D3). An expired session reaches
 * only what it has opened, and was judged then (F-105).
 */
export function isWithinReach({ actor, scopeOf, session }: Portal, action: Action, owned: Owned): boolean {
  if (actor === "expired") return true;
  const scope = scopeOf(action);
  const { sellerId, shopId } = owned;
  if (scope === null || shopId === null) return scope !== null;
  if (scope === "company") return isOfCompany(COMPANY_SHOPS.of(session), shopId);
  const viewer = { userId: session.user.id, shopId: session.user.shopId, companyId: "" };
  return isWithinScope(scope, viewer, { userId: String(sellerId ?? ""), shopId: String(shopId), companyId: "" });
}

/** An older back end names no shops: then its own judgement stands. */
const isOfCompany = (shops: readonly number[], shopId: number): boolean => shops.length === 0 || shops.includes(shopId);
