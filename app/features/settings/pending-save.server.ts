import * as z from "zod";
import { environment } from "~/platform/env.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { portalRecords } from "~/session/store/portal-store.server.ts";

const pendingSave = z.object({
  change: z.object({
    method: z.union([z.literal(1), z.literal(2)]),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  /** As it goes on the wire: its digest, wherever the back end takes one. */
  password: z.union([z.object({ hash: z.string() }), z.object({ plain: z.string() })]),
  /** Names the save for the back end, however often its button is pressed. */
  operationId: z.string(),
});

/** A save that waits for its code: sealed in the store, never in a page, and gone when the code is. */
export type PendingSave = z.output<typeof pendingSave>;

const PENDING = { name: "settings-save", schema: pendingSave };
const MINUTE_MS = 60_000;

/** Keeps it for the life of a code from now. */
export async function keepPendingSave({ id }: PortalSession, pending: PendingSave): Promise<void> {
  await (await portalRecords()).save(PENDING, id, pending, environment().limits.codeLifeMinutes * MINUTE_MS);
}

/** The session's save that waits, or null. */
export const findPendingSave = async ({ id }: PortalSession): Promise<PendingSave | null> =>
  (await (await portalRecords()).find(PENDING, id))?.value ?? null;

/** Forgets it: saved, given up, or refused. */
export async function dropPendingSave({ id }: PortalSession): Promise<void> {
  await (await portalRecords()).remove(PENDING, id);
}
