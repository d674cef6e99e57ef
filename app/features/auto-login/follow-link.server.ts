import { redirect } from "@remix-run/node";
import { rejected, type Outcome } from "~/domain/outcome.ts";
import { logInByLink } from "~/flows/log-in/log-in-by-link.server.ts";
import { redeemTicket } from "~/flows/log-in/login-ticket.server.ts";
import { type TICKET_FORM, ticketSchema } from "~/flows/log-in/ticket-form.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { findLanguageInUrl } from "~/i18n/i18n.server.ts";
import { findRetryAfter } from "~/platform/error-response.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import type { PublicPortal } from "~/request/portal.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { FULL_LINK, type LinkKind } from "./link-kinds.ts";
import { openOrAsk } from "./change-user.server.ts";
import type { LinkRefusal } from "./link-refusal.ts";
import type { PartnerLink } from "./partner-link.ts";
import { toRefusedQuery } from "./sealed-refusal.server.ts";

/** What a log-in came to; a refusal of the back end carries its words. */
type AutoLogin = Outcome<SessionStart, string> & { notice?: BackendNotice };

/** Logs in by a partner's link (F-025, F-026, F-086, F-087, F-094). */
export const followLink = (portal: PublicPortal, link: PartnerLink, kind: LinkKind): Promise<Response> =>
  answerAutoLogin(portal, { kind, wanted: link.r }, () => logInByLink(portal, link));

/** Logs in by the ticket that the framed log-in hands to the top window (F-092, O10). */
export function followTicket(portal: PublicPortal, posted: ReadForm<typeof TICKET_FORM>): Promise<Response> {
  const form = validate(posted, ticketSchema);
  const wanted = form.ok ? (form.value.r ?? null) : null;
  return answerAutoLogin(portal, { kind: FULL_LINK, wanted }, async () =>
    form.ok ? redeemTicket(form.value) : rejected("alreadyUsed"),
  );
}

/**
 * Answers a link or ticket: always one 303 straight to a clean address (R-C5), whatever happens, because the address of a link holds a password. A log-in
 * that is let in replaces the session that the browser brought (R-A2), another user's only when this one says so; one that is refused leaves it alone.
 */
async function answerAutoLogin(
  portal: PublicPortal,
  { kind, wanted }: { kind: LinkKind; wanted: string | null },
  logIn: () => Promise<AutoLogin>,
): Promise<Response> {
  const language = findLanguageInUrl(portal.head);
  const inLanguage = language === null ? "" : `&lang=${language}`;
  const refuse = (refusal: LinkRefusal) => redirect(kind.page(toRefusedQuery(refusal) + inLanguage), 303);
  try {
    const login = await logIn();
    return login.ok
      ? await openOrAsk(portal, { start: kind.toStart(login.value), named: kind.toWanted(wanted) })
      : refuse(toRefusal(login));
  } catch (thrown) {
    const retryAfterSeconds = findRetryAfter(thrown);
    if (retryAfterSeconds !== null) return refuse({ kind: "tooMany", retryAfterSeconds });
    log("error", "autoLogin.failed", { rid: portal.requestId, ...errorFields(thrown) });
    return refuse({ kind: "failed" });
  }
}

function toRefusal({ reason, notice }: Extract<AutoLogin, { ok: false }>): LinkRefusal {
  if (notice !== undefined) return { kind: "told", notice };
  return reason === "incomplete" || reason === "alreadyUsed" ? { kind: reason } : { kind: "noRights" };
}
