import { eq } from "drizzle-orm";
import { z } from "zod";
import type { Session } from "../../accounts/session.ts";
import { logAction } from "../../applications/action-log.ts";
import { findApplicationForUpdate } from "../../applications/find-application.ts";
import type { RejectionElement } from "../../applications/rejection-elements.ts";
import { REJECTED, REJECTION_REASONS } from "../../applications/rejection-reasons.ts";
import { isRejectable, rejectionTerm } from "../../applications/rejection-term.ts";
import { scenarioFault } from "../../applications/scenario-fault.ts";
import { loadParts } from "../../signing/parts.ts";
import { isBegun } from "../../signing/signature-types.ts";
import type { OperationContext } from "../../context.ts";
import type { ApplicationRow } from "../../store/application-fields.ts";
import { applications } from "../../store/schema/applications.ts";
import type { Store } from "../../store/store.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { answer, refusal, type Answer, type RefusalCode } from "../../wire/answer.ts";
import { applicationIdInput, numberInput, operationIdInput, textInput, versionInput } from "../../wire/wire-input.ts";
import { once } from "../call/once.ts";
import { operation, STAFF } from "../call/operation.ts";

const TERMINATED = 2;
const OTHER = 4;
const OTHER_MIN = 5;
const OTHER_MAX = 250;

const input = z
  .object({
    OperacijosID: operationIdInput,
    Versija: versionInput,
    ParaiskosID: applicationIdInput,
    Priezastis: numberInput.refine((reason) => REJECTION_REASONS[reason] !== undefined),
    Komentaras: textInput(OTHER_MAX).transform((text) => text.trim()),
  })
  .refine(({ Priezastis, Komentaras }) => Priezastis !== OTHER || Komentaras.length >= OTHER_MIN, {
    path: ["Komentaras"],
  });

type Rejection = Omit<z.output<typeof input>, "OperacijosID">;

/** Whether contract or consent of anybody waits for a signature: it would be given after the rejection (F-338, F-369). */
const isAnythingAwaited = async (tx: Store, row: ApplicationRow): Promise<boolean> =>
  (await loadParts(tx, row)).some(({ type }) => isBegun(type));

async function refuse(
  tx: Store,
  row: ApplicationRow,
  { Versija: version, today }: Rejection & { today: string },
): Promise<RefusalCode | null> {
  if (!isRejectable(row) || (await isAnythingAwaited(tx, row))) return 1100;
  if (rejectionTerm(row, today).obstacle !== null || scenarioFault(row.data) === 1200) return 1200;
  if (version !== undefined && version !== String(row.version)) return 1101;
  return scenarioFault(row.data) === 2101 ? 2101 : null;
}

/** What the application says of it afterwards. */
function toElements({ Priezastis: reason, Komentaras: comment }: Rejection, today: string) {
  const elements: Partial<Record<RejectionElement, string>> = {
    AtmetimoData: `${today}T00:00:00`,
    AtmetimoPriezastis: String(reason),
    ...(comment !== "" && { AtmetimoKomentaras: comment }),
  };
  return elements;
}

async function reject(tx: Store, context: OperationContext, session: Session, rejection: Rejection): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, rejection.ParaiskosID);
  if (row === null) return refusal(1063);
  const now = context.clock.now();
  const today = toBusinessDay(now);
  const refused = await refuse(tx, row, { ...rejection, today });
  if (refused !== null) return refusal(refused);
  const version = row.version + 1;
  const data = { ...row.data, ...toElements(rejection, today) };
  const changed = await tx
    .update(applications)
    .set({ status: REJECTED, eCreditState: TERMINATED, takeOverKey: null, data, version, updatedAt: now })
    .where(eq(applications.id, row.id))
    .returning({ id: applications.id });
  if (changed.length === 0) return refusal(2101);
  const { Priezastis: reason, Komentaras: comment } = rejection;
  const words = [REJECTION_REASONS[reason]?.lt, comment].filter(Boolean).join(": ");
  const note = [row.contractNumber, words].filter(Boolean).join(". ");
  await logAction(tx, context, session, { applicationId: row.id, action: "Sutartis atmesta", note });
  return answer({ Busena: String(REJECTED), EKreditoBusena: String(TERMINATED), Versija: String(version) });
}

/**
 * Rejects a contract with its reason, until it is paid out and for 14 days after the signature (F-337). 1100: another status, the archive's among them, or it is
 * being signed (F-338, F-339); 1200: too late; 2101: the status could not be changed; 1063, 1101, 1102 besides.
 */
export const rejectContract = operation(STAFF, input, (context, session, { OperacijosID, ...rejection }) => {
  const write = { operation: "RejectContract", operationId: OperacijosID, content: rejection };
  return once(context, session, write, (tx) => reject(tx, context, session, rejection));
});
