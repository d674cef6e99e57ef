import { redirect } from "@remix-run/node";
import type { Outcome } from "~/domain/outcome.ts";
import { findLanguageInUrl } from "~/i18n/i18n.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { LIMITED_MARK } from "~/session/finished-stage.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { findRetryAfter } from "~/session/refusal.server.ts";
import type { LinkRefusal } from "./link-refusal.ts";
import { toRefusedQuery } from "./sealed-refusal.server.ts";

/** What a log-in came to; a refusal of the back end carries its words. */
type AutoLogin = Outcome<SessionStart, string> & { notice?: BackendNotice };

type Ways = {
  /** Starts the session and leads on. */
  letIn: (start: SessionStart) => Promise<Response>;
  /** The clean address of this very page, with the query that tells a refusal. */
  refused: (query: string) => string;
};

/**
 * Answers a link or ticket: always one 303 straight to a clean address (C5), whatever happens, because the address of a link holds a password. A log-in
 * that is let in replaces the session that the browser brought (A2); one that is refused leaves it alone.
 */
export async function leadOn(request: Request, ways: Ways, logIn: () => Promise<AutoLogin>): Promise<Response> {
  const language = findLanguageInUrl(request);
  const inLanguage = language === null ? "" : `&lang=${language}`;
  const refuse = (refusal: LinkRefusal) => redirect(ways.refused(toRefusedQuery(refusal) + inLanguage), 303);
  try {
    const login = await logIn();
    return login.ok ? await ways.letIn(login.value) : refuse(toRefusal(login));
  } catch (thrown) {
    const retryAfterSeconds = findRetryAfter(thrown);
    if (retryAfterSeconds !== null) return refuse({ kind: "tooMany", retryAfterSeconds });
    log("error", "autoLogin.failed", { rid: requestFacts(request).requestId, ...errorFields(thrown) });
    return refuse({ kind: "failed" });
  }
}

/** The same start for a limited log-in (F-086). One that has another step to take takes it first, and is limited after it (F-093). */
export const toLimited = ({ stage, additional, ...start }: SessionStart): SessionStart => ({
  ...start,
  stage: stage === "full" ? "limited" : stage,
  additional: {
    ...additional,
    ...LIMITED_MARK,
    ...(additional["stageAfterCode"] === "full" ? { stageAfterCode: "limited" } : {}),
  },
});

function toRefusal({ reason, notice }: Extract<AutoLogin, { ok: false }>): LinkRefusal {
  if (notice !== undefined) return { kind: "told", notice };
  return reason === "incomplete" || reason === "spent" ? { kind: reason } : { kind: "noRights" };
}
