import { Role } from "~/domain/enumerations/role.ts";
import type { Portal } from "~/request/portal.server.ts";

/** Sellers see their own shop only: the seller's name and shop are no news to them (F-172). */
export const showsSellers = ({ actor }: Pick<Portal, "actor">): boolean => actor !== Role.seller;
