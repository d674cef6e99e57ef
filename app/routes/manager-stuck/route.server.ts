import { json } from "@remix-run/node";
import { readBlockedUsers } from "~/features/manager-tools/stuck/read-blocked.server.ts";
import { readExpiringPermits } from "~/features/manager-tools/stuck/read-expiring.server.ts";
import { readStuckRows } from "~/features/manager-tools/stuck/read-stuck.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "seller:list" }, async (portal) => {
  const read = [readStuckRows(portal), readExpiringPermits(portal), readBlockedUsers(portal)] as const;
  const [rows, permits, blocked] = await Promise.all(read);
  return json({ ...rows, permits, blocked });
});
