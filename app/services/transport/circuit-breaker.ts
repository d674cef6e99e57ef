import type { FaultKind } from "../backend-errors.ts";
import type { Limits } from "~/platform/limits.ts";
import { CallFailure, isBackendsFailure, isConnectionFailure } from "./call-failure.ts";

/** How a call ended: null = a usable answer. */
export type CallEnd = FaultKind | null;

type BreakerLimits = Pick<
  Limits,
  "breakerCalls" | "breakerFailurePercent" | "breakerWindowSeconds" | "breakerConnectionFailures" | "breakerOpenSeconds"
>;

/** Calls that ended within one second. */
type Second = { second: number; calls: number; failures: number };

/**
 * Stops asking a back end that fails: open for a while, then one trial call decides.
 * Opens at `breakerFailurePercent` of at least `breakerCalls` in the window, or at a row of connection failures.
 */
export class CircuitBreaker {
  private readonly limits: BreakerLimits;
  private readonly now: () => number;
  private seconds: Second[] = [];
  private connectionFailures = 0;
  private state: "closed" | "open" | "trial" = "closed";
  private openUntil = 0;

  /** @param now milliseconds of a clock that never goes back */
  constructor(limits: BreakerLimits, now: () => number = () => performance.now()) {
    this.limits = limits;
    this.now = now;
  }

  /** @throws CallFailure `circuitOpen` while the back end is left alone; takes nothing, so that a call may still wait for its place */
  requireWay({ mayTry }: { mayTry: boolean }): void {
    if (this.state === "closed") return;
    if (this.state === "trial" || this.now() < this.openUntil || !mayTry) throw new CallFailure("circuitOpen", true);
  }

  /**
   * Lets a call through.
   * @param who.mayTry false for a call that gives up before the back end has had its time: it cannot be the trial
   * @returns to be called once with the end of the call; ends of calls from before the circuit opened do not matter
   * @throws CallFailure `circuitOpen` while the back end is left alone
   */
  enter({ mayTry = true }: { mayTry?: boolean } = {}): (end: CallEnd) => void {
    if (this.state === "closed") return (end) => this.recordCall(end);
    this.requireWay({ mayTry });
    this.state = "trial";
    return (end) => this.recordTrial(end);
  }

  private recordTrial(end: CallEnd): void {
    if (end === null) this.close();
    else this.open(isBackendsFailure(end) ? this.limits.breakerOpenSeconds * 1000 : 0);
  }

  private recordCall(end: CallEnd): void {
    const failed = end !== null && isBackendsFailure(end);
    if (this.state !== "closed" || (end !== null && !failed)) return;
    this.connectionFailures = end !== null && isConnectionFailure(end) ? this.connectionFailures + 1 : 0;
    this.count(failed);
    if (failed && this.hasTooManyFailures()) this.open(this.limits.breakerOpenSeconds * 1000);
  }

  private count(failed: boolean): void {
    const second = Math.floor(this.now() / 1000);
    if (this.seconds.at(-1)?.second !== second) {
      const oldest = second - this.limits.breakerWindowSeconds;
      this.seconds = this.seconds.filter((past) => past.second > oldest);
      this.seconds.push({ second, calls: 0, failures: 0 });
    }
    const current = this.seconds.at(-1);
    if (current === undefined) return;
    current.calls += 1;
    if (failed) current.failures += 1;
  }

  private hasTooManyFailures(): boolean {
    if (this.connectionFailures >= this.limits.breakerConnectionFailures) return true;
    const calls = this.seconds.reduce((sum, second) => sum + second.calls, 0);
    const failures = this.seconds.reduce((sum, second) => sum + second.failures, 0);
    return calls >= this.limits.breakerCalls && failures * 100 >= calls * this.limits.breakerFailurePercent;
  }

  private open(milliseconds: number): void {
    this.state = "open";
    this.openUntil = this.now() + milliseconds;
  }

  private close(): void {
    this.state = "closed";
    this.seconds = [];
    this.connectionFailures = 0;
  }
}
