import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { isoDayInVilnius } from "~/domain/iso-day.ts";
import { parseListQuery } from "~/features/applications-list/list-query.ts";
import { readApplications } from "~/features/applications-list/read-applications.server.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { requireUser } from "~/session/guards.server.ts";

export const loader = withFaultPages(async ({ request }: LoaderFunctionArgs) => {
  const session = await requireUser(request);
  const backend = backendOf(session, { signal: request.signal, reference: requestFacts(request).requestId });
  const today = isoDayInVilnius(new Date(portalClock.now()));
  const query = parseListQuery(new URL(request.url).searchParams, { today });
  const language = await getLocale(request);
  return json(await readApplications(backend, { query, role: session.user.role, language }));
});
