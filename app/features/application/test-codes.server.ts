import { environment } from "~/platform/env.server.ts";

/** Codes that bypass the personal code's check in a test environment (O13, demo story section 5). */
const TEST_CODES = ["30000000000", "40000000000", "50000000000", "60000000000", "33333333333"];

/** The whitelist in force: empty unless `TEST_PERSONAL_CODES=on`, which a production start refuses. */
export const personalCodeWhitelist = (): readonly string[] => (environment().testPersonalCodes ? TEST_CODES : []);
