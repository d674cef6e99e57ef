import { json } from "@remix-run/node";
import { buildVersion } from "~/platform/build-version.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** Which build the server runs, for pages that ask once an hour (F-423). The same stands in a header of every answer. */
export const loader = defineLoader({ may: "open" }, () => json({ build: buildVersion() }));
