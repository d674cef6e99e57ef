import type { LoggedAction } from "../../../applications/action-log.ts";
import type { OperationContext } from "../../../context.ts";
import { maskRecipient } from "../../../sending/masked-recipient.ts";
import { enqueue, type MessageFile } from "../../../sending/queue.ts";
import { ownersOf, personOf } from "../../../signing/parts.ts";
import type { ApplicationRow } from "../../../store/application-fields.ts";
import type { Store } from "../../../store/store.ts";
import type { RefusalCode } from "../../../wire/answer.ts";
import { sentSet, type Recipient } from "./sent-set.ts";

/** What mail servers take: a quarter more travels in base64. */
const MAX_BYTES = 15 * 1024 * 1024;
const HOUR_MS = 3_600_000;

/** Who gets a set, and at which address. */
export interface AddressedRecipient extends Recipient {
  readonly recipient: string;
}

/** One person's set and where it goes. */
export interface Parcel extends AddressedRecipient {
  readonly files: readonly MessageFile[];
}

/** Who gets a set: the buyer and, where the spouse borrows and has an address, the spouse. */
export function recipientsOf(row: ApplicationRow, language: "lt" | "en"): AddressedRecipient[] {
  return ownersOf(row).flatMap((owner) => {
    const { email } = personOf(row, owner);
    return email === null ? [] : [{ owner, recipient: email, language }];
  });
}

/** The sets of all who get one, made before any is sent; 2002 where one cannot be made, 2000 where it is too large for a mail. */
export async function packParcels(
  tx: Store,
  context: OperationContext,
  row: ApplicationRow,
  recipients: readonly AddressedRecipient[],
): Promise<RefusalCode | Parcel[]> {
  const parcels: Parcel[] = [];
  for (const to of recipients) {
    const files = await sentSet(tx, context, row, to);
    if (files === null) return 2002;
    if (files.reduce((sum, { content }) => sum + content.length, 0) > MAX_BYTES) return 2000;
    parcels.push({ ...to, files });
  }
  return parcels;
}

const LOGGED: Readonly<Record<Recipient["owner"], LoggedAction>> = {
  client: "Dokumentai išsiųsti pirkėjui",
  spouse: "Dokumentai išsiųsti sutuoktiniui",
};

/** Puts a set into the queue. @returns what the log of its application says of it */
export async function queueParcel(
  tx: Store,
  now: Date,
  { owner, recipient, language, files }: Parcel,
): Promise<{ action: LoggedAction; note: string }> {
  const deadline = new Date(now.getTime() + HOUR_MS);
  await enqueue(tx, now, { channel: "email", recipient, language, kind: "documents", deadline }, files);
  return { action: LOGGED[owner], note: `${files.map(({ name }) => name).join(", ")}: ${maskRecipient(recipient)}` };
}
