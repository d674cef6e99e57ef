import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Role } from "~/domain/enumerations/role.ts";
import { isoDayInVilnius, type IsoDay } from "~/domain/iso-day.ts";
import { isWithinScope } from "~/domain/permissions.ts";
import { paths } from "~/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { requestFacts } from "~/platform/request-facts.server.ts";
import { portalClock } from "~/platform/clock.ts";
import { refusalPage, notFoundPage } from "~/services/fault-pages.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import type { Application } from "~/services/application-types.ts";
import { getApplication } from "~/services/applications.server.ts";
import { backendOf, type Backend } from "~/services/backend.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import { keepDraft, type KeptDraft } from "~/session/drafts.server.ts";
import { requireUser } from "~/session/guards.server.ts";
import { addNotice } from "~/session/notices.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { journeyOf, missingBefore, type Journey } from "./journey.ts";
import { rememberOpened } from "./opened-applications.server.ts";
import type { StepNumber } from "./step-table.ts";

export type OpenApplication = {
  session: PortalSession;
  backend: Backend;
  application: Application;
  journey: Journey;
  today: IsoDay;
};

const ID_SHAPE = /^\d{1,10}$/;

/** The application's number of a URL: 1 to 10 digits, anything else is no page (decision under G01). */
export function requireApplicationId(text: string | undefined): number {
  if (text === undefined || !ID_SHAPE.test(text)) throw notFoundPage();
  return Number(text);
}

/** Session, back end and day of a request by somebody who is logged in. */
export async function openPortal(request: Request, keep: KeptDraft | null = null) {
  const session = await requireUser(request, { keep });
  const backend = backendOf(session, { signal: request.signal, reference: requestFacts(request).requestId });
  return { session, backend, today: isoDayInVilnius(new Date(portalClock.now())) };
}

/**
 * The application that a URL names, for somebody who may see it. Unknown, deleted and foreign ones answer the same page:
 * 404 with the text of 1063 (D3).
 */
export async function openApplication(
  { request, params }: LoaderFunctionArgs,
  keep: KeptDraft | null = null,
): Promise<OpenApplication> {
  const portal = await openPortal(request, keep);
  const id = requireApplicationId(params["applicationId"]);
  const found = await keepingTyped(portal.session, keep, () => getApplication(portal.backend, id));
  if (!found.ok) throw refusalPage(found.notice);
  if (!isOwnShops(portal.session, found.value)) throw foreignPage(id);
  await rememberOpened(portal.session, id);
  return { ...portal, application: found.value, journey: journeyOf(found.value, portal.today) };
}

/**
 * Whether a seller may see an application, as far as its answer names the owner (requirements 1.3): whatever the back end
 * hands out, another shop's application does not exist for him (D3). The reach of the other roles only the back end knows.
 */
function isOwnShops({ user }: PortalSession, { sellerId, shopId }: Application): boolean {
  if (user.role !== Role.seller || shopId === null) return true;
  const viewer = { userId: user.id, shopId: user.shopId, companyId: "" };
  return isWithinScope("shop", viewer, { userId: String(sellerId ?? ""), shopId: String(shopId), companyId: "" });
}

/** Somebody else's application does not exist for him; the audit log knows that he tried (L3). */
function foreignPage(id: number) {
  audit("role.refused", { result: "refused", code: 1063, subject: id });
  return refusalPage(noticeOf(1063));
}

/** Keeps what was typed when the back end fails or has ended the session: the page that follows cannot show it (O2). */
export async function keepingTyped<Answer>(
  session: PortalSession,
  keep: KeptDraft | null,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    const isFault = error instanceof BackendError || error instanceof BackendSessionEnded;
    if (isFault && keep !== null) await keepDraft(session.user.id, keep);
    throw error;
  }
}

/**
 * The same for one step of the wizard. Who jumps ahead is sent to the first step that wants something, with the list of
 * what is missing (F-199); steps 2 to 4 of a contract lead to step 5.
 */
export async function openStep(
  args: LoaderFunctionArgs,
  step: StepNumber,
  keep: KeptDraft | null = null,
): Promise<OpenApplication> {
  const open = await openApplication(args, keep);
  if (!open.journey.editable) {
    if (step !== 5) throw redirect(paths.applicationStep(open.application.id, 5));
    return open;
  }
  const missing = missingBefore(open.journey, step);
  const first = missing[0];
  if (first === undefined) return open;
  await addNotice(open.session, {
    text: {
      key: "application:notices.stepsMissing",
      params: { steps: `@${missing.map(({ key }) => `application:steps.${key}`).join(",")}` },
    },
    variant: "warning",
  });
  throw redirect(paths.applicationStep(open.application.id, first.number));
}
