import { json } from "@remix-run/node";
import { requireSigning, signingPage } from "~/features/application/signing/signing-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "signing:manage" }, async (portal, { params }) =>
  json(signingPage(await requireSigning(portal, params))),
);
