import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** Roles of users (F-569). A supervisor may do all that a seller may (F-412). */
export const Role = { seller: 0, manager: 1, supervisor: 3 } as const;

export type Role = CodeOf<typeof Role>;

export const roles = defineEnumeration("role", Role);

/** One label set of the back end writes supervisor as 2 (F-413). */
const SUPERVISOR_ALIAS = 2;

/**
 * Reads the role of a log-in answer: 2 and 3 are both the supervisor, and the session holds 3 (C1, F-413).
 * @returns null for anything else: such a user has no rights (F-569)
 */
export function findRole(raw: unknown): Role | null {
  return String(raw).trim() === String(SUPERVISOR_ALIAS) ? Role.supervisor : roles.find(raw);
}
