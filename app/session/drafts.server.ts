import { z } from "zod";
import { portalClock } from "../platform/clock.ts";
import { environment } from "../platform/env.server.ts";
import { noteTypedKept } from "../platform/raw-response.server.ts";
import { portalRecords } from "./store/portal-store.server.ts";

/** What a draft belongs to: a user's form of a route, about one thing (an application's id), or null where there is none. */
export interface DraftKey {
  userId: string;
  route: string;
  subject: string | null;
}

/** Typed data on its way into a draft; `ParsedForm.draft` makes one. */
export interface KeptDraft {
  route: string;
  subject: string | null;
  entries: FormEntries;
}

/** Names and values of a form in their order, hidden fields of the portal and secrets left out. */
export type FormEntries = readonly (readonly [name: string, value: string])[];

export interface Draft {
  entries: FormEntries;
  /** Milliseconds of the portal clock. */
  savedAt: number;
}

const DAY_MS = 24 * 60 * 60_000;
const LISTED_DRAFTS = 50;
const LIST_TRIES = 5;

const DRAFT = {
  name: "draft",
  schema: z.object({ entries: z.array(z.tuple([z.string(), z.string()])), savedAt: z.number() }),
};
const DRAFT_LIST = {
  name: "drafts",
  schema: z.array(z.object({ route: z.string(), subject: z.string().nullable(), savedAt: z.number() })),
};

/** Keeps what was typed for seven days (O2). A later draft of the same form replaces it. */
export async function saveDraft(key: DraftKey, entries: FormEntries): Promise<void> {
  const savedAt = portalClock.now();
  const kept = entries.map(([name, value]): [string, string] => [name, value]);
  await (await portalRecords()).save(DRAFT, idOf(key), { entries: kept, savedAt }, lifeMs());
  noteTypedKept(true);
  await changeList(key.userId, (list) => [
    { route: key.route, subject: key.subject, savedAt },
    ...list.filter((one) => !isSame(one, key)),
  ]);
}

/** Keeps the form that met an expired session. */
export const keepDraft = (userId: string, { route, subject, entries }: KeptDraft): Promise<void> =>
  saveDraft({ userId, route, subject }, entries);

export async function findDraft(key: DraftKey): Promise<Draft | null> {
  return (await (await portalRecords()).find(DRAFT, idOf(key)))?.value ?? null;
}

/** Forgets a draft: it was taken over, or saved, or refused. */
export async function discardDraft(key: DraftKey): Promise<void> {
  await (await portalRecords()).remove(DRAFT, idOf(key));
  noteTypedKept(false);
  await changeList(key.userId, (list) => list.filter((one) => !isSame(one, key)));
}

/** The user's drafts, newest first, to be offered after the log-in. */
export async function listDrafts(userId: string): Promise<(DraftKey & { savedAt: number })[]> {
  const list = (await (await portalRecords()).find(DRAFT_LIST, userId))?.value ?? [];
  return list.filter((one) => one.savedAt + lifeMs() > portalClock.now()).map((one) => ({ userId, ...one }));
}

type ListedDraft = z.output<typeof DRAFT_LIST.schema>[number];

async function changeList(userId: string, change: (list: ListedDraft[]) => ListedDraft[]): Promise<void> {
  const records = await portalRecords();
  for (let attempt = 1; attempt <= LIST_TRIES; attempt += 1) {
    const found = await records.find(DRAFT_LIST, userId);
    const next = change(found?.value ?? []).slice(0, LISTED_DRAFTS);
    const done =
      found === null
        ? await records.create(DRAFT_LIST, userId, next, lifeMs())
        : await records.replace(DRAFT_LIST, userId, found.seal, next, lifeMs());
    if (done) return;
  }
  throw new Error("the list of drafts kept changing");
}

const isSame = (one: ListedDraft, key: DraftKey): boolean => one.route === key.route && one.subject === key.subject;
const idOf = (key: DraftKey): string => JSON.stringify([key.userId, key.route, key.subject]);
const lifeMs = (): number => environment().limits.draftDays * DAY_MS;
