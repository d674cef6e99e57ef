import { createHash } from "node:crypto";
import type { devices } from "../../store/schema/verification.ts";
import type { DemoTime } from "../demo-time.ts";
import { DEMO_USERS } from "../partners/users.ts";

const DEVICE_DAYS = 90;
const EMAIL_METHOD = 1;

/** Devices that people of the demo have verified: some remembered, some over their 90 days. */
export const toDeviceRows = (time: DemoTime): (typeof devices.$inferInsert)[] =>
  DEMO_USERS.flatMap(({ id, login, method = EMAIL_METHOD, devicesDaysOld = [] }) =>
    devicesDaysOld.map((days) => ({
      userId: id,
      deviceHash: createHash("sha256").update(`demo-device-${login}-${days}`).digest("hex"),
      name: "Firefox, Windows",
      method,
      verifiedAt: time.momentBefore(days, "09:05"),
      expiresAt: time.momentBefore(days - DEVICE_DAYS, "09:05"),
      lastSeenAt: time.momentBefore(days, "09:05"),
    })),
  );
