import { randomBytes } from "node:crypto";
import { portalClock } from "~/platform/clock.ts";
import { z } from "zod";
import { changeRecord } from "./change-record.server.ts";
import { portalRecords } from "./portal-store.server.ts";
import type { RecordKind } from "./records.server.ts";

const SECRET_BYTES = 16;
/** Without letters that are taken for digits: the address can be typed on a telephone. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz023456789";
const CHARACTERS = 26;

/** Whose record of which application: another seller begins another one. */
export type Beginner = { userId: string; applicationId: number };

/** Something about an application that another device opens by a secret address, for a while. */
type Addressed = Beginner & {
  /** The secret of the address, 128 bits as 26 characters. */
  hash: string;
  /** Milliseconds of the portal's clock. */
  endsAt: number;
};

/** Records of one kind that a seller begins for an application; there is one at a time. */
export function addressedRecords<Value extends Addressed>(kind: RecordKind<Value>, lifeMs: () => number) {
  const own: RecordKind<{ hash: string }> = { name: `${kind.name}-of`, schema: z.object({ hash: z.string() }) };

  /** The record of an address; null when there is none, or its time is over. */
  async function find(hash: string): Promise<Value | null> {
    const value = (await (await portalRecords()).find(kind, hash))?.value ?? null;
    return value === null || value.endsAt <= portalClock.now() ? null : value;
  }

  /** The one that the seller has begun for the application. */
  async function findOwn(beginner: Beginner): Promise<Value | null> {
    const found = await (await portalRecords()).find(own, idOf(beginner));
    return found === null ? null : find(found.value.hash);
  }

  /** Closes it: its address leads nowhere any more. */
  async function end(beginner: Beginner): Promise<void> {
    const records = await portalRecords();
    const found = await records.find(own, idOf(beginner));
    if (found === null) return;
    await records.remove(own, idOf(beginner));
    await records.remove(kind, found.value.hash);
  }

  /** Begins one; an earlier one of the same seller and application is closed. */
  async function begin(value: Omit<Value, "hash" | "endsAt">): Promise<Value> {
    const begun = { ...value, hash: newHash(), endsAt: portalClock.now() + lifeMs() } as Value;
    await end(begun);
    const records = await portalRecords();
    await records.save(kind, begun.hash, begun, lifeMs());
    await records.save(own, idOf(begun), { hash: begun.hash }, lifeMs());
    return begun;
  }

  /** Changes one that is still open; `edit` gives null to leave it as it is. */
  async function change(hash: string, edit: (present: Value) => Value | null): Promise<void> {
    const now = portalClock.now();
    const value = await find(hash);
    if (value !== null) await changeRecord(kind, hash, value.endsAt - now, (present) => present && edit(present));
  }

  return { begin, find, findOwn, end, change };
}

/** How the secret of an address looks. */
export const ADDRESS_SECRET = /^[a-z0-9]{26}$/;

const idOf = ({ userId, applicationId }: Beginner): string => `${userId}|${applicationId}`;

function newHash(): string {
  let bits = BigInt(`0x${randomBytes(SECRET_BYTES).toString("hex")}`);
  const characters: string[] = [];
  for (let at = 0; at < CHARACTERS; at += 1) {
    characters.push(ALPHABET[Number(bits & 31n)] ?? "");
    bits >>= 5n;
  }
  return characters.join("");
}
