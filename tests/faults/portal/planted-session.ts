import { setPortalClock } from "../../../app/platform/clock.ts";
import { readEnvironment } from "../../../app/platform/env.server.ts";
import { deleteProcessWide, processWide } from "../../../app/platform/process-wide.ts";
import type { SessionStart } from "../../../app/session/portal-session.ts";
import { startSession } from "../../../app/session/session.server.ts";
import { closePortalStore } from "../../../app/store/portal-store.server.ts";
import { visitor, type Visitor } from "../../support/http-client.ts";
import type { PortalProcess } from "../../support/portal-servers.ts";

const MINUTE_MS = 60_000;

const SELLER: Omit<SessionStart, "stage"> = {
  soapSession: "planted",
  token: "planted",
  user: {
    id: "10101",
    login: "jonas.s",
    fullName: "Jonas Pardavėjas",
    role: 0,
    shopId: "101",
    email: null,
    phone: null,
  },
  idleExempt: false,
  parts: {},
  language: null,
};

/**
 * A browser whose log-in has come so far and no further, without the way there: the session is written into the store of the running portal, with the
 * portal's own code and key.
 * @param aheadMinutes how far the portal's clock is ahead
 */
export async function plantSession(
  { dataDir, origin }: PortalProcess,
  stage: SessionStart["stage"],
  aheadMinutes = 0,
): Promise<Visitor> {
  const read = readEnvironment({ DATA_DIR: dataDir });
  if (!read.ok) throw new Error(read.problems.join("\n"));
  const forget = () => ["environment", "keyRing", "store", "clock"].forEach(deleteProcessWide);
  forget();
  processWide("environment", () => read.value);
  setPortalClock(Date.now() + aheadMinutes * MINUTE_MS);
  const { headers } = await startSession(new Request(origin), { ...SELLER, stage });
  const [pair = ""] = headers.getSetCookie()[0]?.split(";") ?? [];
  await closePortalStore();
  forget();
  const [name = "", value = ""] = pair.split("=");
  return visitor(origin, new Map([[name, value]]));
}
