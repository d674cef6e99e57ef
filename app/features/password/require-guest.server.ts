import { notFoundPage } from "~/services/fault-pages.server.ts";
import { getVisit, type Visit } from "~/session/visit.server.ts";

/** For whoever is logged in, the pages of forgotten passwords do not exist (F-073). Throws the 404 page. */
export async function requireGuest(request: Request): Promise<Visit> {
  const visit = await getVisit(request);
  if (visit.session?.stage === "full" && !visit.session.expired) throw notFoundPage();
  return visit;
}
