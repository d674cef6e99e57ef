import { Role } from "./enumerations/role.ts";
import { can } from "./permissions.ts";

/** The two readings of "/settings requires a manager flag": it is for the partners' people, or for managers (C2). */
export type SettingsGuard = "sellers" | "managers";

/** Whether a role opens the account settings (F-148); null is a role that we do not know. */
export const mayOpenSettings = (role: Role | null, guard: SettingsGuard): boolean =>
  role !== null && (guard === "managers" ? role === Role.manager : can(role, "settings:edit"));
