import { randomUUID } from "node:crypto";
import { environment } from "../platform/env.server.ts";
import { type NewNotice, type Notice, toNotice, type VisitNotices, visitNotices, withNotice } from "./notice-record.ts";
import { unlessStoreIsFull } from "../store/bearable.server.ts";
import { inTurn, pauseShortly } from "~/store/in-turn.ts";
import { portalRecords } from "../store/portal-store.server.ts";

export type { NewNotice, Notice, Words } from "./notice-record.ts";

/**
 * Messages that outlive one answer (F-111 to F-118). Kept here are those that must survive a redirect ("kept once") and
 * unique ones; a message about the page itself belongs into that page's own answer and is gone with it (F-115).
 */
const NOTICES = { name: "notices", schema: visitNotices };
const NOTHING: VisitNotices = { greeted: false, list: [] };

interface NoticeHolder {
  readonly id: string;
}

/** The page that is being drawn. */
interface NoticePage {
  path: string;
  /** The same page in the other language: what stood on it stays. */
  languageChanged: boolean;
}

const MAX_NOTICES = 20;
const CHANGE_TRIES = 8;
const HOUR_MS = 60 * 60_000;

/** Adds a notice for the next page of this visit. One with the same meaning that is there already is not added again (F-118). */
export function addNotice(holder: NoticeHolder, added: NewNotice): Promise<void> {
  const full = toNotice(added, randomUUID());
  return changeList(holder, (list) => withNotice(list, full));
}

/**
 * The notices to draw on this page: new ones, and unique ones (F-117). What was kept once and has been drawn on a page
 * before is forgotten now (F-116).
 */
export async function findNotices(holder: NoticeHolder, page: NoticePage): Promise<Notice[]> {
  const found = await (await portalRecords()).find(NOTICES, holder.id);
  const isDrawn = (one: Notice): boolean =>
    one.unique || one.shownOn === null || page.languageChanged || one.stayOn === page.path;
  const drawn = (found?.value.list ?? []).filter(isDrawn);
  if (drawn.length < (found?.value.list.length ?? 0))
    await unlessStoreIsFull(() => changeList(holder, (list) => list.filter(isDrawn)));
  return drawn;
}

/**
 * Notes that these have been drawn on the page of a path. Not said of a document that turned out to lead elsewhere: they wait for the page
 * that the visitor really sees.
 */
export async function markDrawn(holder: NoticeHolder, ids: readonly string[], path: string): Promise<void> {
  if (ids.length === 0) return;
  await unlessStoreIsFull(() =>
    changeList(holder, (list) =>
      list.map((one) => (ids.includes(one.id) ? { ...one, shownOn: path, stayOn: keptFor(one, path) } : one)),
    ),
  );
}

/** It has been drawn where it was to stay; a stay elsewhere was decided by an address that leads on to there. */
const keptFor = ({ stayOn }: Notice, path: string): string | null => (stayOn === path ? null : stayOn);

/**
 * An address led on to another after a script had already asked for its frame: what that frame took was never seen, and is drawn where the
 * user arrives. What stood on the page before stays behind (F-116).
 */
export const carryNoticesOn = (holder: NoticeHolder, from: string, to: string): Promise<void> =>
  unlessStoreIsFull(() =>
    changeList(holder, (list) =>
      list.map((one) => ([null, from, to].includes(one.shownOn) ? { ...one, stayOn: to } : one)),
    ),
  );

/** Removes one notice for good; the others on that page stay. */
export const dismissNotice = (holder: NoticeHolder, id: string, path: string): Promise<void> =>
  changeList(holder, (list) => list.filter((one) => one.id !== id).map((one) => ({ ...one, stayOn: path })));

/** What those of one meaning asked for is done. */
export const dismissMeaning = (holder: NoticeHolder, meaning: string): Promise<void> =>
  changeList(holder, (list) => list.filter((one) => one.uniqueMessage !== meaning));

/** Something about a page's frame was changed by a form: when the same page comes back, its notices are still there. */
export const keepNoticesOn = (holder: NoticeHolder, path: string): Promise<void> =>
  changeList(holder, (list) => list.map((one) => ({ ...one, stayOn: path })));

/** True once for a visit: the request that gets it asks the back end for its notices (F-123). */
export async function claimGreeting(holder: NoticeHolder): Promise<boolean> {
  const found = await (await portalRecords()).find(NOTICES, holder.id);
  if (found?.value.greeted === true) return false;
  let isMine = false;
  await change(holder, (kept) => {
    isMine = !kept.greeted;
    return { ...kept, greeted: true };
  });
  return isMine;
}

const changeList = (holder: NoticeHolder, edit: (list: Notice[]) => Notice[]): Promise<void> =>
  change(holder, (kept) => ({ ...kept, list: edit(kept.list).slice(-MAX_NOTICES) }));

/** Forgets all of them: their visit is over (F-108). */
export async function deleteNotices({ id }: NoticeHolder): Promise<void> {
  await (await portalRecords()).remove(NOTICES, id);
}

const change = (holder: NoticeHolder, edit: (kept: VisitNotices) => VisitNotices): Promise<void> =>
  inTurn(`notices:${holder.id}`, () => changeStored(holder, edit));

async function changeStored(holder: NoticeHolder, edit: (kept: VisitNotices) => VisitNotices): Promise<void> {
  const records = await portalRecords();
  const lifeMs = environment().limits.sessionAbsoluteHours * HOUR_MS;
  for (let attempt = 1; attempt <= CHANGE_TRIES; attempt += 1) {
    const found = await records.find(NOTICES, holder.id);
    const kept = found?.value ?? NOTHING;
    const next = edit(kept);
    if (isSameRecord(kept, next)) return;
    const done =
      found === null
        ? await records.create(NOTICES, holder.id, next, lifeMs, "loose")
        : await records.replace(NOTICES, holder.id, found.seal, next, lifeMs, "loose");
    if (done) return;
    await pauseShortly();
  }
  throw new Error("the notices kept changing");
}

/** Records are small, and comparing is cheaper than writing. */
const isSameRecord = (one: VisitNotices, other: VisitNotices): boolean => JSON.stringify(one) === JSON.stringify(other);
