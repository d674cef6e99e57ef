import type * as z from "zod";
import { correctionSchema, liabilitySchema } from "~/domain/liability.ts";
import { answerDraftButton } from "~/forms/answer-draft-button.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { paths } from "~/paths/paths.ts";
import type { Portal } from "~/request/portal.server.ts";
import type { Liability } from "~/services/liability-types.ts";
import {
  liabilityDraftKey,
  requireAdded,
  requireRegistered,
  type LiabilityContext,
} from "./liabilities-page.server.ts";
import type { CORRECTION_FORM, LIABILITY_FORM } from "./liability-fields.ts";
import { saveList, withChanged } from "./save-liability-list.server.ts";

type Params = Readonly<Record<string, string | undefined>>;
type Values = z.output<ReturnType<typeof liabilitySchema>>;

const REFUSED = 422;

/** Answers the form of a liability that a user adds or has added: it is saved into the whole list, or taken off it (F-299). */
export async function answerLiability(portal: Portal, read: ReadForm<typeof LIABILITY_FORM>, params: Params) {
  const open = await requireAdded(portal, params);
  const page = paths.applicationLiability(open.application.id, open.liability?.id ?? "new");
  return (await answerDraftButton(portal, read, { key: liabilityDraftKey(open), page })) ?? answerAdded(open, read);
}

/** Answers the correction of a debt that a register knows (F-300). */
export async function answerCorrection(portal: Portal, read: ReadForm<typeof CORRECTION_FORM>, params: Params) {
  const open = await requireRegistered(portal, params);
  const page = paths.applicationLiabilityCorrection(open.application.id, open.liability.id ?? "");
  const drafted = await answerDraftButton(portal, read, { key: liabilityDraftKey(open), page });
  if (drafted !== null) return drafted;
  const form = validate(read, correctionSchema);
  if (!form.ok) return formErrorResponse(form);
  const { correctedInstalment, correctionReason, kept, creditorAccount } = form.value;
  const changed = {
    ...open.liability,
    ...{ correctedCents: correctedInstalment, correctionReason, refinance: !kept, creditorAccount },
  };
  return (await saveList(open, form, withChanged(open, changed))) ?? formErrorResponse(form, { status: REFUSED });
}

async function answerAdded(open: LiabilityContext, read: ReadForm<typeof LIABILITY_FORM>): Promise<Response> {
  const form = validate(read, liabilitySchema(open.today));
  if (form.intent === "remove" && !form.stale) {
    const rest = open.all.filter(({ id }) => id !== open.liability?.id);
    return (await saveList(open, form, rest)) ?? formErrorResponse(form, { status: REFUSED });
  }
  if (!form.ok) return formErrorResponse(form);
  const list = withChanged(open, toLiability(form.value, open.liability));
  return (await saveList(open, form, list)) ?? formErrorResponse(form, { status: REFUSED });
}

/** An unknown type keeps its own words until another one is chosen (F-573). */
export function toLiability(values: Values, before: Liability | null): Liability {
  const isSameType = before?.type.type === values.type;
  return {
    id: before?.id ?? null,
    ofSpouse: values.spouse,
    registered: false,
    type: isSameType ? before.type : { type: values.type, originalText: null, raw: values.type },
    creditor: values.creditor,
    contractDate: values.contractDate,
    limitCents: values.limit,
    outstandingCents: values.outstanding,
    instalmentCount: values.instalmentCount,
    outstandingCount: values.outstandingCount,
    instalmentCents: values.instalment,
    correctedCents: values.correctedInstalment,
    overdueDays: values.overdueDays ?? 0,
    refinancePossible: values.refinancePossible,
    refinanceCents: values.refinanceAmount,
    refinance: !values.kept,
    payerCode: values.payerCode,
    purpose: values.purpose,
    creditorAccount: values.creditorAccount,
    correctionReason: null,
    repaid: false,
    others: before?.others ?? null,
  };
}
