import { json } from "@remix-run/node";
import { isActionAllowed } from "~/domain/application-status.ts";
import { findCertificateProblem } from "~/domain/income-certificate.ts";
import { SpouseMode } from "~/domain/enumerations/spouse-mode.ts";
import { INCOME_LINES_MAX } from "~/domain/limits.ts";
import type { IsoDay } from "~/domain/iso-day.ts";
import { formSeals } from "~/forms/csrf.server.ts";
import { refusalPage } from "~/request/fault-pages.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { tryBackend } from "~/request/try-backend.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Incomes } from "~/services/income-types.ts";
import { getIncomes } from "~/services/incomes.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { requireApplication, type ApplicationContext } from "../application-context.server.ts";
import { readDebtRecords, type PersonDebts } from "../debts/debt-records.server.ts";
import { draftKey, findTypedDraft } from "../application-draft.server.ts";
import { drawnVersion, restoreDraft } from "../drawn-version.server.ts";
import { statusOf } from "../journey.ts";
import type { FormFields } from "../step-definition.ts";
import { titleAboutOf, type TitleAbout } from "../title-about.ts";
import { INCOMES_FORM, toCertificateFields } from "./income-forms.ts";

/** A request about the incomes of an application. */
export type IncomesContext = ApplicationContext & { incomes: Incomes };

/** What the page of incomes shows. */
export type IncomesPage = {
  applicationId: number;
  about: TitleAbout;
  /** The application may still change. */
  isOpen: boolean;
  /** A manager values lines; others put them down (F-297). */
  isManager: boolean;
  incomes: Incomes;
  today: IsoDay;
  seals: { csrf: string; operationId: string };
  debts: PersonDebts[];
  version: string | null;
  fields: FormFields;
  draftSavedAt: number | null;
  /** Whose certificate is ticked: only then it is asked what it says. */
  asks: { buyer: boolean; spouse: boolean };
  /** A saved certificate that proves nothing any more, as issue messages. */
  certificateProblems: string[];
  hasContact: boolean;
  isFull: boolean;
};

type Params = Readonly<Record<string, string | undefined>>;

/** What the page shows where the service of incomes fails: whose they are, the way back, and the way to try again. */
export type SilentIncomes = Pick<IncomesPage, "applicationId" | "about"> & { fault: BackendNotice };

/** The application with its incomes, for a user who may change them. */
export async function requireIncomes(portal: Portal, params: Params): Promise<IncomesContext> {
  const open = await requireApplication(portal, params, { may: "application:edit", status: "changeIncome" });
  return withIncomes(open, await getIncomes(open.backend, open.application.id));
}

function withIncomes(open: ApplicationContext, found: Awaited<ReturnType<typeof getIncomes>>): IncomesContext {
  if (!found.ok) throw refusalPage(found.notice);
  return { ...open, incomes: found.value };
}

const RETRY_AFTER_SECONDS = "30";

/** The page of incomes of an application, of a contract to be read only; also where the incomes cannot be had just now. */
export async function readIncomesPage(portal: Portal, params: Params) {
  const open = await requireApplication(portal, params, { may: "application:edit", status: "view" });
  const { application } = open;
  const { answer, fault } = await tryBackend(() => getIncomes(open.backend, application.id));
  if (fault === null) return json<IncomesPage | SilentIncomes>(await incomesPage(withIncomes(open, answer)));
  return json<IncomesPage | SilentIncomes>(
    { applicationId: application.id, about: titleAboutOf(application), fault: fault.notice },
    { status: fault.status, headers: { "Retry-After": RETRY_AFTER_SECONDS } },
  );
}

/** Whether income of the spouse counts (F-225). */
export const borrowsWithSpouse = ({ spouseMode }: Application): boolean => spouseMode === SpouseMode.spouse;

/** Whose certificate the application says there is. */
export const asksOf = (application: Application): IncomesPage["asks"] => ({
  buyer: application.income.hasCertificate === true,
  spouse: borrowsWithSpouse(application) && application.spouse.income.hasCertificate === true,
});

/** Whether no further line fits for a person (decision under G19). */
export const isFullFor = ({ lines }: Pick<Incomes, "lines">, ofSpouse: boolean): boolean =>
  lines.filter((line) => line.ofSpouse === ofSpouse).length >= INCOME_LINES_MAX;

function problemsOf({ certificates }: Incomes, today: IsoDay): string[] {
  return certificates.flatMap((certificate) => findCertificateProblem(certificate, today)?.message ?? []);
}

/** The page of incomes (F-295, F-296). */
export async function incomesPage(open: IncomesContext): Promise<IncomesPage> {
  const { application, backend, incomes, session, today } = open;
  const saved = toCertificateFields(incomes.certificates);
  const draft = await findTypedDraft(draftKey(open, INCOMES_FORM.id), saved);
  const now = drawnVersion(application.version, saved);
  const { fields, drawn } = draft === null ? { fields: saved, drawn: now } : restoreDraft(now, saved, draft);
  return {
    applicationId: application.id,
    about: titleAboutOf(application),
    isOpen: isActionAllowed("changeIncome", statusOf(application)),
    isManager: open.can("income:managerEntry"),
    incomes,
    today,
    seals: formSeals(session, INCOMES_FORM.id),
    debts: await readDebtRecords(backend, application),
    version: drawn,
    fields,
    draftSavedAt: draft?.savedAt ?? null,
    asks: asksOf(application),
    certificateProblems: problemsOf(incomes, today),
    hasContact: application.buyer.email !== null || application.buyer.phone !== null,
    isFull: isFullFor(incomes, false) && (!borrowsWithSpouse(application) || isFullFor(incomes, true)),
  };
}
