/**
 * A business answer that may be a refusal. Refusals are values with a closed set of reasons, so that the compiler
 * asks for every case; faults (a service that is down, a broken answer) are thrown instead.
 */
export type Outcome<Value, Reason extends string> = { ok: true; value: Value } | { ok: false; reason: Reason };

/** The accepted case of an `Outcome`. */
export const accepted = <Value>(value: Value) => ({ ok: true as const, value });

/** The refused case of an `Outcome`. */
export const rejected = <Reason extends string>(reason: Reason) => ({ ok: false as const, reason });
