import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { changeSession, SessionEnded } from "~/session/session.server.ts";
import { checkDevice } from "./check-device.server.ts";
import { findDeviceId } from "./device-cookie.server.ts";
import { leaveWithdrawnDevice } from "./leave-withdrawn-device.server.ts";
import { hasSecondFactor } from "./second-factor.ts";

const CHECKED_AT = "deviceCheckedAt";
const MINUTE_MS = 60_000;

/**
 * Checks the device of a verified session again, now and then: one that its owner has forgotten meanwhile is logged out, every other
 * outcome changes nothing and is only logged (O12, F-513). Throws the way out.
 */
export async function recheckDevice(request: Request, session: PortalSession): Promise<void> {
  const deviceId = hasSecondFactor(session) ? findDeviceId(request) : null;
  const checkedAt = Number(session.additional[CHECKED_AT] ?? session.createdAt);
  const now = portalClock.now();
  if (deviceId === null || now - checkedAt < environment().limits.deviceRecheckMinutes * MINUTE_MS) return;
  if ((await checkDevice(request, session, deviceId)) === "withdrawn")
    throw await leaveWithdrawnDevice(request, session);
  const note = { [CHECKED_AT]: now };
  await changeSession(session, ({ additional }) => ({ additional: { ...additional, ...note } })).catch(unlessEnded);
}

/** A session that was ended meanwhile needs no note. */
function unlessEnded(error: unknown): void {
  if (!(error instanceof SessionEnded)) throw error;
}
