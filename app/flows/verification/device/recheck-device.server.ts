import * as z from "zod";
import { portalClock } from "~/platform/clock.ts";
import { environment } from "~/platform/env.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { defineSessionPart } from "~/session/session-part.server.ts";
import { noteInSession } from "~/session/note-in-session.server.ts";
import { checkDevice } from "./check-device.server.ts";
import { findDeviceId } from "./device-cookie.server.ts";
import { leaveWithdrawnDevice } from "./leave-withdrawn-device.server.ts";
import { hasSecondFactor } from "./second-factor.ts";

/** When the device of the session was checked last; null before the first time. */
const CHECKED_AT = defineSessionPart("deviceCheckedAt", z.number().nullable().default(null));
const MINUTE_MS = 60_000;

/**
 * Checks the device of a verified session again, now and then: one that its owner has forgotten meanwhile is logged out, every other
 * outcome changes nothing and is only logged (O12, F-513). Throws the way out.
 */
export async function recheckDevice(portal: Portal): Promise<void> {
  const { head, session, verify } = portal;
  const deviceId = hasSecondFactor(session) ? findDeviceId(head) : null;
  const checkedAt = CHECKED_AT.of(session) ?? session.createdAt;
  const now = portalClock.now();
  if (deviceId === null || now - checkedAt < environment().limits.deviceRecheckMinutes * MINUTE_MS) return;
  if ((await checkDevice(verify, session, deviceId)) === "withdrawn") throw await leaveWithdrawnDevice(portal, session);
  await noteInSession(() => CHECKED_AT.change(session, () => now));
}
