import { redirect } from "@remix-run/node";
import { findCurrentApplication } from "~/features/application/opened-applications.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { findStep } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { defineLoader } from "~/request/define-route.server.ts";
import { notFoundPage } from "~/request/fault-pages.server.ts";

/** Steps without a number continue the session's current application; without one the buyer comes first (F-006). A manager chooses the seller there. */
export const loader = defineLoader(
  { may: "application:create", facts: { sellerChosen: true } },
  async ({ session }, { params }) => {
    const step = findStep(params["step"]);
    if (step === null || step.under === "new") throw notFoundPage();
    const current = findCurrentApplication(session);
    if (current !== null) return redirect(paths.applicationStep(current, step.key));
    await addNotice(session, { text: { key: "application:notices.noDraft" }, variant: "info" });
    return redirect(paths.newApplication());
  },
);

/** Never drawn. A route without a page would answer its refusals as bare data. */
export default function CurrentDraftPage() {
  return null;
}
