import { z } from "zod";
import { portalClock } from "../platform/clock.ts";
import { environment } from "../platform/env.server.ts";
import { markDraftSaved } from "../platform/raw-response.server.ts";
import type { TypingOwner, Typist } from "../session/portal-session.ts";
import { changeRecord } from "./change-record.server.ts";
import { portalRecords } from "./portal-store.server.ts";

/** What a draft belongs to: a user's form of a route, about one thing (an application's id); where there is none, the form of one session. */
export type DraftKey = { userId: string; route: string } & (
  { subject: string } | { subject: null; typing: TypingOwner }
);

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

/** Which sessions of a user have a draft of a form that is about nothing yet, the newest first. */
const OFFERS = {
  name: "draft-offers",
  schema: z.object({ sessions: z.array(z.string()) }),
};

/** So many sessions of one user are offered what another one has typed; an older draft is still its own session's. */
const MAX_OFFERS = 5;

/** Saves what was typed for seven days (O2). A later draft of the same form replaces it. */
export async function saveDraft(key: DraftKey, entries: FormEntries): Promise<void> {
  const savedAt = portalClock.now();
  const kept = entries.map(([name, value]): [string, string] => [name, value]);
  await (await portalRecords()).save(DRAFT, idOf(key), { entries: kept, savedAt }, lifeMs());
  await changeOffers(key, (sessions, own) => [own, ...sessions.filter((other) => other !== own)]);
  markDraftSaved(true);
}

/** Saves the form that met an expired session. */
export const saveFormDraft = (typist: Typist, { route, subject, entries }: FormDraft): Promise<void> =>
  saveDraft(keyOfForm(typist, route, subject), entries);

/** The key of a form's draft, whether or not it is about something. */
export const keyOfForm = ({ userId, typing }: Typist, route: string, subject: string | null): DraftKey =>
  subject === null ? { userId, route, subject, typing } : { userId, route, subject };

export async function findDraft(key: DraftKey): Promise<Draft | null> {
  return (await (await portalRecords()).find(DRAFT, idOf(key)))?.value ?? null;
}

/** Forgets a draft: it was taken over, or saved, or refused. */
export async function deleteDraft(key: DraftKey): Promise<void> {
  await (await portalRecords()).remove(DRAFT, idOf(key));
  await changeOffers(key, (sessions, own) => sessions.filter((other) => other !== own));
  markDraftSaved(false);
}

/**
 * The newest draft of the same form that another session of the user has typed; null where there is none, and for an account that a shop shares.
 * It is only offered: another session may serve another customer.
 */
export async function findOfferedDraft(key: DraftKey): Promise<Draft | null> {
  return (await findOffered(key))?.draft ?? null;
}

/** Makes the offered draft this session's own, because its user has asked for it. */
export async function takeOfferedDraft(key: DraftKey): Promise<void> {
  const offered = await findOffered(key);
  if (offered === null) return;
  await saveDraft(key, offered.draft.entries);
  await deleteDraft(offered.key);
}

async function findOffered(key: DraftKey): Promise<{ key: DraftKey; draft: Draft } | null> {
  if (key.subject !== null || !key.typing.offered) return null;
  const found = await (await portalRecords()).find(OFFERS, offersIdOf(key));
  for (const id of found?.value.sessions ?? []) {
    const other = { ...key, typing: { ...key.typing, id } };
    const draft = id === key.typing.id ? null : await findDraft(other);
    if (draft !== null) return { key: other, draft };
  }
  return null;
}

async function changeOffers(key: DraftKey, edit: (sessions: string[], own: string) => string[]): Promise<void> {
  if (key.subject !== null || !key.typing.offered) return;
  const { id } = key.typing;
  await changeRecord(OFFERS, offersIdOf(key), lifeMs(), (present) => {
    const before = present?.sessions ?? [];
    const sessions = edit(before, id).slice(0, MAX_OFFERS);
    return sessions.join() === before.join() ? null : { sessions };
  });
}

const idOf = (key: DraftKey): string =>
  JSON.stringify([key.userId, key.route, key.subject, ...(key.subject === null ? [key.typing.id] : [])]);
const offersIdOf = ({ userId, route }: DraftKey): string => JSON.stringify([userId, route]);
const lifeMs = (): number => environment().limits.draftDays * DAY_MS;
