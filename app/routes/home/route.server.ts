import { redirect } from "@remix-run/node";
import { confineLimitedSession } from "~/features/login/confine-limited-session.server.ts";
import { paths } from "~/paths/paths.ts";
import { defineLoader } from "~/request/define-route.server.ts";

/** The home screen is the news (F-002). A route without a page asks the frame nothing, so that a limited log-in is stopped here (F-071). */
export const loader = defineLoader(
  { may: "open" },
  async ({ head }) => (await confineLimitedSession(head)) ?? redirect(paths.news()),
);
