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
import { answer, refusal, type Answer, type RefusalCode } from "../../wire/answer.ts";
import { isSpouseCredit } from "../../credit/credit-sum.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import { closeOthers } from "../../signing/close-others.ts";
import { isSigned, signedStatus } from "../../signing/columns.ts";
import { sealForLender } from "../../signing/lender-seal.ts";
import { loadParts, personOf } from "../../signing/parts.ts";
import { isGiven, SignatureType } from "../../signing/signature-types.ts";
import { lastDayToSign } from "../../signing/signing-term.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";
import type { Session } from "../../accounts/session.ts";
import {
  applicationIdInput,
  dayInput,
  flagInput,
  numberInput,
  operationIdInput,
  optional,
  textInput,
  versionInput,
} from "../../wire/wire-input.ts";

const PAPER = SignatureType.paper;
/** By cent, electronic, and one that is initiated: none of them can be asked of two persons (F-231). */
const REMOTE: readonly number[] = [SignatureType.cent, SignatureType.eSign, SignatureType.remote];
const UNSIGNED = 1;

const input = z.object({
  OperacijosID: operationIdInput,
  Versija: versionInput,
  ParaiskosID: applicationIdInput,
  PasirasymoTipas: numberInput,
  Data: dayInput,
  Asmuo: textInput(200).pipe(z.string().trim().min(1)),
  /** Whose signature: the spouse's, else the buyer's (F-228). */
  Sutuoktinis: optional(flagInput),
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
  const last = await lastDayToSign(tx, row);
  return last === null || signedOn <= last
    ? null
    : `Sutarties pasirašyti nebegalima: pirmosios įmokos diena pagal grafiką – ${last}. Sudarykite naują sutartį.`;
}

const isOfSpouse = ({ Sutuoktinis }: Pick<Confirmation, "Sutuoktinis">): boolean => Sutuoktinis === true;

/**
 * The first signature of a person wins: a remote signing that was running is over with it (G24). A credit of both spouses is signed when both have
 * signed (F-228).
 */
function signedOnPaper(row: ApplicationRow, confirmation: Confirmation) {
  const contractSignature = isOfSpouse(confirmation) ? row.contractSignature : PAPER;
  const spouseContractSignature = isOfSpouse(confirmation) ? PAPER : row.spouseContractSignature;
  const isBuyers = !isOfSpouse(confirmation);
  return {
    ...signedStatus(row, { contractSignature, spouseContractSignature }),
    // What is signed on paper is the whole set, the application's consent among it.
    ...(isBuyers && { applicationSignature: isGiven(row.applicationSignature) ? row.applicationSignature : PAPER }),
    contractSignature,
    spouseContractSignature,
  };
}

/** When a person signed, and who saw it: the contract says so afterwards. */
const signatureFacts = (confirmation: Confirmation): Partial<Record<SignatureElement, string>> => {
  const day = `${confirmation.Data}T00:00:00`;
  return isOfSpouse(confirmation)
    ? { SutuoktinioPasirasymoData: day, SutuoktinioPasirasymaPatvirtino: confirmation.Asmuo }
    : { SutartiesPasirasymoData: day, SutartiesPasirasymaPatvirtino: confirmation.Asmuo };
};

/** What cannot be confirmed: a way that two persons cannot take (1021, F-231), what is no contract to sign, a spouse who does not sign, or one who has signed. */
function refuseSignature(row: ApplicationRow, confirmation: Confirmation): RefusalCode | null {
  const isOfBoth = isSpouseCredit(toWireApplication(row));
  if (isOfBoth && REMOTE.includes(confirmation.PasirasymoTipas)) return 1021;
  if (row.status !== UNSIGNED || confirmation.PasirasymoTipas !== PAPER) return 1100;
  if (isOfSpouse(confirmation)) return isOfBoth && !isGiven(row.spouseContractSignature) ? null : 1100;
  return isOfBoth && isGiven(row.contractSignature) ? 1100 : null;
}

async function confirm(
  tx: Store,
  context: OperationContext,
  session: Session,
  confirmation: Confirmation,
): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, confirmation.ParaiskosID);
  if (row === null) return refusal(1063);
  const refusedSignature = refuseSignature(row, confirmation);
  if (refusedSignature !== null) return refusal(refusedSignature);
  if (confirmation.Versija !== undefined && confirmation.Versija !== String(row.version)) return refusal(1101);
  const now = context.clock.now();
  const refused = await refuseDay(tx, row, confirmation.Data, toBusinessDay(now));
  if (refused !== null) return refusal(2000, refused);
  const owner = isOfSpouse(confirmation) ? "spouse" : "client";
  for (const part of await loadParts(tx, row)) if (part.owner === owner) await closeOthers(tx, context, { row, part });
  const version = row.version + 1;
  const signed = signedOnPaper(row, confirmation);
  const [written = row] = await tx
    .update(applications)
    .set({ ...signed, data: { ...row.data, ...signatureFacts(confirmation) }, version, updatedAt: now })
    .where(eq(applications.id, row.id))
    .returning();
  await logAction(tx, context, session, {
    applicationId: row.id,
    action: isOfSpouse(confirmation)
      ? "Sutuoktinio parašas popieriuje patvirtintas"
      : "Parašas popieriuje patvirtintas",
    note: `Pasirašyta ${confirmation.Data}, pasirašė ${personOf(row, owner).name}, patvirtino ${confirmation.Asmuo}`,
  });
  // Whom the tablet let sign before has a file: the lender's seal completes it.
  if (isSigned(written)) await sealForLender(tx, context, written);
  return answer({
    Busena: String(signed.status ?? row.status),
    EKreditoBusena: String(signed.eCreditState ?? row.eCreditState),
    Versija: String(version),
  });
}

/** Confirms by hand that a person has signed the contract on paper (F-362, F-228): date and person in the log, status 2 when all have; else 1100. */
export const confirmSignature = operation(
  STAFF,
  input,
  (context, session, { OperacijosID: operationId, ...confirmation }) => {
    const write = { operation: "ConfirmSignature", operationId, content: confirmation };
    return once(context, session, write, (tx) => confirm(tx, context, session, confirmation));
  },
);
