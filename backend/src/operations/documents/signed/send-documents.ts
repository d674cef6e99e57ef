import { z } from "zod";
import type { Session } from "../../../accounts/session.ts";
import { logAction } from "../../../applications/action-log.ts";
import { findApplicationForUpdate } from "../../../applications/find-application.ts";
import type { OperationContext } from "../../../context.ts";
import { isSigningActive } from "../../../signing/signature-types.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import type { Store } from "../../../store/store.ts";
import { answer, refusal, type Answer, type RefusalCode } from "../../../wire/answer.ts";
import { applicationIdInput, operationIdInput, optional } from "../../../wire/wire-input.ts";
import { once } from "../../call/once.ts";
import { operation, STAFF } from "../../call/operation.ts";
import { sends } from "../../call/sends.ts";
import { packParcels, queueParcel, recipientsOf, type Parcel } from "./parcels.ts";
import type { Recipient } from "./sent-set.ts";

const MANAGER = 1;
const ARCHIVE = 3;
const SENDABLE: readonly number[] = [1, 2, 4, 7];

const input = z.object({
  OperacijosID: operationIdInput,
  ParaiskosID: applicationIdInput,
  Kalba: optional(z.enum(["lt", "en"])),
});

type Request = Omit<z.output<typeof input>, "OperacijosID">;

function refuse(row: ApplicationRow, { role }: Session): RefusalCode | null {
  if (row.status === ARCHIVE) return 2200;
  if (!SENDABLE.includes(row.status)) return 1100;
  return isSigningActive(row) && role !== MANAGER ? 1021 : null;
}

/** Puts a set into the queue, and says so in the log of the application. */
async function dispatch(
  tx: Store,
  context: OperationContext,
  session: Session,
  parcel: Parcel & { applicationId: number },
): Promise<void> {
  const { applicationId } = parcel;
  await logAction(tx, context, session, { applicationId, ...(await queueParcel(tx, context.clock.now(), parcel)) });
}

async function send(tx: Store, context: OperationContext, session: Session, request: Request): Promise<Answer> {
  const row = await findApplicationForUpdate(tx, session, request.ParaiskosID);
  if (row === null) return refusal(1063);
  const refused = refuse(row, session);
  if (refused !== null) return refusal(refused);
  const recipients = recipientsOf(row, request.Kalba ?? "lt");
  const buyer = recipients.find(({ owner }) => owner === "client");
  if (buyer === undefined) return refusal(2000, "Pirkėjo el. pašto adresas nenurodytas.");
  const parcels = await packParcels(tx, context, row, recipients);
  if (parcels === 2000) return refusal(2000, "Dokumentai per dideli siųsti el. paštu.");
  if (!Array.isArray(parcels)) return refusal(parcels);
  for (const parcel of parcels) await dispatch(tx, context, session, { ...parcel, applicationId: row.id });
  const filesOf = (wanted: Recipient["owner"]) => parcels.find(({ owner }) => owner === wanted);
  return answer({
    ElPastas: buyer.recipient,
    Kiekis: String(filesOf("client")?.files.length ?? 0),
    SutuoktinioElPastas: filesOf("spouse")?.recipient ?? null,
  });
}

/**
 * Sends each who borrows the own set of documents of a contract by e-mail (F-347); a spouse without an address gets none. 1100: there is no contract; 2200: it is archived; 1021: it is being signed; 2000: no address, or too
 * large for a mail; 2002: the contract cannot be printed.
 */
export const sendDocuments = sends(
  operation(STAFF, input, (context, session, { OperacijosID, ...request }) => {
    const write = { operation: "SendDocuments", operationId: OperacijosID, content: request };
    return once(context, session, write, (tx) => send(tx, context, session, request));
  }),
);
