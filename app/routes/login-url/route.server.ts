import { json, redirect } from "@remix-run/node";
import { findEntryPage } from "~/features/auto-login/entry-page.server.ts";
import { followLink } from "~/features/auto-login/follow-link.server.ts";
import { readLimitedPage } from "~/features/auto-login/limited-page.server.ts";
import { asksCalculator, LIMITED_LINK } from "~/features/auto-login/link-kinds.ts";
import { findPartnerLink } from "~/features/auto-login/partner-link.ts";
import { calculatorPage, statusOf } from "~/features/calculator/calculator-page.server.ts";
import { readNews } from "~/features/news/read-news.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineLoader } from "~/request/define-route.server.ts";
import { requireStage } from "~/request/guards.server.ts";
import { openPortal } from "~/request/portal.server.ts";

/** A partner's link to the limited page (F-025, F-086), that page with the news or the calculator (F-392), or for guests the page that says what it is for. */
export const loader = defineLoader({ may: "open" }, async (visit) => {
  const link = findPartnerLink(visit.head);
  if (link !== null) throw await followLink(visit, link, LIMITED_LINK);
  const entry = findEntryPage(visit);
  if (entry !== null) return entry;
  if (visit.session?.stage !== "limited") throw redirect(paths.news());
  const portal = openPortal(visit, await requireStage(visit.head, ["limited"]));
  if (!asksCalculator(visit)) return json({ ...readLimitedPage(portal, "news"), news: await readNews(portal) });
  const calculator = await calculatorPage(portal);
  return json({ ...readLimitedPage(portal, "calculator"), calculator }, { status: statusOf(calculator) });
});
