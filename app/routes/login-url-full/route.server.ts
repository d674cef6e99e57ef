import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { refused } from "~/domain/outcome.ts";
import { entryAnswer, tellsRefusal } from "~/features/auto-login/entry.server.ts";
import { leadOn } from "~/features/auto-login/lead-on.server.ts";
import { redeemTicket } from "~/features/auto-login/login-ticket.server.ts";
import { findPartnerLink } from "~/features/auto-login/partner-link.ts";
import { TICKET_FORM, ticketSchema } from "~/features/auto-login/ticket-form.ts";
import { logInByLink } from "~/features/login/log-in-by-link.server.ts";
import { letIn } from "~/features/verification/device/let-in.server.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { destinationAfterLogin, paths } from "~/paths.ts";
import { parseForm } from "~/session/parse-form.server.ts";
import type { SessionStart } from "~/session/portal-session.ts";
import { findSession } from "~/session/session.server.ts";

const waysTo = (request: Request, wanted: unknown) => ({
  letIn: (start: SessionStart) => letIn(request, start, { path: destinationAfterLogin(wanted), role: null }),
  refused: paths.fullLogin,
});

/** A partner's link to the whole portal (F-026, F-087, F-094), or the page that says what it is for. */
export async function loader({ request }: LoaderFunctionArgs) {
  const link = findPartnerLink(request);
  if (link !== null)
    throw await leadOn(request, waysTo(request, link.r), async () =>
      logInByLink(request, link, await getLocale(request)),
    );
  const session = await findSession(request);
  if (session === null || session.expired || tellsRefusal(request)) return entryAnswer(request);
  throw redirect(paths.news());
}

/** The top window after the framed log-in: `p` is its ticket (F-092, O10). The frame has no cookie, so that its token needs none. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await parseForm(request, { formId: TICKET_FORM, schema: ticketSchema, hide: ["p"], frame: true });
  return leadOn(request, waysTo(request, form.ok ? form.value.r : null), async () =>
    form.ok ? redeemTicket(form.value) : refused("spent"),
  );
}
