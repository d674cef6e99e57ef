import { json } from "@remix-run/node";
import { defineLoader } from "~/request/define-route.server.ts";

/** Says 403 to a user who is logged in; a guest has no page here and logs in first (F-028, F-031). */
export const loader = defineLoader({ may: "own" }, () => json(null, { status: 403 }));
