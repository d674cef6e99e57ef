import type { Role } from "../../accounts/role.ts";

/** Every user of the partner and the lender (1.3). */
export const EVERYBODY: readonly Role[] = [0, 1, 3];

/** What people do is not shown to their equals: supervisors and managers only. */
export const LEADERS: readonly Role[] = [1, 3];
