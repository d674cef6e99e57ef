import * as z from "zod";
import { CHOOSABLE_AUTHENTICATION_METHODS } from "~/domain/enumerations/authentication-method.ts";
import { environment } from "~/platform/env.server.ts";
import { changeRecord } from "~/store/change-record.server.ts";
import { portalRecords } from "~/store/portal-store.server.ts";

/** What a code is wanted for; the service refuses one that was made for another purpose (R-C11). */
export type CodePurpose = "device" | "account-update";

/** The session whose verification it is. It ends with the session: its id is new after every step that gains rights. */
export type Holder = { readonly id: string };

const MINUTE_MS = 60_000;

const verification = z.object({
  method: z.literal(CHOOSABLE_AUTHENTICATION_METHODS),
  /** Address or number that the code goes to. */
  contact: z.string(),
  /** Names the code at the service; null when there is none that could be typed. */
  token: z.string().nullable(),
  /** Names the newest message. */
  requestId: z.string().nullable(),
  /** What became of that message; `unanswered`: still pending after the last question (F-152). */
  sending: z.enum(["pending", "delivered", "failed", "unanswered"]),
  /** How often it was asked. */
  questions: z.number(),
  /** Codes that the service has refused: typing one again needs no call (R-C26). */
  rejected: z.array(z.string()),
  /** Tries that the service has left, when it says so. */
  triesLeft: z.number().nullable(),
  /** When this code was first sent, and when another message may be asked for; milliseconds of the portal clock. */
  codeSince: z.number(),
  resendAt: z.number(),
  /** What the page has to explain. */
  notice: z.enum(["tryLater", "dayLimit", "contactUnknown", "contactTaken", "refused", "codeDead"]).nullable(),
});

/** A running verification as it stands in the store. */
export type Verification = z.output<typeof verification>;

const VERIFICATION = { name: "verification", schema: verification };

/** The session's running verification for a purpose, or null. */
export async function findVerification(holder: Holder, purpose: CodePurpose): Promise<Verification | null> {
  return (await (await portalRecords()).find(VERIFICATION, idOf(holder, purpose)))?.value ?? null;
}

/**
 * Changes it, whatever other requests do at the same time.
 * @param edit gives the new state from the present one, or null to leave it
 */
export const changeVerification = (
  holder: Holder,
  purpose: CodePurpose,
  edit: (present: Verification | null) => Verification | null,
): Promise<void> => changeRecord(VERIFICATION, idOf(holder, purpose), lifeMs(), edit);

/** Forgets it: done, or given up. */
export async function endVerification(holder: Holder, purpose: CodePurpose): Promise<void> {
  await (await portalRecords()).remove(VERIFICATION, idOf(holder, purpose));
}

const idOf = ({ id }: Holder, purpose: CodePurpose): string => JSON.stringify([id, purpose]);

const lifeMs = (): number => environment().limits.visitMinutes * MINUTE_MS;
