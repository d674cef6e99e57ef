import { appendLine } from "../../../applications/action-log.ts";
import { lenderOn } from "../../../configuration/configuration.ts";
import type { OperationContext } from "../../../context.ts";
import { describeFailure } from "../../../failure-description.ts";
import { writeLog } from "../../../log.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import type { Store } from "../../../store/store.ts";
import { toBusinessDay } from "../../../time/business-day.ts";
import type { RefusalCode } from "../../../wire/answer.ts";
import { paperAddress } from "../../../signing/paper-address.ts";
import { ownersOf } from "../../../signing/parts.ts";
import { packParcels, queueParcel, type AddressedRecipient, type Parcel } from "./parcels.ts";

/** Each who has signed, at the address by which they did. */
async function signersOf(tx: Store, row: ApplicationRow, language: "lt" | "en"): Promise<AddressedRecipient[]> {
  const found: AddressedRecipient[] = [];
  for (const owner of ownersOf(row)) {
    const recipient = await paperAddress(tx, row, owner);
    if (recipient !== null) found.push({ owner, recipient, language });
  }
  return found;
}

/** The sets as signed; a file that cannot be made is no reason to lose the signature that was just given. */
async function pack(
  tx: Store,
  context: OperationContext,
  row: ApplicationRow,
  language: "lt" | "en",
): Promise<RefusalCode | Parcel[]> {
  try {
    return await packParcels(tx, context, row, await signersOf(tx, row, language));
  } catch (error) {
    writeLog("error", { ev: "copies", application: row.id, ...describeFailure(error) });
    return 2002;
  }
}

/**
 * Sends each who has signed electronically, and has an address, the own set at once: a copy on a durable medium is theirs without asking (Consumer Credit Law,
 * L-6.3). The seller can send it again (F-347). Where no set can be made nothing leaves, and the log of the service says so.
 */
export async function sendSignedCopies(
  tx: Store,
  context: OperationContext,
  row: ApplicationRow,
  language: "lt" | "en",
): Promise<void> {
  const parcels = await pack(tx, context, row, language);
  if (!Array.isArray(parcels)) return;
  const now = context.clock.now();
  const { name } = lenderOn(toBusinessDay(now));
  for (const parcel of parcels) {
    const line = await queueParcel(tx, now, parcel);
    await appendLine(tx, { applicationId: row.id, at: now, userId: null, userName: name, ...line });
  }
}
