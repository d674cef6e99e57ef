import { storedSession } from "./portal-session.ts";

/** Sessions in the store; the id is the hash of the cookie. */
export const SESSION = { name: "session", schema: storedSession };
