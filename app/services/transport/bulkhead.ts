import { CallFailure } from "./call-failure.ts";

/**
 * Places for calls that run at the same time. A slow operation fills the places of its own policy and of no other
 * (R-G11).
 */
export class Bulkhead {
  private readonly places: number;
  private readonly queueMs: number;
  private readonly queued: number;
  private taken = 0;
  private readonly waiting: (() => void)[] = [];

  /** @param places calls at once; as many others wait unless said otherwise, none longer than `queueMs` */
  constructor(places: number, queueMs: number, queued: number = places) {
    this.places = places;
    this.queueMs = queueMs;
    this.queued = queued;
  }

  /**
   * Waits for a place; `leave` must follow.
   * @throws CallFailure `busy` when there is no room or the wait was too long, `cancelled` when the caller has gone
   */
  async enter(signal: AbortSignal): Promise<void> {
    if (signal.aborted) throw unsent(signal);
    if (this.taken < this.places) {
      this.taken += 1;
      return;
    }
    if (this.waiting.length >= this.queued) throw new CallFailure("busy", true);
    await this.waitForPlace(signal);
  }

  leave(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.taken -= 1;
    else next();
  }

  private waitForPlace(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = (failure: CallFailure) => {
        settle();
        this.waiting.splice(this.waiting.indexOf(proceed), 1);
        reject(failure);
      };
      const proceed = () => {
        settle();
        resolve();
      };
      const onAbort = () => giveUp(unsent(signal));
      const timer = setTimeout(() => giveUp(new CallFailure("busy", true)), this.queueMs);
      const settle = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", onAbort);
      };
      signal.addEventListener("abort", onAbort, { once: true });
      this.waiting.push(proceed);
    });
  }
}

/** Time that ended in the queue is our own want of places; the back end was not asked. */
const unsent = (signal: AbortSignal): CallFailure => {
  const reason: unknown = signal.reason;
  const isTimeOver = reason instanceof CallFailure && reason.kind === "deadline";
  return new CallFailure(isTimeOver ? "busy" : "cancelled", true);
};
