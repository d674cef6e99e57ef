import { json, redirect } from "@remix-run/node";
import { changeUser, findChangePage } from "~/features/auto-login/change-user.server.ts";
import { CHANGE_USER_FORM } from "~/features/auto-login/change-user-form.ts";
import { findEntryPage } from "~/features/auto-login/entry-page.server.ts";
import { followLink, followTicket } from "~/features/auto-login/follow-link.server.ts";
import { FULL_LINK } from "~/features/auto-login/link-kinds.ts";
import { findPartnerLink } from "~/features/auto-login/partner-link.ts";
import { TICKET_FORM } from "~/flows/log-in/ticket-form.ts";
import { isFormOf } from "~/forms/read-form.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** A partner's link to the whole portal (F-026, F-087, F-094), or the page that says what it is for. */
export const loader = defineLoader({ may: "open" }, async (portal) => {
  const link = findPartnerLink(portal.head);
  if (link !== null) throw await followLink(portal, link, FULL_LINK);
  const asked = await findChangePage(portal);
  if (asked !== null) return json(asked);
  const entry = findEntryPage(portal);
  if (entry === null) throw redirect(paths.news());
  return entry;
});

/**
 * The top window after the framed log-in: `p` is its ticket (F-092, O10). The frame has no cookie, so that its token needs none. Or the answer of a user whose
 * session another one's log-in would end.
 */
export const action = defineAction({ may: "open", forms: [TICKET_FORM, CHANGE_USER_FORM] }, (portal, posted) =>
  isFormOf(posted, TICKET_FORM) ? followTicket(portal, posted) : changeUser(portal, posted),
);
