import { json } from "@remix-run/node";
import { findSending } from "~/flows/verification/sending-status.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** What became of a message, for the page's script (F-152); 404 where no verification runs. */
export const loader = defineLoader({ may: "open" }, async (portal, { params }) => {
  const sending = await findSending(portal, params["purpose"]);
  return sending === null ? json(null, { status: 404 }) : json({ sending });
});
