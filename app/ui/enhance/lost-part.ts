/**
 * The event that says: the script file of a page did not come (F-425). The build writes its name into the client router, which would
 * otherwise reload the page it is on, again and again (vite.config.ts).
 */
export const LOST_PART = "portal:lost-part";
