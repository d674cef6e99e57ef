import { findPermitStatus, permitMood } from "~/domain/enumerations/permit-status.ts";
import { PERMIT_ACTS, permitActsFor, type PermitAct } from "~/domain/permit-acts.ts";
import { declaredOf } from "~/flows/credit-decision/declared-finances.ts";
import { toMinute } from "~/flows/permit/permit-answers.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { lastPlaceOf } from "~/lists/last-place.server.ts";
import { permitPaths } from "~/paths/permit-paths.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Application } from "~/services/application-types.ts";
import { codeOf } from "~/services/faults.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import type { Permit } from "~/services/permit-types.ts";
import { listPermits } from "~/services/permits.server.ts";
import { findDraft, type DraftKey } from "~/store/drafts.server.ts";
import { buyerOf, firstManagerOf } from "./permit-columns.ts";
import { FORM_OF } from "./permit-forms.ts";
import { permitWords } from "./permit-words.server.ts";

type Params = Readonly<Record<string, string | undefined>>;

const ID_SHAPE = /^\d{1,9}$/;

/** The request of a URL, one within the user's reach; anything else is no page. */
export async function requirePermit({ backend }: Portal, params: Params): Promise<Permit> {
  const id = params["permit"] ?? "";
  if (!ID_SHAPE.test(id)) throw notFoundPage();
  const found = await listPermits(backend, { permitId: Number(id) });
  if (!found.ok) throw refusalPage(found.notice);
  const [permit] = found.value.rows;
  if (permit === undefined) throw notFoundPage();
  return permit;
}

/** What may be done with a request by who looks at it: managers alone answer (F-376). */
export const actsOn = ({ session, can }: Portal, permit: Permit): readonly PermitAct[] =>
  can("approval:decide")
    ? permitActsFor({ ...permit, status: findPermitStatus(permit.status) }, Number(session.user.id))
    : [];

/** Where what was typed is kept when the session or a service ends (O2). */
export const draftOf = ({ session }: Portal, permit: Permit, act: PermitAct): DraftKey => ({
  userId: session.user.id,
  route: FORM_OF[act].id,
  subject: String(permit.id),
});

/** Why a manager cannot approve a request that waits, the back end's own refusals among it; null where that is no question (F-371, F-373). */
export function approvalBlock(portal: Portal, permit: Permit, decision: Application["decision"]) {
  const acts = PERMIT_ACTS.filter((act) => act !== "approve");
  if (!portal.can("approval:decide") || !acts.some((act) => actsOn(portal, permit).includes(act))) return null;
  if (permit.hasMovedOn) return "outdated" as const;
  if (permit.isAssessed === false) return "notAssessed" as const;
  if (decision?.result === "REJECTED") return "refused" as const;
  return permit.firstManagerId === Number(portal.session.user.id) ? ("own" as const) : null;
}

const actOf = (text: string | null): PermitAct | null => PERMIT_ACTS.find((act) => act === text) ?? null;

/** A request with the figures that its manager looks at, and the form of the act that was chosen. */
export async function permitPage(open: Portal & { application: Application }, permit: Permit) {
  const { application, session, url, locale } = open;
  const words = permitWords(locale);
  const blocked = approvalBlock(open, permit, application.decision);
  const acts = actsOn(open, permit).filter((one) => one !== "approve" || blocked === null);
  const asked = actOf(url.searchParams.get("act"));
  const act = asked !== null && acts.includes(asked) ? asked : null;
  const draft = act === null ? null : await findDraft(draftOf(open, permit, act));
  return {
    id: permit.id,
    back: lastPlaceOf(open, permitPaths.list()),
    applicationId: permit.applicationId,
    buyer: buyerOf(permit),
    tone: permitMood(findPermitStatus(permit.status)),
    status: words.status(permit.status),
    sumCents: permit.sumCents,
    advanceCents: permit.advanceCents,
    durationMonths: permit.durationMonths,
    conditionVariant: words.localised(permit.conditionVariant),
    creditType: words.creditType(permit.creditType),
    sequence: words.sequence(permit.sequence),
    shopName: permit.shopName,
    initiator: permit.initiator,
    askedAt: toMinute(permit.askedAt),
    firstManager: firstManagerOf(permit),
    firstNote: permit.firstNote,
    closer: permit.closer,
    closedAt: permit.closedAt === null ? null : toMinute(permit.closedAt),
    expiresAt: permit.expiresAt === null ? null : toMinute(permit.expiresAt),
    reason: permit.reason,
    note: permit.note,
    /** A request that still waits is about terms that the application no longer has. */
    isOutdated: permit.hasMovedOn && permit.closedAt === null,
    acts,
    /** Why “approve” is not among them. */
    blocked,
    /** A link or an address that leads to an answer does not lead a seller there (F-376). */
    refusal: asked === null || open.can("approval:decide") ? null : noticeOf(codeOf("approvalNotAllowed")),
    act,
    ...assessmentsOf(permit, application),
    typed: Object.fromEntries(draft?.entries ?? []),
    seals: act === null ? null : formSeals(session, FORM_OF[act].id),
  };
}

type Decision = NonNullable<Application["decision"]>;

const FIGURES = [
  "result",
  "sustainableIncomeCents",
  "obligationsCents",
  "livingMinimumCents",
  "averagePaymentCents",
  "dstiAfterPercent",
] as const satisfies (keyof Decision)[];

/**
 * What was assessed when the request was asked, with its moment. What the application comes to now stands beside it where it is another one and the request still
 * waits; what is stated now is compared with the present assessment alone. Of a request without an assessment there is none to show.
 */
function assessmentsOf({ isAssessed, decision, assessedAt, closedAt }: Permit, application: Application) {
  if (isAssessed === false) return { decision: null, declared: null, assessedAt: null, present: null };
  const now = application.decision;
  const declared = declaredOf(application);
  if (decision === null) return { decision: now, declared, assessedAt: null, present: null };
  const isSame = now !== null && FIGURES.every((figure) => now[figure] === decision[figure]);
  return {
    decision,
    declared: isSame ? declared : null,
    assessedAt: assessedAt === null ? null : toMinute(assessedAt),
    present: isSame || closedAt !== null || now === null ? null : { decision: now, declared },
  };
}

export type PermitPage = Awaited<ReturnType<typeof permitPage>>;
