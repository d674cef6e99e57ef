/** 0 seller, 1 manager of the lender, 3 supervisor of a partner company (F-412). */
export type Role = 0 | 1 | 3;

const SUPERVISOR_ALIAS = 2;

/**
 * The role behind a stored number: 2 is an older way to write the supervisor (C1, F-413).
 *
 * @returns null for a number that is no role: such a user has no rights (F-569)
 */
export function findRole(stored: number): Role | null {
  if (stored === SUPERVISOR_ALIAS) return 3;
  return stored === 0 || stored === 1 || stored === 3 ? stored : null;
}
