import { codeMethodOf, hasSecondFactor, SECOND_FACTOR } from "~/flows/verification/device/second-factor.ts";
import { toSessionSeller } from "~/request/seller-in-session.ts";
import type { SellerUser } from "~/services/session-types.ts";
import { deleteDraft } from "~/store/drafts.server.ts";
import { finishedStage } from "~/flows/log-in/finished-stage.ts";
import { redirectToNextStep } from "~/request/redirect-to-next-step.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { endOwnSessions } from "~/session/own-sessions.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { PortalSession, SessionChange } from "~/session/portal-session.ts";
import { regenerateSession } from "~/session/session.server.ts";
import { takeWantedPath } from "~/request/visitor.server.ts";
import { draftKeyOf } from "./settings-page.server.ts";
import { deletePendingSave } from "./pending-save.server.ts";

/**
 * After the account is saved (F-142): the session holds the new account, goes on under another id and is the only one left of its user; then
 * the news, or for a log-in that could not go on before (F-070) the page that was wanted.
 */
export async function finishSave({ head, session }: Portal, seller: SellerUser): Promise<Response> {
  await deletePendingSave(session);
  await deleteDraft(draftKeyOf(session));
  const wanted = session.stage === "dataUpdate" ? await takeWantedPath(head, session.user.id) : null;
  const opened = await regenerateSession(head, session, afterSave(session, seller));
  await endOwnSessions(seller.id.toString(), opened.session.id);
  await addNotice(opened.session, { text: { key: "settings:saved" }, variant: "success" });
  return redirectToNextStep(opened, wanted);
}

/** A user who had no way to get codes has one now, and has just typed a code; the new password is not too old either. A limited log-in stays one (F-086). */
function afterSave(session: PortalSession, seller: SellerUser): SessionChange {
  const kept = toSessionSeller(seller);
  const needsCodes = session.stage === "dataUpdate" || hasSecondFactor(session);
  const secondFactor = { ...SECOND_FACTOR.of(session), method: needsCodes ? codeMethodOf(seller) : null } as const;
  return {
    stage: finishedStage(session),
    user: { ...kept.user, role: session.user.role },
    parts: { ...session.parts, ...kept.parts, ...SECOND_FACTOR.entry(secondFactor) },
  };
}
