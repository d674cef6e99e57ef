import { SpouseMode } from "~/domain/enumerations/spouse-mode.ts";
import type { Application } from "~/services/application-types.ts";
import { BackendError, BackendSessionEnded } from "~/services/backend-errors.ts";
import type { Backend } from "~/services/backend.server.ts";
import { getDebtRecordStatus } from "~/services/liabilities.server.ts";
import type { DebtRecord } from "~/services/liability-types.ts";

/** What the card shows of one person. */
export type PersonDebts = { ofSpouse: boolean; record: DebtRecord };

/** A question that could not be put: the card says so, and lets it be asked again. */
const UNANSWERED: DebtRecord = { state: "failed", askedAt: null, debts: [] };

/** Whose debts the register may be asked about: the buyer's, and the spouse's who borrows too. */
export const codeOf = ({ buyer, spouse, spouseMode }: Application, ofSpouse: boolean): string | null =>
  ofSpouse ? (spouseMode === SpouseMode.spouse ? spouse.personalCode : null) : buyer.personalCode;

/** How far the question about each person is (F-305). A service that fails does not take the page of incomes with it. */
export async function readDebtRecords(backend: Backend, application: Application): Promise<PersonDebts[]> {
  const asked = [false, true].map(async (ofSpouse) => {
    const personalCode = codeOf(application, ofSpouse);
    if (personalCode === null) return [];
    return [{ ofSpouse, record: await readRecord(backend, application.id, personalCode) }];
  });
  return (await Promise.all(asked)).flat();
}

async function readRecord(backend: Backend, applicationId: number, personalCode: string): Promise<DebtRecord> {
  try {
    const found = await getDebtRecordStatus(backend, { applicationId, personalCode });
    return found.ok ? found.value : UNANSWERED;
  } catch (error) {
    if (error instanceof BackendError && !(error instanceof BackendSessionEnded)) return UNANSWERED;
    throw error;
  }
}
