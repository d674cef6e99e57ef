import { json } from "@remix-run/node";
import { readExpiringPermits } from "~/features/manager-tools/stuck/read-expiring.server.ts";
import { readStuckRows } from "~/features/manager-tools/stuck/read-stuck.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "seller:list" }, async (portal) => {
  const [rows, permits] = await Promise.all([readStuckRows(portal), readExpiringPermits(portal)]);
  return json({ ...rows, permits });
});
