import { randomUUID } from "node:crypto";
import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { portalRecords } from "./store/portal-store.server.ts";

/**
 * A message that outlives one answer (F-111 to F-118). Kept here are those that must survive a redirect ("kept once") and unique ones;
 * a message about the page itself belongs into that page's own answer and is gone with it (F-115).
 */
const notice = z.object({
  id: z.string(),
  text: z.union([
    z.object({ key: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
    /** Only what the sanitiser of the back-end adapter has let through. */
    z.object({ html: z.string() }),
  ]),
  type: z.enum(["general", "soap", "greeting", "attention", "sessionExpired"]),
  variant: z.enum(["warning", "danger", "success", "info"]),
  /** Stays on every page until it is dismissed, and is there only once. */
  unique: z.boolean(),
  /** What makes two unique notices the same; their text when absent. */
  uniqueMessage: z.string().nullable(),
  collapsed: z.boolean(),
  /** KlaidosKodas behind it. */
  code: z.number().nullable(),
  /** Further plain text under the message. */
  detail: z.string().nullable(),
  /** Minutes of idleness that ended the session (F-110). */
  sessionTimeout: z.number().nullable(),
});
const NOTICES = { name: "notices", schema: z.array(notice) };

export type Notice = z.output<typeof notice>;
export type NewNotice = Pick<Notice, "text" | "variant"> & Partial<Omit<Notice, "id" | "text" | "variant">>;

interface NoticeHolder {
  readonly id: string;
}

const MAX_NOTICES = 20;
const CHANGE_TRIES = 8;
const HOUR_MS = 60 * 60_000;

const DEFAULTS = {
  type: "general",
  unique: false,
  uniqueMessage: null,
  collapsed: false,
  code: null,
  detail: null,
  sessionTimeout: null,
} as const;

/** Adds a notice for the next page of this visit. A unique one that is there already is not added again (F-118). */
export async function addNotice(holder: NoticeHolder, added: NewNotice): Promise<void> {
  const full: Notice = { ...DEFAULTS, ...added, id: randomUUID() };
  await change(holder, (list) =>
    full.unique && list.some((one) => isSameMessage(one, full)) ? list : [...list, full],
  );
}

/** The notices to draw on this page. Those kept once are gone afterwards (F-116), unique ones stay (F-117). */
export async function takeNotices(holder: NoticeHolder): Promise<Notice[]> {
  const found = await (await portalRecords()).find(NOTICES, holder.id);
  if (found === null) return [];
  const taken = new Set(found.value.map((one) => one.id));
  if (found.value.some((one) => !one.unique))
    await change(holder, (list) => list.filter((one) => one.unique || !taken.has(one.id)));
  return found.value;
}

/** Removes one notice for good. */
export const dismissNotice = (holder: NoticeHolder, id: string): Promise<void> =>
  change(holder, (list) => list.filter((one) => one.id !== id));

async function change(holder: NoticeHolder, edit: (list: Notice[]) => Notice[]): Promise<void> {
  const records = await portalRecords();
  const lifeMs = environment().limits.sessionAbsoluteHours * HOUR_MS;
  for (let attempt = 1; attempt <= CHANGE_TRIES; attempt += 1) {
    const found = await records.find(NOTICES, holder.id);
    const next = edit(found?.value ?? []).slice(-MAX_NOTICES);
    if (found === null && next.length === 0) return;
    const done =
      found === null
        ? await records.create(NOTICES, holder.id, next, lifeMs, "loose")
        : await records.replace(NOTICES, holder.id, found.seal, next, lifeMs, "loose");
    if (done) return;
  }
  throw new Error("the notices kept changing");
}

const isSameMessage = (one: Notice, other: Notice): boolean =>
  one.unique && (one.uniqueMessage ?? JSON.stringify(one.text)) === (other.uniqueMessage ?? JSON.stringify(other.text));
