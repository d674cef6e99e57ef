import { defineEnumeration, type CodeOf } from "./enumeration.ts";

/** State of an outside system that managers watch (F-407, F-580). */
export const ServiceStatus = { ok: 0, slow: 1, error: 2 } as const;

export type ServiceStatus = CodeOf<typeof ServiceStatus>;

export const serviceStatuses = defineEnumeration("serviceStatus", ServiceStatus);

/** Reads a status; one that we do not know is shown as an error (F-580). */
export const toServiceStatus = (raw: unknown): ServiceStatus => serviceStatuses.find(raw) ?? ServiceStatus.error;
