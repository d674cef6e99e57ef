import { redirect } from "@remix-run/node";
import { type ApplicationAction, isActionAllowed } from "~/domain/application-status.ts";
import { WIRE_INTEGER_MAX } from "~/domain/limits.ts";
import type { Action } from "~/domain/permissions.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { CONTRACT_STEP, type StepKey } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { audit } from "~/platform/audit.server.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { isWithinReach } from "~/request/within-reach.ts";
import type { Application } from "~/services/application-types.ts";
import { getApplication } from "~/services/applications.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import { saveDraft } from "~/store/drafts.server.ts";
import { draftKey } from "./application-draft.server.ts";
import { journeyOf, missingBefore, statusOf, type Journey } from "./journey.ts";
import { isContractStatus } from "./step-table.ts";
import { rememberOpened } from "./opened-applications.server.ts";

/** A request about one application, which the user may see. */
export type ApplicationContext = Portal & { application: Application; journey: Journey };

/** What a request about an application needs. */
interface Needed {
  /** The right whose reach must cover the application (F-414). */
  may: Action;
  /** What its status must allow (F-355). */
  status: ApplicationAction;
  /** The page shows the personal codes in full (F-171). */
  showsCode?: boolean;
}

/** A posted form of the step, as much of it as a draft takes. */
type Posted = Pick<ReadForm, "definition" | "entries">;

type Params = Readonly<Record<string, string | undefined>>;

const ID_SHAPE = /^\d{1,10}$/;

/** Whether a text of a URL is the number of an application: 1 to 10 digits, and one that the back end can be asked for. */
export const isApplicationId = (text: string | undefined): text is string =>
  text !== undefined && ID_SHAPE.test(text) && Number(text) <= WIRE_INTEGER_MAX;

/** The application's number of a URL; anything else is no page (decision under G01). */
export function requireApplicationId(text: string | undefined): number {
  if (!isApplicationId(text)) throw notFoundPage();
  return Number(text);
}

/**
 * The application that a URL names, for a user who may do this with it in its status. Unknown, deleted and foreign ones answer the same page: 404 with
 * the text of 1063 (R-D3). One that the user may see, but not use so, answers 403 (1021); a status that forbids it, the text of 1100 (F-355).
 */
export async function requireApplication(
  portal: Portal,
  params: Params,
  { may, status, showsCode = false }: Needed,
): Promise<ApplicationContext> {
  const id = requireApplicationId(params["applicationId"]);
  const found = await getApplication(portal.backend, id, showsCode);
  if (!found.ok) throw refusalPage(found.notice);
  const application = found.value;
  if (!isWithinReach(portal, "application:view", application)) throw outOfReachPage("applicationNotFound", id);
  if (!isWithinReach(portal, may, application)) throw outOfReachPage("notAllowed", id);
  await rememberOpened(portal.session, id);
  if (!isActionAllowed(status, statusOf(application))) throw refusalPage(noticeOf(statusRefusal(status, application)));
  return { ...portal, application, journey: await journeyOf(application, portal.today) };
}

/** A contract is not deleted, and says that it is one (1065); anything else, that its status forbids it (1100). */
const statusRefusal = (action: ApplicationAction, { status }: Application) =>
  codeOf(action === "delete" && isContractStatus(status) ? "contractExists" : "wrongStatus");

/** The audit log knows who tried (R-L3). */
function outOfReachPage(reason: "applicationNotFound" | "notAllowed", id: number) {
  const code = codeOf(reason);
  audit("role.refused", { result: "refused", code, subject: id });
  return refusalPage(noticeOf(code));
}

/**
 * The same for one step of the wizard. A user who jumps ahead is redirected to the first step that wants something, with the list of what is missing
 * (F-199); a contract's data are shown by its own step alone.
 * @param posted the step's form, when it is posted: what was typed waits as a draft until the step can be reached again, and a form that came after the contract is
 *   said to be too late (O2)
 */
export async function requireStep(
  portal: Portal,
  params: Params,
  step: StepKey,
  posted: Posted | null = null,
): Promise<ApplicationContext> {
  const open = await requireApplication(portal, params, { may: "application:edit", status: "view", showsCode: true });
  const { id } = open.application;
  const status = posted === null ? 302 : 303;
  if (!open.journey.editable) {
    if (step === CONTRACT_STEP) return open;
    if (posted !== null) await sayTooLate(open);
    throw redirect(paths.applicationStep(id, CONTRACT_STEP), status);
  }
  const missing = missingBefore(open.journey, step);
  const first = missing[0];
  if (first === undefined) return open;
  if (posted !== null) await saveDraft(draftKey(open, posted.definition.id), posted.entries);
  const key = posted === null ? "application:notices.stepsMissing" : "application:notices.stepsMissingKept";
  const steps = `@${missing.map((one) => `application:steps.${one.key}`).join(",")}`;
  await addNotice(open.session, { text: { key, params: { steps } }, variant: "warning" });
  throw redirect(paths.applicationStep(id, first.key), status);
}

/** A form that was opened before the contract was made, in another tab or by a colleague: nothing of it is saved, and its user must know. */
const sayTooLate = ({ session }: Pick<ApplicationContext, "session">): Promise<void> =>
  addNotice(session, { text: { key: "application:notices.tooLate" }, variant: "warning" });
