import { isActionAllowed } from "~/domain/application-status.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { getLiabilities } from "~/services/liabilities.server.ts";
import type { Liabilities, Liability } from "~/services/liability-types.ts";
import type { DraftKey } from "~/store/drafts.server.ts";
import { findTypedDraft } from "../application-draft.server.ts";
import { requireApplication, type ApplicationContext } from "../application-context.server.ts";
import { statusOf } from "../journey.ts";
import { sumChangeOf } from "../sum-changed.tsx";
import { titleAboutOf } from "../title-about.ts";
import { CORRECTION_FORM, draftSubjectOf, LIABILITY_FORM, toLiabilityFields } from "./liability-fields.ts";

type Params = Readonly<Record<string, string | undefined>>;

const NEW = "new";

async function readLiabilities({ backend, application }: ApplicationContext): Promise<Liabilities> {
  const found = await getLiabilities(backend, application.id);
  if (!found.ok) throw refusalPage(found.notice);
  return found.value;
}

/** The liabilities of an application, for a user who sees them (F-302); they change only while it is open. */
export async function liabilitiesPage(portal: Portal, params: Params) {
  const open = await requireApplication(portal, params, { may: "liability:view", status: "view" });
  const { liabilities } = await readLiabilities(open);
  return {
    applicationId: open.application.id,
    about: titleAboutOf(open.application),
    sumChange: sumChangeOf(open.application),
    editable: isActionAllowed("edit", statusOf(open.application)),
    liabilities: liabilities.map(({ others: _, ...shown }) => shown),
  };
}

/** One liability of an application that may still be changed. */
export interface LiabilityContext<Found extends Liability | null = Liability | null> extends ApplicationContext {
  all: readonly Liability[];
  version: string | null;
  /** Null: a new one. */
  liability: Found;
}

async function findLiability(portal: Portal, params: Params): Promise<LiabilityContext> {
  const open = await requireApplication(portal, params, { may: "liability:view", status: "edit" });
  const { liabilities: all, version } = await readLiabilities(open);
  return { ...open, all, version, liability: all.find(({ id }) => id === params["liability"]) ?? null };
}

/** The liability that a user has added: its id, or `new`; one that is gone, and one of a register, is no page of this form. */
export async function requireAdded(portal: Portal, params: Params): Promise<LiabilityContext> {
  const open = await findLiability(portal, params);
  if (open.liability === null ? params["liability"] !== NEW : open.liability.registered) throw notFoundPage();
  return open;
}

/** The liability of a register, of which nothing but a correction is said (F-300). */
export async function requireRegistered(portal: Portal, params: Params): Promise<LiabilityContext<Liability>> {
  const { liability, ...open } = await findLiability(portal, params);
  if (liability?.registered !== true) throw notFoundPage();
  return { ...open, liability };
}

const formOf = ({ liability }: Pick<LiabilityContext, "liability">) =>
  liability?.registered === true ? CORRECTION_FORM : LIABILITY_FORM;

/** Each liability has a draft of its own. */
export const liabilityDraftKey = (open: LiabilityContext): DraftKey => ({
  userId: open.session.user.id,
  route: formOf(open).id,
  subject: draftSubjectOf({ applicationId: String(open.application.id), liability: open.liability?.id ?? NEW }),
});

/** What the page of one liability is drawn from. */
export async function liabilityPage<Found extends Liability | null>(open: LiabilityContext<Found>) {
  const { application, session, today, version, liability } = open;
  const saved = toLiabilityFields(liability);
  const draft = await findTypedDraft(liabilityDraftKey(open), saved);
  return {
    applicationId: application.id,
    about: titleAboutOf(application),
    isNew: liability === null,
    today,
    version,
    seals: formSeals(session, formOf(open).id),
    fields: draft?.fields ?? saved,
    draftSavedAt: draft?.savedAt ?? null,
  };
}

/** The page of a correction, which shows what the register says. */
export async function correctionPage(open: LiabilityContext<Liability>) {
  return { ...(await liabilityPage(open)), registered: { ...open.liability, others: null } };
}

export type CorrectionPage = Awaited<ReturnType<typeof correctionPage>>;

export type LiabilityPage = Awaited<ReturnType<typeof liabilityPage>>;
