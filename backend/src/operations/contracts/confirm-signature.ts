import type { SignatureElement } from "../../applications/signature-elements.ts";
import { eq } from "drizzle-orm";
import { z } from "zod";
import type { OperationContext } from "../../context.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { logAction } from "../../applications/action-log.ts";
import { answer, refusal, type Answer } from "../../wire/answer.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { isSpouseCredit } from "../../credit/credit-sum.ts";
import { lastSigningDay } from "../../credit/last-signing-day.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import type { Session } from "../../accounts/session.ts";
import {
  applicationIdInput,
  dayInput,
  numberInput,
  operationIdInput,
  textInput,
  versionInput,
} from "../../wire/wire-input.ts";

const PAPER = 1;
const UNSIGNED = 1;
const SIGNED = 2;
const SIGNED_CONTRACT = 3;

const input = z.object({
  OperacijosID: operationIdInput,
  Versija: versionInput,
  ParaiskosID: applicationIdInput,
  PasirasymoTipas: numberInput,
  Data: dayInput,
  Asmuo: textInput(200).pipe(z.string().trim().min(1)),
});

type Confirmation = Omit<z.output<typeof input>, "OperacijosID">;

/**
 * Why a contract cannot be signed on a day, or null: it is signed on its day or later, never before, and while its
 * papers still hold, which is until the day of their first instalment.
 */
async function refuseDay(tx: Store, row: ApplicationRow, signedOn: string, today: string): Promise<string | null> {
  const { contractDate } = row;
  if (signedOn > today || (contractDate !== null && signedOn < contractDate)) {
    return "Netinkama pasirašymo diena: ji negali būti ankstesnė už sutarties dieną ar vėlesnė už šiandieną.";
  }
  if (contractDate === null) return null;
  const last = lastSigningDay(await loadCreditFacts(tx, row.shopId, toWireApplication(row)), contractDate);
  return last === null || signedOn <= last
    ? null
    : `Sutarties pasirašyti nebegalima: pirmosios įmokos diena pagal grafiką – ${last}. Sudarykite naują sutartį.`;
}

/** The first signature wins: a remote signing that was running is over with it (G24). */
const signedOnPaper = (row: ApplicationRow) => ({
  status: SIGNED,
  eCreditState: SIGNED_CONTRACT,
  applicationSignature: row.applicationSignature === 0 ? PAPER : row.applicationSignature,
  contractSignature: PAPER,
  spouseContractSignature: isSpouseCredit(toWireApplication(row)) ? PAPER : row.spouseContractSignature,
});

/** When the buyer signed, and who saw it: the contract says so afterwards. */
const signatureFacts = ({ Data: day, Asmuo: person }: Confirmation): Record<SignatureElement, string> => ({
  SutartiesPasirasymoData: `${day}T00:00:00`,
  SutartiesPasirasymaPatvirtino: person,
});

async function confirm(
  tx: Store,
  context: OperationContext,
  session: Session,
  confirmation: Confirmation,
): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, confirmation.ParaiskosID);
  if (row === null) return refusal(1063);
  if (row.status !== UNSIGNED || confirmation.PasirasymoTipas !== PAPER) return refusal(1100);
  if (confirmation.Versija !== undefined && confirmation.Versija !== String(row.version)) return refusal(1101);
  const now = context.clock.now();
  const refused = await refuseDay(tx, row, confirmation.Data, toBusinessDay(now));
  if (refused !== null) return refusal(2000, refused);
  const version = row.version + 1;
  await tx
    .update(applications)
    .set({ ...signedOnPaper(row), data: { ...row.data, ...signatureFacts(confirmation) }, version, updatedAt: now })
    .where(eq(applications.id, row.id));
  await logAction(tx, context, session, {
    applicationId: row.id,
    action: "Parašas popieriuje patvirtintas",
    note: `Pasirašyta ${confirmation.Data}, pasirašė ${confirmation.Asmuo}`,
  });
  return answer({ Busena: String(SIGNED), EKreditoBusena: String(SIGNED_CONTRACT), Versija: String(version) });
}

/** Confirms by hand that the contract is signed on paper (F-362): status 2, date and person in the log; else 1100. */
export const confirmSignature = operation(
  STAFF,
  input,
  (context, session, { OperacijosID: operationId, ...confirmation }) => {
    const write = { operation: "ConfirmSignature", operationId, content: confirmation };
    return once(context, session, write, (tx) => confirm(tx, context, session, confirmation));
  },
);
