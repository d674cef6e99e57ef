import { createHash } from "node:crypto";
import type { z } from "zod";
import type { KeyRing } from "./key-ring.server.ts";
import type { Keeping, KeyValueStore } from "./key-value-store.ts";

/** A sort of record: the name stands in front of its keys, the schema reads back what was written, perhaps by an older version. */
export interface RecordKind<Value> {
  name: string;
  schema: z.ZodType<Value>;
}

/** A record as read. `seal` is what stood in the store; `replace` compares with it. */
export interface Found<Value> {
  value: Value;
  seal: string;
}

/**
 * Typed, sealed records on top of the key-value store. The key holds only the SHA-256 of the id, the value only ciphertext bound to
 * that key: a reader of the store learns neither cookies nor content, and cannot move one person's record to another.
 */
export interface Records {
  /** Null when absent, expired, sealed with a key that is gone, or not of the present shape. */
  find<Value>(kind: RecordKind<Value>, id: string): Promise<Found<Value> | null>;
  save<Value>(kind: RecordKind<Value>, id: string, value: Value, lifeMs: number, keeping?: Keeping): Promise<void>;
  /** Creates where nothing readable is; true when it did. What no key opens any more counts as nothing. */
  create<Value>(kind: RecordKind<Value>, id: string, value: Value, lifeMs: number, keeping?: Keeping): Promise<boolean>;
  replace<Value>(
    kind: RecordKind<Value>,
    id: string,
    seal: string,
    value: Value,
    lifeMs: number,
    keeping?: Keeping,
  ): Promise<boolean>;
  remove<Value>(kind: RecordKind<Value>, id: string): Promise<boolean>;
}

export function createRecords(store: KeyValueStore, ring: KeyRing): Records {
  const sealFor = (key: string, value: unknown): string => ring.seal(key, JSON.stringify(value));
  const read = <Value>(kind: RecordKind<Value>, key: string, seal: string): Found<Value> | null => {
    const text = ring.open(key, seal);
    const parsed = text === null ? null : kind.schema.safeParse(JSON.parse(text));
    return parsed?.success === true ? { value: parsed.data, seal } : null;
  };
  return {
    async find(kind, id) {
      const key = keyOf(kind.name, id);
      const seal = await store.get(key);
      return seal === null ? null : read(kind, key, seal);
    },
    save(kind, id, value, lifeMs, keeping) {
      const key = keyOf(kind.name, id);
      return store.set(key, sealFor(key, value), lifeMs, keeping);
    },
    async create(kind, id, value, lifeMs, keeping) {
      const key = keyOf(kind.name, id);
      const sealed = sealFor(key, value);
      if (await store.setIfAbsent(key, sealed, lifeMs, keeping)) return true;
      const present = await store.get(key);
      if (present === null || read(kind, key, present) !== null) return false;
      return store.compareAndSet(key, present, sealed, lifeMs, keeping);
    },
    replace(kind, id, seal, value, lifeMs, keeping) {
      const key = keyOf(kind.name, id);
      return store.compareAndSet(key, seal, sealFor(key, value), lifeMs, keeping);
    },
    remove: (kind, id) => store.delete(keyOf(kind.name, id)),
  };
}

/** The key under which a record of `kind` with this id stands. */
export const keyOf = (kind: string, id: string): string => `${kind}:${createHash("sha256").update(id).digest("hex")}`;
