import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import type { Action, Facts } from "~/domain/permissions.ts";
import type { FormDefinition } from "~/forms/define-form.ts";
import { readForm, type ReadForm } from "~/forms/read-form.server.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import { environment } from "~/platform/env.server.ts";
import type { Limits } from "~/platform/limits.ts";
import { errorResponse } from "~/platform/error-response.server.ts";
import { onUndrawnPage } from "~/platform/raw-response.server.ts";
import { typistOf, type PortalSession, type SessionStage } from "~/session/portal-session.ts";
import { type FormDraft, saveFormDraft } from "~/store/drafts.server.ts";
import { permissionDeniedPage, withFaultPages } from "./fault-pages.server.ts";
import { requireStage } from "./guards.server.ts";
import { leaveLanding } from "./landing.server.ts";
import { openPortal, openPublicPortal, type Portal, type PublicPortal } from "./portal.server.ts";

type Params = LoaderFunctionArgs["params"];

/** What a route asks of its visitor. `own`: what every logged-in user may do to the own account. */
export interface Guarded {
  /** The action of the permission matrix that the route performs (F-414). */
  may: Action | "own";
  /** How far the log-in must have come; `full` unless said otherwise. */
  stages?: readonly SessionStage[];
  /** For what the script of a page asks: it prolongs no session, and a guest gets 401 instead of being led to the log-in. */
  byItself?: boolean;
  /** Facts on which the right depends, where the opener itself can know them. */
  facts?: Facts;
  /** How long the calls of the page may take together; the limits of reading and writing pages unless said otherwise. */
  pageSeconds?: (limits: Limits) => number;
  /** What a user without the right is answered; permission-denied (403) unless said otherwise. */
  refuse?: (portal: Portal) => Response;
}

/** A route for everybody, guests too. */
interface Open {
  may: "open";
}

type Forms = readonly [FormDefinition, ...FormDefinition[]];
type WithForms<Posted extends Forms> = {
  /** The forms that post to the route, the primary one first. */
  forms: Posted;
  /** What a draft of the form is about; the application of the address unless said otherwise. */
  draftSubject?: (params: Params, query: URLSearchParams) => string | null;
};

type LoaderHandler<Opened, Answer> = (portal: Opened, args: { params: Params }) => Promise<Answer> | Answer;
type ActionHandler<Opened, Posted extends Forms, Answer> = (
  portal: Opened,
  form: ReadForm<Posted[number]>,
  args: { params: Params },
) => Promise<Answer> | Answer;

/**
 * Makes a loader: opens the request, asks the right, and turns every fault into its page. Each loader asks for itself, because a parent's check does
 * not run when the child is fetched alone.
 */
export function defineLoader<Answer>(
  options: Open,
  handler: LoaderHandler<PublicPortal, Answer>,
): (args: LoaderFunctionArgs) => Promise<Answer>;
export function defineLoader<Answer>(
  options: Guarded,
  handler: LoaderHandler<Portal, Answer>,
): (args: LoaderFunctionArgs) => Promise<Answer>;
export function defineLoader<Answer>(options: Guarded | Open, handler: LoaderHandler<Portal, Answer>) {
  return withFaultPages(async ({ request, params }: LoaderFunctionArgs) =>
    handler((await open(request, options, null)) as Portal, { params }),
  );
}

/**
 * Makes an action: reads the form, then asks who posts it and with what right, then hands both on. What was typed is saved as a draft when the session is over,
 * and when a service fails in the middle (O2), so the page that follows loses nothing.
 */
export function defineAction<const Posted extends Forms, Answer>(
  options: Open & WithForms<Posted>,
  handler: ActionHandler<PublicPortal, Posted, Answer>,
): (args: ActionFunctionArgs) => Promise<Answer>;
export function defineAction<const Posted extends Forms, Answer>(
  options: Guarded & WithForms<Posted>,
  handler: ActionHandler<Portal, Posted, Answer>,
): (args: ActionFunctionArgs) => Promise<Answer>;
export function defineAction<const Posted extends Forms, Answer>(
  options: (Guarded | Open) & WithForms<Posted>,
  handler: ActionHandler<Portal, Posted, Answer>,
) {
  const { forms, draftSubject = ({ applicationId }: Params) => applicationId ?? null } = options;
  return withFaultPages(async ({ request, params }: ActionFunctionArgs) => {
    // Files are read only of a user who may send them; texts always, so that an ended session loses none.
    if (forms.some(({ files }) => files)) await open(request, options, null);
    const form = await readForm(request, forms);
    const draft =
      form.definition.draft && form.entries.length > 0 ? form.draft(draftSubject(params, searchOf(request))) : null;
    const portal = (await open(request, options, draft)) as Portal;
    return saveDraftOnFailure(portal, draft, async () => handler(portal, form, { params }));
  });
}

async function open(
  request: Request,
  options: Guarded | Open,
  draft: FormDraft | null,
): Promise<Portal | PublicPortal> {
  if (options.may === "open") return openPublicPortal(request);
  const { may, stages = ["full"], byItself = false, facts = {}, refuse = permissionDeniedPage } = options;
  const { pageSeconds } = options;
  const visit = await openPublicPortal(request, pageSeconds && (() => pageSeconds(environment().limits)));
  if (byItself && !isAtStage(visit.session, stages)) throw errorResponse(401, "guest");
  const session = await requireStage(request, stages, { keep: draft, byItself });
  const portal = openPortal(visit, session);
  if (may === "own" || portal.can(may, facts)) return portal;
  throw (await leaveLanding(session, portal.url.pathname)) ?? refuse(portal);
}

const isAtStage = (session: PortalSession | null, stages: readonly SessionStage[]): boolean =>
  session !== null && !session.expired && stages.includes(session.stage);

const searchOf = ({ url }: Request): URLSearchParams => new URL(url).searchParams;

const REFUSED_FROM = 400;

/**
 * Saves what was typed when a service fails or the back end has ended the session: the page that follows cannot show it (O2). A form that is refused
 * stands in the page of its own answer; should that page fail, it is saved there.
 */
async function saveDraftOnFailure<Answer>(
  { session }: PublicPortal,
  draft: FormDraft | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await work();
    const isRefused = answer instanceof Response && answer.status >= REFUSED_FROM;
    if (isRefused && draft !== null && session !== null) onUndrawnPage(() => saveFormDraft(typistOf(session), draft));
    return answer;
  } catch (error) {
    const isFault = error instanceof BackendError || error instanceof BackendSessionEnded;
    if (isFault && draft !== null && session !== null) await saveFormDraft(typistOf(session), draft);
    throw error;
  }
}
