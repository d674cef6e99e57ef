import type { Backend } from "./backend.server.ts";
import { callOperation } from "./call-operation.server.ts";
import type { GeneralReason } from "./faults.server.ts";
import type { BackendOutcome } from "./refusal.ts";
import type { OutsideService } from "./service-status-types.ts";
import { serviceStatusesAnswer } from "./wire/service-statuses.ts";

/** States of the outside systems in the back end's order; for managers, anybody else is refused with 1021 (F-037). */
export const getServiceStatuses = (backend: Backend): Promise<BackendOutcome<OutsideService[], GeneralReason>> =>
  callOperation(backend, { operation: "GetServiceStatuses", args: {}, answer: serviceStatusesAnswer, refusals: [] });
