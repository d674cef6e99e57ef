import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import { incomeLineSchema, valuedLineSchema } from "~/domain/income-line.ts";
import { issueMessage } from "~/domain/issue.ts";
import { INCOME_LINES_MAX } from "~/domain/limits.ts";
import { answerDraftButton } from "~/forms/answer-draft-button.server.ts";
import { formErrorResponse } from "~/forms/form-error-response.server.ts";
import type { ReadForm } from "~/forms/read-form.server.ts";
import { validate } from "~/forms/validate.server.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { addNotice } from "~/notices/notices.server.ts";
import { paths } from "~/paths/paths.ts";
import { notFoundPage, refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { codeOf } from "~/services/faults.server.ts";
import { saveIncomes } from "~/services/incomes.server.ts";
import { noticeOf } from "~/services/notice.server.ts";
import { toSessionNotice } from "~/services/session-notice.ts";
import { deleteDraft } from "~/store/drafts.server.ts";
import { findTypedDraft, withDrawn } from "../application-draft.server.ts";
import { changedSince, drawnVersion, restoreDraft } from "../drawn-version.server.ts";
import type { FormFields } from "../step-definition.ts";
import { titleAboutOf, type TitleAbout } from "../title-about.ts";
import type { INCOME_LINE_FORM, VALUED_LINE_FORM } from "./income-forms.ts";
import { toLandedIncome } from "./landed-income.server.ts";
import {
  draftKeyOf,
  formOf,
  savedFields,
  toSaved,
  type LineContext,
  type LineMode,
  type LineValues,
} from "./line-context.ts";
import { borrowsWithSpouse, isFullFor, requireIncomes } from "./incomes-page.server.ts";

/** What the page of one income line shows. */
export type IncomeLinePage = {
  applicationId: number;
  about: TitleAbout;
  mode: LineMode;
  isNew: boolean;
  seals: { csrf: string; operationId: string };
  version: string | null;
  fields: FormFields;
  draftSavedAt: number | null;
  /** The tick of the spouse is asked for: both borrow, or a line is left from when they did (F-225). */
  mayBeOfSpouse: boolean;
  /** What the lender has found in place of the stated sum; a seller only sees it. */
  correctedCents: number | null;
};

type Params = Readonly<Record<string, string | undefined>>;

const CONFLICT = 409;
const REFUSED = 422;

/** A line of an open application: `new`, or its number. What a manager or the bank has put down, no seller changes (1021). */
export async function requireLine(portal: Portal, params: Params, mode: LineMode): Promise<LineContext> {
  const open = await requireIncomes(portal, params);
  const { line: name } = params;
  const line = open.incomes.lines.find(({ id }) => String(id) === name);
  if (name !== "new" && line === undefined) throw notFoundPage();
  if (mode === "seller" && (line?.byManager === true || line?.fromBank === true))
    throw refusalPage(noticeOf(codeOf("notAllowed")));
  return { ...open, mode, line };
}

/** The page of one line (F-294). */
export async function incomeLinePage(open: LineContext): Promise<IncomeLinePage> {
  const saved = savedFields(open);
  const draft = await findTypedDraft(draftKeyOf(open), saved);
  const now = drawnVersion(open.application.version, saved);
  const { fields, drawn } = draft === null ? { fields: saved, drawn: now } : restoreDraft(now, saved, draft);
  return {
    applicationId: open.application.id,
    about: titleAboutOf(open.application),
    mode: open.mode,
    isNew: open.line === undefined,
    seals: formSeals(open.session, formOf(open.mode).id),
    version: drawn,
    fields,
    draftSavedAt: draft?.savedAt ?? null,
    mayBeOfSpouse: mayBeOfSpouse(open),
    correctedCents: open.line?.correctedCents ?? null,
  };
}

const mayBeOfSpouse = ({ application, line }: LineContext): boolean =>
  borrowsWithSpouse(application) || line?.ofSpouse === true;

/** What is wrong with whose the line is: there is no spouse who borrows, or one line more for the person would be too many. */
function ownerProblem(open: LineContext, { ofSpouse }: LineValues): string | null {
  if (ofSpouse && !mayBeOfSpouse(open)) return issueMessage("income.notOfSpouse");
  const isTooMany = open.line?.ofSpouse !== ofSpouse && isFullFor(open.incomes, ofSpouse);
  return isTooMany ? issueMessage("income.tooManyLines", { max: INCOME_LINES_MAX }) : null;
}

/** The line of this form as another user has changed it meanwhile: it is shown again with what was typed (G12). */
const isChanged = (open: LineContext, version: string | null): boolean =>
  open.line !== undefined && (changedSince(version, savedFields(open))?.size ?? 0) > 0;

/** Answers the form of one line. */
export async function answerLine(
  portal: Portal,
  posted: ReadForm<typeof INCOME_LINE_FORM> | ReadForm<typeof VALUED_LINE_FORM>,
  params: Params,
  mode: LineMode,
): Promise<Response> {
  const open = await requireLine(portal, params, mode);
  const name = open.line?.id ?? "new";
  const { id } = open.application;
  const page = mode === "manager" ? paths.applicationIncomeValuation(id, name) : paths.applicationIncome(id, name);
  const answered = await answerDraftButton(portal, withDrawn(posted), { key: draftKeyOf(open), page });
  if (answered !== null) return answered;
  return mode === "manager"
    ? saveLine(open, validate(posted as ReadForm<typeof VALUED_LINE_FORM>, valuedLineSchema))
    : saveLine(open, validate(posted as ReadForm<typeof INCOME_LINE_FORM>, incomeLineSchema));
}

type Validated =
  | ReturnType<typeof validate<typeof VALUED_LINE_FORM, typeof valuedLineSchema>>
  | ReturnType<typeof validate<typeof INCOME_LINE_FORM, typeof incomeLineSchema>>;

async function saveLine(open: LineContext, form: Validated): Promise<Response> {
  const { application, session, backend } = open;
  if (!form.ok) return formErrorResponse(form);
  const problem = ownerProblem(open, form.value);
  if (problem !== null) return formErrorResponse(form, { fieldErrors: { ofSpouse: [problem] } });
  const landed = await toLandedIncome(open, form.version, form.value);
  if (landed !== null) return landed;
  if (isChanged(open, form.version)) {
    await addNotice(session, { text: { key: "incomes:changed" }, variant: "warning" });
    return formErrorResponse(form, { status: CONFLICT });
  }
  const changes = { lines: [toSaved(open, form.value)], certificates: [] };
  const write = { operationId: form.operationId ?? randomUUID(), version: application.version };
  const saved = await saveIncomes(backend, application.id, changes, write);
  if (!saved.ok) {
    await addNotice(session, toSessionNotice(saved.notice));
    return formErrorResponse(form, { status: REFUSED });
  }
  await deleteDraft(draftKeyOf(open));
  await addNotice(session, { text: { key: "incomes:saved" }, variant: "success" });
  return redirect(paths.applicationIncomes(application.id), 303);
}
