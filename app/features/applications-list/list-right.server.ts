import { findRole, type Role } from "~/domain/enumerations/role.ts";
import { can } from "~/domain/permissions.ts";
import { permissionDeniedPage } from "~/services/fault-pages.server.ts";

/** The role of a session that may see the list or take it away as a file (1.3). @throws the permission-denied page */
export function requireListRight(sessionRole: number, action: "application:list" | "application:export"): Role {
  const role = findRole(sessionRole);
  if (role === null || !can(role, action)) throw permissionDeniedPage();
  return role;
}
