import type * as z from "zod";
import { isActionAllowed, SIGNED_STATUSES } from "~/domain/application-status.ts";
import { CONTRACT_STEP, type StepKey } from "~/paths/application-steps.ts";
import { contractPaths } from "~/paths/contract-paths.ts";
import { ownershipPaths } from "~/paths/ownership-paths.ts";
import { paths } from "~/paths/paths.ts";
import { reportPaths } from "~/paths/report-paths.ts";
import type { FormDefinition } from "~/forms/define-form.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { draftKey, findTypedDraft, saysSame } from "./application-draft.server.ts";
import { drawnVersion, restoreDraft } from "./drawn-version.server.ts";
import { isWithinReach } from "~/request/within-reach.ts";
import type { ApplicationContext } from "./application-context.server.ts";
import { statusOf } from "./journey.ts";
import { isContractStatus } from "./step-table.ts";
import type { FormFields, StepDefinition } from "./step-definition.ts";
import { summarise, type Summary } from "./summary.ts";

export type StepLink = { key: StepKey; state: "done" | "current" | "todo"; to: string | null };

/** Another seller's application may be taken over by its key, any within reach be transferred; where each is done, and where all of it is logged. */
type OwnerAct = { act: "takeOver" | "transfer" | "archive" | "debtReport" | "log"; to: string };

/** What every page of the wizard shows around its step. */
export type WizardFrame = {
  applicationId: number;
  contractNumber: string | null;
  /** A rejected application and one with defects are none, though they may have a number (F-192). */
  isContract: boolean;
  status: number | null;
  /** Whose it is, who made it, and when (F-353). */
  about: { personalCode: string | null; sellerId: number | null; createdOn: string | null };
  steps: StepLink[];
  summary: Summary;
  deletable: boolean;
  /** Ways to another seller (F-200, F-201), to the debt report (F-385), and to the log (F-180). */
  ownerActs: OwnerAct[];
  /** The user sees the ratings of the application (F-385). */
  seesRatings: boolean;
};

export type StepPage = WizardFrame & {
  seals: { csrf: string; operationId: string };
  version: string | null;
  today: string;
  fields: FormFields;
  /** When what the form shows was typed and not saved. */
  draftSavedAt: number | null;
};

/** The frame of a step; done steps are links, the buyer's too. */
export function wizardFrame(open: ApplicationContext, current: StepKey): WizardFrame {
  const { application, journey } = open;
  const steps = journey.steps.map(({ key, complete }): StepLink => {
    const reachable = complete && (journey.editable || key === CONTRACT_STEP);
    const isDone = complete && (key !== current || isSigned(application));
    const state = isDone ? "done" : key === current ? "current" : "todo";
    return { key, state, to: reachable ? paths.applicationStep(application.id, key) : null };
  });
  return {
    applicationId: application.id,
    contractNumber: application.contractNumber,
    isContract: isContractStatus(application.status),
    status: application.status,
    about: {
      personalCode: application.buyer.personalCode,
      sellerId: application.sellerId,
      createdOn: application.createdOn,
    },
    steps,
    summary: summarise(application),
    deletable: isActionAllowed("delete", statusOf(application)) && mayDelete(open),
    ownerActs: ownerActsOf(open),
    seesRatings: open.can("rating:view"),
  };
}

/** Nothing is left to be done in the last step. */
const isSigned = ({ status }: ApplicationContext["application"]): boolean =>
  SIGNED_STATUSES.some((signed) => signed === status);

/** A colleague's application is seen, and not deleted (F-190); an expired session deletes nothing. */
const mayDelete = (open: ApplicationContext): boolean =>
  open.can("application:delete") && isWithinReach(open, "application:delete", open.application);

/** What may be done about the seller of the application in its status (F-200, F-201). */
function ownerActsOf(open: ApplicationContext): OwnerAct[] {
  const { application, session, can } = open;
  const allows = (action: "takeOver" | "transfer" | "archive") => isActionAllowed(action, statusOf(application));
  const isAnothers = String(application.sellerId ?? "") !== session.user.id;
  const isTakeable = allows("takeOver") && can("contract:takeOver") && isAnothers;
  const isTransferable =
    allows("transfer") && can("contract:transfer") && isWithinReach(open, "contract:transfer", application);
  return [
    ...(isTakeable ? [{ act: "takeOver", to: ownershipPaths.takeOver(application.id) } as const] : []),
    ...(isTransferable ? [{ act: "transfer", to: ownershipPaths.transfer(application.id) } as const] : []),
    ...(allows("archive") && can("application:archive")
      ? [{ act: "archive", to: contractPaths.archive(application.id) } as const]
      : []),
    ...(can("debtReport:view") && application.sellerId !== null
      ? [
          {
            act: "debtReport",
            to: reportPaths.debtReport(application.sellerId, application.id, "application"),
          } as const,
        ]
      : []),
    ...(can("application:viewLog") ? [{ act: "log", to: contractPaths.log(application.id) } as const] : []),
  ];
}

/** Everything that a step's page shows besides its own data; what was typed and not saved comes before what was saved, and that before what is proposed. */
export async function stepPage<Schema extends z.ZodObject>(
  open: ApplicationContext,
  step: StepDefinition<Schema>,
  { id }: FormDefinition,
): Promise<StepPage> {
  const saved = step.toFields(open.application);
  const untouched = { ...saved, ...step.preset?.(open.application) };
  const draft = await findTypedDraft(draftKey(open, id), untouched);
  const now = drawnVersion(open.application.version, saved);
  const { fields, drawn } =
    draft === null ? { fields: untouched, drawn: now } : restoreDraft(now, saved, draft, step.offered);
  return {
    ...wizardFrame(open, step.key),
    seals: formSeals(open.session, id),
    version: drawn,
    today: open.today,
    fields,
    draftSavedAt: draft === null || saysSame(fields, untouched) ? null : draft.savedAt,
  };
}
