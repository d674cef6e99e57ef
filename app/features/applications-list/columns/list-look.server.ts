import * as z from "zod";
import { LIST_LOOK_DAYS } from "~/domain/limits.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { portalStore } from "~/store/portal-store.server.ts";
import { keyOf } from "~/store/records.server.ts";
import { TABLE_COLUMN_NAMES, type TableColumnName } from "./table-columns.ts";

const KIND = "list-look";
const LIFE_MS = LIST_LOOK_DAYS * 24 * 60 * 60 * 1000;

/** How a user wants the list; null columns are the usual ones. */
export interface ListLook {
  columns: TableColumnName[] | null;
  wide: boolean;
}

const USUAL: ListLook = { columns: null, wide: false };

/** A column that another release knew is left out, and the rest of the choice stands. */
const lookSchema: z.ZodType<ListLook> = z.object({
  columns: z
    .array(z.string())
    .nullable()
    .transform((names) => names && TABLE_COLUMN_NAMES.filter((name) => names.includes(name))),
  wide: z.boolean(),
});

/**
 * How this user wants the list, in any browser (F-160, F-161). It stands in the store of the portal under a hash of the user's number: a part of the session
 * ends with the log-out, a cookie belongs to the browser and on a shop's shared PC to every seller there, and the back end keeps no settings of screens. It
 * is no sealed record, because those end with their keys after 90 days, and names of columns tell nothing of anybody.
 */
export async function readListLook(userId: string): Promise<ListLook> {
  try {
    const kept = await (await portalStore()).store.get(keyOf(KIND, userId));
    return kept === null ? USUAL : lookSchema.parse(JSON.parse(kept));
  } catch (error) {
    // The usual table does no harm.
    log("warn", "listLook.unknown", errorFields(error));
    return USUAL;
  }
}

/** Remembers what has changed of it. Throws when the store takes no writes. */
export async function changeListLook(userId: string, change: Partial<ListLook>): Promise<void> {
  const look = { ...(await readListLook(userId)), ...change };
  await (await portalStore()).store.set(keyOf(KIND, userId), JSON.stringify(look), LIFE_MS);
}
