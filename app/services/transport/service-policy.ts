import type { Limits } from "~/platform/limits.ts";
import { Bulkhead } from "./bulkhead.ts";
import { CallerGaveUp, toCallFailure } from "./call-failure.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import type { Deadline } from "./deadline.ts";
import { policyBounds, type PolicyName, type PolicyBounds, type VerifyPolicyName } from "./operations.ts";
import { RetryBudget } from "./retry-budget.ts";

type CallTime = Pick<Deadline, "signal" | "isHurried" | "allow">;

/** The shared state of the calls of one policy, for the whole process. */
export class ServicePolicy {
  readonly bounds: PolicyBounds;
  readonly retries: RetryBudget;
  private readonly bulkhead: Bulkhead;
  private readonly breaker: CircuitBreaker;

  constructor(policy: PolicyName | VerifyPolicyName, limits: Limits) {
    this.bounds = policyBounds(policy, limits);
    this.retries = new RetryBudget(limits.retryBudgetPercent);
    const { parallel, queueMs, queued, breakerCalls = limits.breakerCalls } = this.bounds;
    this.bulkhead = new Bulkhead(parallel, queueMs, queued);
    this.breaker = new CircuitBreaker({ ...limits, breakerCalls });
  }

  /**
   * Runs one try in its place. One whose caller gives up early says nothing about the back end, and is never the trial of an open circuit. A
   * call that waits for its place while the circuit opens fails at once.
   * @throws CallFailure at once when the circuit is open or there is no room
   */
  async run<Result>(deadline: CallTime, work: () => Promise<Result>): Promise<Result> {
    const { signal, isHurried } = deadline;
    this.breaker.requireWay({ mayTry: !isHurried });
    await this.bulkhead.enter(signal);
    try {
      return await this.ask(deadline, work);
    } finally {
      this.bulkhead.leave();
    }
  }

  private async ask<Result>({ signal, isHurried, allow }: CallTime, work: () => Promise<Result>): Promise<Result> {
    const report = this.breaker.enter({ mayTry: !isHurried });
    if (this.bounds.answerMs !== undefined) allow(this.bounds.answerMs);
    try {
      const result = await work();
      report(null);
      return result;
    } catch (thrown) {
      const failure = toCallFailure(thrown);
      report(signal.reason instanceof CallerGaveUp ? "cancelled" : failure.kind);
      throw failure;
    }
  }
}
