import type { Clock } from "./clock.ts";
import type { Environment } from "./environment.ts";
import type { Scenarios } from "./scenarios/scenarios.ts";
import type { Store } from "./store/store.ts";

/** What every operation of the back end works with. */
export interface OperationContext {
  readonly db: Store;
  readonly clock: Clock;
  readonly environment: Environment;
  /** What a tester has staged; there is none where there is no console. */
  readonly scenarios?: Scenarios;
  /** Tells the sender that a message has been queued; without it the message leaves when the queue is looked at next. */
  readonly wakeSender?: () => void;
  /** A demo's story is told: what it says was sent has been sent. */
  readonly isStory?: boolean;
}
