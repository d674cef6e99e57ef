import { toKeptSeller } from "~/services/seller-in-session.ts";
import type { SellerUser } from "~/services/session-types.ts";
import { discardDraft } from "~/session/drafts.server.ts";
import { finishedStage } from "~/session/finished-stage.ts";
import { goOn } from "~/session/go-on.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import { endOwnSessions } from "~/session/own-sessions.server.ts";
import type { PortalSession, SessionChange } from "~/session/portal-session.ts";
import { regenerateSession } from "~/session/session.server.ts";
import { takeWantedPath } from "~/session/visit.server.ts";
import { draftKeyOf } from "./settings-page.server.ts";
import { dropPendingSave } from "./pending-save.server.ts";

/**
 * After the account is saved (F-142): the session knows its user anew, goes on under another id and is the only one that he still has; then
 * the news, or for a log-in that could not go on before (F-070) the page that was wanted.
 */
export async function finishSave(request: Request, session: PortalSession, seller: SellerUser): Promise<Response> {
  await dropPendingSave(session);
  await discardDraft(draftKeyOf(session));
  const wanted = session.stage === "dataUpdate" ? await takeWantedPath(request, session.user.id) : null;
  const opened = await regenerateSession(request, session, afterSave(session, seller));
  await endOwnSessions(seller.id.toString(), opened.session.id);
  await addNotice(opened.session, { text: { key: "settings:saved" }, variant: "success" });
  return goOn(opened, wanted);
}

/** Whoever had no way to get codes has one now, and has just typed a code; his new password is not too old either. A limited log-in stays one (F-086). */
function afterSave({ user, additional, stage }: PortalSession, seller: SellerUser): SessionChange {
  const kept = toKeptSeller(seller);
  const needsCodes = stage === "dataUpdate" || typeof additional["codeMethod"] === "number";
  const codeMethod = needsCodes ? seller.authenticationMethod : null;
  return {
    stage: finishedStage({ additional }),
    user: { ...kept.user, role: user.role },
    additional: { ...additional, ...kept.additional, codeMethod },
  };
}
