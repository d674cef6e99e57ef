import type { HandOver } from "~/flows/hand-over/hand-over.ts";
import { markSending } from "~/flows/hand-over/hand-overs.server.ts";
import type { Portal } from "~/request/portal.server.ts";
import { BackendError } from "~/services/backend-errors.ts";
import { findMessageState } from "~/services/verify-codes.server.ts";

/** The SMS with the address, as the seller sees it. */
export type HandOverSms = { to: string; at: number; state: "pending" | "delivered" | "failed" };

/** What became of the SMS: as long as that is not known it is asked, and a service that does not answer leaves it open (F-512). */
export async function readSms({ verify }: Portal, { hash, texted }: HandOver): Promise<HandOverSms | null> {
  if (texted === null) return null;
  const { requestId, ...sms } = texted;
  if (sms.state !== "pending" || requestId === null) return sms;
  const state = await findMessageState(verify, requestId).catch(asPending);
  if (state !== "pending") await markSending(hash, requestId, state);
  return { ...sms, state };
}

function asPending(error: unknown): "pending" {
  if (error instanceof BackendError) return "pending";
  throw error;
}
