import { redirect } from "@remix-run/node";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import { HAND_OVER_PLACE } from "./hand-over-place.ts";
import { findOwnHandOver } from "./hand-overs.server.ts";

/** An application that its seller has opened. */
type Opened = Pick<Portal, "session"> & { readonly application: { readonly id: number } };

/** Whether the buyer has filled in what has not been taken over: a save, an end, a new address or a contract would lose it. */
export async function holdsAnswers({ session, application }: Opened): Promise<boolean> {
  const own = await findOwnHandOver({ userId: session.user.id, applicationId: application.id });
  return own !== null && own.filledAt !== null && own.usedAt === null;
}

/** Says what to do with the answers, where they are spoken of. */
export async function askAboutAnswers(opened: Opened): Promise<Response> {
  await addNotice(opened.session, { text: { key: "hand-over:unused" }, variant: "warning" });
  return goToHandOver(opened);
}

/** To the place of step 4 that speaks of the buyer's own telephone. */
export const goToHandOver = ({ application }: Opened): Response =>
  redirect(`${paths.applicationStep(application.id, "contractData")}#${HAND_OVER_PLACE}`, 303);
