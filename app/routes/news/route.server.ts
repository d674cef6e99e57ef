import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { readNews, readNewsWhileExpired } from "~/features/news/read-news.server.ts";
import { recheckDevice } from "~/features/verification/device/recheck-device.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { requireUser } from "~/session/guards.server.ts";

export const loader = withFaultPages(async ({ request }: LoaderFunctionArgs) => {
  const session = await requireUser(request);
  const backend = backendOf(session, { signal: request.signal, reference: requestFacts(request).requestId });
  const { role } = session.user;
  if (session.expired) return json(await readNewsWhileExpired(backend, role));
  const [news] = await Promise.all([readNews(backend, role), recheckDevice(request, session)]);
  return json(news);
});
