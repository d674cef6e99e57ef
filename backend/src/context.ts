import type { Clock } from "./clock.ts";
import type { Environment } from "./environment.ts";
import type { Store } from "./store/store.ts";

/** What every operation of the back end works with. */
export interface OperationContext {
  readonly db: Store;
  readonly clock: Clock;
  readonly environment: Environment;
}
