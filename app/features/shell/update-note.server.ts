import { UPDATE_NOTE_DISMISSED_DAYS } from "~/domain/limits.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { portalStore } from "~/store/portal-store.server.ts";
import { keyOf } from "~/store/records.server.ts";

const KIND = "update-note";
const LIFE_MS = UPDATE_NOTE_DISMISSED_DAYS * 24 * 60 * 60 * 1000;

/**
 * Whether this user has put the update note away within the last 365 days, in any browser (F-048). The key is a hash of the user's
 * number and the value says nothing: it is no sealed record, because those end with their keys after 90 days.
 */
export async function isUpdateNoteDismissed(userId: string): Promise<boolean> {
  try {
    return (await (await portalStore()).store.get(keyOf(KIND, userId))) !== null;
  } catch (error) {
    // A note too many does no harm.
    log("warn", "updateNote.unknown", errorFields(error));
    return false;
  }
}

/** Puts the note away. Throws when the store takes no writes. */
export async function dismissUpdateNote(userId: string): Promise<void> {
  await (await portalStore()).store.set(keyOf(KIND, userId), "1", LIFE_MS);
}
