import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { findCurrentApplication } from "~/features/application/opened-applications.server.ts";
import { findStep } from "~/features/application/step-table.ts";
import { paths } from "~/paths.ts";
import { notFoundPage } from "~/services/fault-pages.server.ts";
import { requireUser } from "~/session/guards.server.ts";
import { addNotice } from "~/session/notices.server.ts";

/** Steps without a number continue the session's current application; without one the buyer comes first (F-006). */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const session = await requireUser(request);
  const step = findStep(params["step"]);
  if (step === null || step.number === 1) throw notFoundPage();
  const current = findCurrentApplication(session);
  if (current !== null) return redirect(paths.applicationStep(current, step.number));
  await addNotice(session, { text: { key: "application:notices.noDraft" }, variant: "info" });
  return redirect(paths.newApplication());
}

/** Never drawn. A route without a page would answer its refusals as bare data. */
export default function CurrentDraftPage() {
  return null;
}
