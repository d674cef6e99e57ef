import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { refuseStrayVisit } from "~/features/login/stray-visit.server.ts";
import { paths } from "~/paths.ts";

/** The home screen is the news (F-002). A route without a page asks the frame nothing, so that a limited log-in is stopped here (F-071). */
export const loader = async ({ request }: LoaderFunctionArgs) =>
  (await refuseStrayVisit(request)) ?? redirect(paths.news());
