import type { DebtRegister } from "../store/schema/clients.ts";

/** How far a question to the debt register is (F-305). */
export const DebtRecordState = { notAsked: 0, pending: 1, ready: 2, failed: 3 } as const;

export type DebtRecordState = (typeof DebtRecordState)[keyof typeof DebtRecordState];

const MILLISECONDS_PER_SECOND = 1_000;

/** How long the register takes, in seconds; the silent one never answers. */
const SECONDS = { quick: 0, slow: 15, failing: 1, silent: Number.POSITIVE_INFINITY } as const satisfies Record<
  DebtRegister["service"],
  number
>;

/** Where the question stands now: the failing register answers from the second time on. */
export function debtRecordState(
  asked: { requestedAt: Date; attempts: number } | null,
  service: DebtRegister["service"],
  now: Date,
): DebtRecordState {
  if (asked === null) return DebtRecordState.notAsked;
  const seconds = Math.max(0, now.getTime() - asked.requestedAt.getTime()) / MILLISECONDS_PER_SECOND;
  if (seconds < SECONDS[service]) return DebtRecordState.pending;
  return service === "failing" && asked.attempts === 1 ? DebtRecordState.failed : DebtRecordState.ready;
}
