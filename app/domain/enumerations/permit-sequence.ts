import { defineEnumeration } from "./enumeration.ts";

/** Seka: how many managers decide about a request, one or two (F-371). */
export const permitSequences = defineEnumeration("permitSequence", { standard: 0, extra: 1 });
