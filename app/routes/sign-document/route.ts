import { readSignDocument } from "~/features/signing-link/sign-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** The document behind a link to sign (F-343). */
export const loader = defineLoader({ may: "open" }, (portal, { params }) => readSignDocument(portal, params));
