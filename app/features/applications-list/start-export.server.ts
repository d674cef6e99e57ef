import { Role } from "~/domain/enumerations/role.ts";
import { isoDayInVilnius } from "~/domain/iso-day.ts";
import { getLocale } from "~/i18n/i18n.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { audit } from "~/platform/audit.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { streamToClient } from "~/platform/stream-to-client.server.ts";
import { backendOf } from "~/services/backend.server.ts";
import { listContracts } from "~/services/contracts.server.ts";
import { refusalPage } from "~/services/fault-pages.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { exportApplications, type FetchPage } from "./export-applications.server.ts";
import { exportFileName } from "./export-file-name.ts";
import { takeExportPlace } from "./export-places.server.ts";
import { parseListQuery } from "./list-query.ts";
import { requireListRight } from "./list-right.server.ts";
import { toContractsQuestion } from "./to-contracts-question.ts";

const XLSX_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Rows of one call to the back end: few at first, so that the file begins at once. */
const FIRST_CALL_ROWS = 50;
const CALL_ROWS = 500;

/** Answers with the rows of a list's address as a file. */
export async function startExport(request: Request, session: PortalSession): Promise<Response> {
  const role = requireListRight(session.user.role, "application:export");
  const now = new Date(portalClock.now());
  const query = parseListQuery(new URL(request.url).searchParams, { today: isoDayInVilnius(now), anyPeriod: true });
  const view = { ...query.view, showsSellers: role !== Role.seller };
  const language = await getLocale(request);
  const { requestId } = requestFacts(request);

  const fetchPage = (clientLeft: AbortSignal): FetchPage => {
    const backend = backendOf(session, { signal: clientLeft, reference: requestId });
    const question = toContractsQuestion(query);
    return async (key) => {
      const page = key === null ? { limit: FIRST_CALL_ROWS } : { limit: CALL_ROWS, key };
      const answer = await listContracts(backend, { ...question, ...page });
      if (!answer.ok) throw refusalPage(answer.notice);
      return answer.value;
    };
  };

  const release = takeExportPlace(session.user.id);
  const facts = { rid: requestId, uid: session.user.id };
  const source = exportApplications({ fetchPage, view, language, now, release, facts });
  const file = await streamToClient(request, fileHeaders(exportFileName(language, now)), source);
  audit("export", { result: "ok", user: session.user, subject: "applications" });
  return file;
}

const fileHeaders = (name: string): HeadersInit => ({
  "Content-Type": XLSX_TYPE,
  "Content-Disposition": `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(name)}`,
});
