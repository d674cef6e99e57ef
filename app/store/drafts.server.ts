import { z } from "zod";
import { portalClock } from "../platform/clock.ts";
import { environment } from "../platform/env.server.ts";
import { markDraftSaved } from "../platform/raw-response.server.ts";
import { portalRecords } from "./portal-store.server.ts";

/** What a draft belongs to: a user's form of a route, about one thing (an application's id), or null where there is none. */
export interface DraftKey {
  userId: string;
  route: string;
  subject: string | null;
}

/** Typed data on its way into a draft; `ParsedForm.draft` makes one. */
export interface FormDraft {
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

const DRAFT = {
  name: "draft",
  schema: z.object({ entries: z.array(z.tuple([z.string(), z.string()])), savedAt: z.number() }),
};

/** Saves what was typed for seven days (O2). A later draft of the same form replaces it. */
export async function saveDraft(key: DraftKey, entries: FormEntries): Promise<void> {
  const savedAt = portalClock.now();
  const kept = entries.map(([name, value]): [string, string] => [name, value]);
  await (await portalRecords()).save(DRAFT, idOf(key), { entries: kept, savedAt }, lifeMs());
  markDraftSaved(true);
}

/** Saves the form that met an expired session. */
export const saveFormDraft = (userId: string, { route, subject, entries }: FormDraft): Promise<void> =>
  saveDraft({ userId, route, subject }, entries);

export async function findDraft(key: DraftKey): Promise<Draft | null> {
  return (await (await portalRecords()).find(DRAFT, idOf(key)))?.value ?? null;
}

/** Forgets a draft: it was taken over, or saved, or refused. */
export async function deleteDraft(key: DraftKey): Promise<void> {
  await (await portalRecords()).remove(DRAFT, idOf(key));
  markDraftSaved(false);
}

const idOf = (key: DraftKey): string => JSON.stringify([key.userId, key.route, key.subject]);
const lifeMs = (): number => environment().limits.draftDays * DAY_MS;
