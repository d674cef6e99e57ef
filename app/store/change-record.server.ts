import { inTurn, pauseShortly } from "./in-turn.ts";
import type { Keeping } from "./key-value-store.ts";
import { portalRecords } from "./portal-store.server.ts";
import type { RecordKind } from "./records.server.ts";

const CHANGE_TRIES = 8;

/**
 * Changes a record that several requests may change at once: read, edit, write only over what was read, else once more.
 * @param edit gives the new value from the old one, or null to leave everything as it is; it may be called more than once
 */
export const changeRecord = <Value>(
  kind: RecordKind<Value>,
  id: string,
  lifeMs: number,
  edit: (present: Value | null) => Value | null,
  keeping?: Keeping,
): Promise<void> => inTurn(`${kind.name}:${id}`, () => change({ kind, id, lifeMs, keeping }, edit));

type Changing<Value> = { kind: RecordKind<Value>; id: string; lifeMs: number; keeping: Keeping | undefined };

async function change<Value>(
  { kind, id, lifeMs, keeping }: Changing<Value>,
  edit: (present: Value | null) => Value | null,
): Promise<void> {
  const records = await portalRecords();
  for (let attempt = 1; attempt <= CHANGE_TRIES; attempt += 1) {
    const found = await records.find(kind, id);
    const next = edit(found?.value ?? null);
    if (next === null) return;
    const done =
      found === null
        ? await records.create(kind, id, next, lifeMs, keeping)
        : await records.replace(kind, id, found.seal, next, lifeMs, keeping);
    if (done) return;
    await pauseShortly();
  }
  throw new Error(`the record ${kind.name} kept changing`);
}
