import { Role } from "~/domain/enumerations/role.ts";

/** Roles that a supervisor gives, never manager (decision under G29). */
export const GIVEN_ROLES = [Role.seller, Role.supervisor] as const;

/** Lengths of a log-in name (decision under G29). */
export const LOGIN_MIN = 3;
export const LOGIN_MAX = 30;

/** Longest first or last name; a shared account has a name of its own, so that it need not be a person's. */
export const NAME_MAX = 50;
