import type * as z from "zod";
import { paths } from "~/paths.ts";
import { formSeals } from "~/session/csrf.server.ts";
import { draftKey, findTypedDraft } from "./application-draft.server.ts";
import type { OpenApplication } from "./open-application.server.ts";
import type { FormFields, StepDefinition } from "./step-definition.ts";
import type { StepKey } from "./step-table.ts";
import { summarise, type Summary } from "./summary.ts";

export type StepLink = { key: StepKey; state: "done" | "current" | "todo"; to: string | null };

/** What every page of the wizard shows around its step. */
export type WizardFrame = {
  applicationId: number;
  contractNumber: string | null;
  status: number | null;
  steps: StepLink[];
  summary: Summary;
  deletable: boolean;
};

export type StepPage = WizardFrame & {
  seals: { csrf: string; operationId: string };
  version: string | null;
  today: string;
  fields: FormFields;
  /** When what the form shows was typed and not saved. */
  draftSavedAt: number | null;
};

/** The frame of a step; done steps are links, step 1 has no address of its own once the application exists. */
export function wizardFrame({ application, journey }: OpenApplication, current: StepKey): WizardFrame {
  const steps = journey.steps.map(({ number, key, complete }): StepLink => {
    const reachable = complete && number > 1 && (journey.editable || number === 5);
    const state = key === current ? "current" : complete ? "done" : "todo";
    return { key, state, to: reachable ? paths.applicationStep(application.id, number) : null };
  });
  return {
    applicationId: application.id,
    contractNumber: application.contractNumber,
    status: application.status,
    steps,
    summary: summarise(application),
    deletable: journey.editable,
  };
}

/** Everything that a step's page shows besides its extras; what was typed and not saved comes before what was saved. */
export async function stepPage<Schema extends z.ZodObject>(
  open: OpenApplication,
  step: StepDefinition<Schema>,
): Promise<StepPage> {
  const saved = step.toFields(open.application);
  const draft = await findTypedDraft(draftKey(open, step.formId), saved);
  return {
    ...wizardFrame(open, step.key),
    seals: formSeals(open.session, step.formId),
    version: open.application.version,
    today: open.today,
    fields: draft?.fields ?? saved,
    draftSavedAt: draft?.savedAt ?? null,
  };
}
