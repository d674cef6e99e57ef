import { json, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { accepted } from "~/domain/outcome.ts";
import { entryAnswer, tellsRefusal } from "~/features/auto-login/entry.server.ts";
import { leadOn, toLimited } from "~/features/auto-login/lead-on.server.ts";
import { findPartnerLink, type PartnerLink } from "~/features/auto-login/partner-link.ts";
import { logInByLink } from "~/features/login/log-in-by-link.server.ts";
import { readNews } from "~/features/news/read-news.server.ts";
import { letIn } from "~/features/verification/device/let-in.server.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { paths } from "~/paths.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { requireStage } from "~/session/guards.server.ts";
import { findSession } from "~/session/session.server.ts";

/** A partner's link to the limited page (F-025, F-086), that page, or for guests the page that says what it is for. */
export const loader = withFaultPages(async ({ request }: LoaderFunctionArgs) => {
  const link = findPartnerLink(request);
  if (link !== null) throw await followLink(request, link);
  const session = await findSession(request);
  if (session === null || session.expired || tellsRefusal(request)) return entryAnswer(request);
  if (session.stage === "limited") return limitedPage(request);
  throw redirect(paths.news());
});

/** `r` names what the page shows. News is all that it has, so that every word leads to them. */
const followLink = (request: Request, link: PartnerLink) =>
  leadOn(request, { letIn: (start) => letIn(request, start), refused: paths.limitedLogin }, async () => {
    const login = await logInByLink(request, link, await getLocale(request));
    return login.ok ? accepted(toLimited(login.value)) : login;
  });

async function limitedPage(request: Request) {
  const session = await requireStage(request, ["limited"]);
  const backend = backendOf(session, { signal: request.signal, reference: requestFacts(request).requestId });
  const { fullName, login, role } = session.user;
  return json({
    view: "limited" as const,
    user: { fullName, login },
    csrf: formSeals(session, "logout").csrf,
    news: await readNews(backend, role),
  });
}
