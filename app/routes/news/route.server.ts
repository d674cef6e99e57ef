import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { readNews } from "~/features/news/read-news.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { requireUser } from "~/session/guards.server.ts";

export const loader = withFaultPages(async ({ request }: LoaderFunctionArgs) => {
  const session = await requireUser(request);
  const backend = backendOf(session, { signal: request.signal, reference: requestFacts(request).requestId });
  return json(await readNews(backend, session.user.role));
});
