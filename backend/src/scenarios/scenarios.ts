import type { RefusalCode } from "../wire/answer.ts";

/** What the time service does. */
type TimeState = "right" | "fails" | "slow" | "dayAhead";

/** Whether a service takes calls. */
type ServiceState = "up" | "down";

/** How the services behave until they are switched again. */
export interface Switches {
  readonly time: TimeState;
  readonly soap: ServiceState;
  /** Seconds by which each SOAP answer comes later. */
  readonly soapSeconds: number;
  readonly verify: ServiceState;
  /** State (0 ok, 1 slow, 2 error) of a system by its id; one that is not here follows its script. */
  readonly systems: ReadonlyMap<number, number>;
}

/** A code that an operation answers with once, in place of its work. */
export interface PlannedAnswer {
  readonly operation: string;
  readonly code: RefusalCode;
  /** Text of the server; empty for none. */
  readonly message: string;
}

/** What a tester has staged (O16). It lives in the process: the next start knows nothing of it. */
export interface Scenarios {
  readonly switches: Switches;
  /** Answers that wait for their call, the first asked for first. */
  readonly planned: readonly PlannedAnswer[];
  switchTo(switches: Switches): void;
  plan(answer: PlannedAnswer): void;
  /** The answer that waits for this operation; it waits no more. */
  take(operation: string): PlannedAnswer | null;
  /** Everything as usual again. */
  reset(): void;
}

const AS_USUAL: Switches = { time: "right", soap: "up", soapSeconds: 0, verify: "up", systems: new Map() };

/** Scenarios with everything as usual. Made only where there is a console to switch them, never in production. */
export function createScenarios(): Scenarios {
  let switches = AS_USUAL;
  let planned: readonly PlannedAnswer[] = [];
  return {
    get switches() {
      return switches;
    },
    get planned() {
      return planned;
    },
    switchTo: (wanted) => void (switches = wanted),
    plan: (answer) => void (planned = [...planned, answer]),
    take: (operation) => {
      const next = planned.find((answer) => answer.operation === operation) ?? null;
      planned = planned.filter((answer) => answer !== next);
      return next;
    },
    reset: () => {
      switches = AS_USUAL;
      planned = [];
    },
  };
}
