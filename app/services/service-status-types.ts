import type { outsideService } from "./wire/service-statuses.ts";
import type { ValueOf } from "./wire/parts.ts";

/** State of an outside system (F-406, F-536). */
export type OutsideService = ValueOf<typeof outsideService>;
