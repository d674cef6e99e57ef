import * as z from "zod";
import { accepted, rejected, type Outcome } from "~/domain/outcome.ts";
import { environment } from "~/platform/env.server.ts";
import { newSecret } from "~/session/cookies.server.ts";
import { sessionStart, type SessionStart } from "~/session/portal-session.ts";
import { portalRecords } from "~/store/portal-store.server.ts";

const TICKET = { name: "login-ticket", schema: z.object({ username: z.string(), start: sessionStart }) };

/**
 * A ticket for a log-in that the frame has checked: 32 random bytes, good for one minute and one use (O10). The store keeps its hash only, and the session
 * to be started encrypted. It stands in a posted form, never in an address.
 */
export async function issueTicket(username: string, start: SessionStart): Promise<string> {
  const ticket = newSecret();
  const lifeMs = environment().limits.loginTicketSeconds * 1000;
  await (await portalRecords()).save(TICKET, ticket, { username, start }, lifeMs);
  return ticket;
}

/** What the ticket stands for. Of many who show it at once one is let in; shown with another name it is gone as well. */
export async function redeemTicket({ u, p }: { u: string; p: string }): Promise<Outcome<SessionStart, "alreadyUsed">> {
  const records = await portalRecords();
  const found = await records.find(TICKET, p);
  const isFirst = await records.remove(TICKET, p);
  return isFirst && found?.value.username === u ? accepted(found.value.start) : rejected("alreadyUsed");
}
