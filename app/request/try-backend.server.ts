import { BackendError } from "~/services/backend-errors.ts";
import { FAULT_MEANINGS } from "~/services/faults.server.ts";
import { toFaultNotice } from "~/services/notice.server.ts";
import type { BackendNotice } from "~/services/refusal.ts";

/** A fault that the page itself shows, so that what was typed stays in its form. */
export interface ToldFault {
  /** No connection (−404), a broken answer (2000), or an unknown negative code (F-471, F-474). */
  notice: BackendNotice;
  /** Status of the answer that shows it: 503, or 502 for a broken answer. */
  status: number;
  /** The call certainly changed nothing; false on a write means that its effect is unknown. */
  nothingSent: boolean;
}

/** What a call came to: the answer of the service (a business refusal is one), or the fault. */
export type Tried<Answer> = { answer: Answer; fault: null } | { answer: null; fault: ToldFault };

/**
 * Makes a call whose fault its page shows by itself: `const { answer, fault } = await tryBackend(() => …)`. Any other fault, and a session that the
 * back end has ended, is thrown on: it has its own page.
 */
export async function tryBackend<Answer>(call: () => Promise<Answer>): Promise<Tried<Answer>> {
  try {
    return { answer: await call(), fault: null };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const { noticeKey, nothingSent } = error;
    const { status } = FAULT_MEANINGS[noticeKey];
    return { answer: null, fault: { notice: toFaultNotice(error), status, nothingSent } };
  }
}
