import type { OperationContext } from "../context.ts";
import { describeFailure } from "../failure-description.ts";
import { writeLog } from "../log.ts";
import type { Channels, Delivery } from "./channel.ts";
import { composeMessage, type ComposeContext, type MessageRow } from "./compose.ts";
import { judgeDelivery, SendingStatus, settleMessage, takeMessage } from "./queue.ts";
import { withTransaction, type Store } from "../store/store.ts";
import { createRest } from "./rest.ts";

/** Messages that leave at the same time: a slow operator must not hold up the others'. */
const WORKERS = 3;

/** A message that another process queued, or left behind, is found so soon; the first worker alone looks for it. */
const LOOK_MS = 5_000;

/** After a fault of the database. */
const FAULT_PAUSE_MS = 1_000;

/** A worker that works on one message for so long hangs. */
const HUNG_MS = 60_000;

/** Sends queued messages until it is stopped. */
export interface Sender {
  /** Looks into the queue at once. */
  wake(): void;
  /** Whether every worker comes round. */
  isHealthy(): boolean;
  /** Finishes what is under way; what is not sent yet stays in the queue. */
  stop(): Promise<void>;
}

/** What a sender works with. */
export type SenderContext = Pick<OperationContext, "clock"> &
  ComposeContext & {
    readonly channels: Channels;
    /** What follows from a message that is given up, in the transaction that says so. */
    readonly onFailed?: (tx: Store, row: MessageRow) => Promise<void>;
  };

/** Sends one message. @returns whether it stays in the queue, and for how many milliseconds at least */
async function send(context: SenderContext, row: MessageRow): Promise<number | null> {
  const { db, clock, channels } = context;
  const message = await composeMessage(context, row);
  const delivery: Delivery =
    message === null ? { state: "refused", reason: "OVER" } : await channels[row.channel].deliver(message);
  const now = clock.now();
  const verdict = judgeDelivery(row, delivery, now);
  await withTransaction(db, async (tx) => {
    if (verdict.status === SendingStatus.failed) await context.onFailed?.(tx, row);
    await settleMessage(tx, row.id, verdict, now);
  });
  writeLog(verdict.status === SendingStatus.failed ? "error" : "info", {
    ev: "message",
    channel: row.channel,
    kind: row.kind,
    status: verdict.status,
    attempts: row.attempts,
    reason: delivery.state === "sent" ? null : delivery.reason,
  });
  return verdict.status === SendingStatus.pending ? verdict.nextAttemptAt.getTime() - now.getTime() : null;
}

/** Starts the workers. */
export function startSender(context: SenderContext): Sender {
  const { db, clock } = context;
  const rest = createRest();
  const busySince = Array.from({ length: WORKERS }, (): number | null => null);

  /** Looks for a message and sends it. @returns how long there is nothing to do */
  async function turn(worker: number): Promise<number> {
    try {
      const row = await takeMessage(db, clock.now());
      if (row === null) return worker === 0 ? LOOK_MS : Infinity;
      const pause = await send(context, row);
      if (pause !== null) rest.wakeAfter(pause);
      return 0;
    } catch (error) {
      writeLog("error", { ev: "sender", ...describeFailure(error) });
      return FAULT_PAUSE_MS;
    }
  }

  async function run(worker: number): Promise<void> {
    while (!rest.isEnded()) {
      const seen = rest.wakeUps();
      busySince[worker] = performance.now();
      const pause = await turn(worker);
      busySince[worker] = null;
      // The first worker's find may not be the only one.
      if (pause === 0 && worker === 0) rest.wake();
      if (pause > 0) await rest.sleep(pause, seen);
    }
  }

  const workers = busySince.map((_, worker) => run(worker));
  return {
    wake: rest.wake,
    isHealthy: () => busySince.every((since) => since === null || performance.now() - since < HUNG_MS),
    async stop() {
      rest.end();
      await Promise.all(workers);
    },
  };
}
