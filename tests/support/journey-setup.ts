import { existsSync } from "node:fs";
import { startServers } from "./journey-servers.ts";

/** Where the tests find the address of the portal that all of them share. */
export const PORTAL_URL_VARIABLE = "JOURNEY_PORTAL_URL";

/** Starts the pair of servers that all journeys share, and ends it after the last one. */
export default async function startSharedServers(): Promise<() => Promise<void>> {
  if (!existsSync("build/server/index.js")) throw new Error("The portal is not built: `npm run build` first");
  const servers = await startServers();
  process.env[PORTAL_URL_VARIABLE] = servers.url;
  return servers.stop;
}
