import type { Limits } from "~/platform/limits.ts";
import { Bulkhead } from "./bulkhead.ts";
import { toCallFailure } from "./call-failure.ts";
import { CircuitBreaker } from "./circuit-breaker.ts";
import { policyBounds, type PolicyName, type PolicyBounds, type VerifyPolicyName } from "./operations.ts";
import { RetryBudget } from "./retry-budget.ts";

/** The shared state of the calls of one policy, for the whole process. */
export class ServicePolicy {
  readonly bounds: PolicyBounds;
  readonly retries: RetryBudget;
  private readonly bulkhead: Bulkhead;
  private readonly breaker: CircuitBreaker;

  constructor(policy: PolicyName | VerifyPolicyName, limits: Limits) {
    this.bounds = policyBounds(policy, limits);
    this.retries = new RetryBudget(limits.retryBudgetPercent);
    this.bulkhead = new Bulkhead(this.bounds.parallel, this.bounds.queueMs);
    this.breaker = new CircuitBreaker(limits);
  }

  /** Runs one try in its place. @throws CallFailure at once when the circuit is open or there is no room */
  async run<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    const report = this.breaker.enter();
    try {
      const result = await this.inPlace(signal, work);
      report(null);
      return result;
    } catch (thrown) {
      const failure = toCallFailure(thrown);
      report(failure.kind);
      throw failure;
    }
  }

  private async inPlace<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    await this.bulkhead.enter(signal);
    try {
      return await work();
    } finally {
      this.bulkhead.leave();
    }
  }
}
