/**
 * What sessions, drafts, operation records and counters need from a store. Two implementations: a SQLite file (embedded mode, one
 * machine) and Redis (several instances). Both pass the same contract test. Values are opaque text, sealed by the layer above.
 * Every entry expires; nothing here lives for ever.
 */
export interface KeyValueStore {
  /** The value, or null when there is none or it has expired. */
  get(key: string): Promise<string | null>;
  set(key: string, value: string, lifeMs: number, keeping?: Keeping): Promise<void>;
  /** Sets only where nothing is; true when it did. Of many callers at once exactly one gets true. */
  setIfAbsent(key: string, value: string, lifeMs: number, keeping?: Keeping): Promise<boolean>;
  /** Replaces only the value that is still the expected one; true when it did. */
  compareAndSet(key: string, expected: string, value: string, lifeMs: number, keeping?: Keeping): Promise<boolean>;
  /** Deletes; true when there was something. */
  delete(key: string): Promise<boolean>;
  /** Counts one up, `loose`. The first count starts the life; later ones do not prolong it. */
  increment(key: string, lifeMs: number): Promise<Counter>;
  /** Counts one down, `loose`, never below none; its life stays as it is. Where nothing is counted, nothing happens. */
  decrement(key: string): Promise<void>;
  /** Throws when the store cannot take a write now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * `synced`: on the disk before it is acknowledged. `loose`: a power cut may take the last moments, a killed process may not; for what is written with
 * every other click and can be lost without harm. Redis decides by its own configuration.
 */
export type Keeping = "synced" | "loose";

export interface Counter {
  count: number;
  /** Milliseconds until the counter starts again. */
  remainingMs: number;
}

/** The store cannot be reached or written now. Callers decide: fail closed for identity and codes, open for the rest. */
export class StoreUnavailable extends Error {
  override name = "StoreUnavailable";
}
