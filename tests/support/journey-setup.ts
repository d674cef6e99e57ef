import { existsSync } from "node:fs";
import type { FullConfig } from "playwright/test";
import { startHosts } from "./back-end-hosts.ts";
import { startServers } from "./journey-servers.ts";

/** Where the tests find the address of the portal that all of them share. */
export const PORTAL_URL_VARIABLE = "JOURNEY_PORTAL_URL";

/** Starts the pair of servers that all journeys share, and hosts for those that have a pair of their own; ends all after the last one. */
export default async function startSharedServers({ workers }: FullConfig): Promise<() => Promise<void>> {
  if (!existsSync("build/server/index.js")) throw new Error("The portal is not built: `npm run build` first");
  const servers = await startServers();
  process.env[PORTAL_URL_VARIABLE] = servers.url;
  const endHosts = await startHosts(workers);
  return async () => {
    await servers.stop();
    endHosts();
  };
}
