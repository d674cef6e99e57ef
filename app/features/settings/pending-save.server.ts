import * as z from "zod";
import { CHOOSABLE_AUTHENTICATION_METHODS } from "~/domain/enumerations/authentication-method.ts";
import { environment } from "~/platform/env.server.ts";
import type { PortalSession } from "~/session/portal-session.ts";
import { portalRecords } from "~/store/portal-store.server.ts";

const pendingSave = z.object({
  change: z.object({
    method: z.literal(CHOOSABLE_AUTHENTICATION_METHODS),
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
export async function savePendingSave({ id }: PortalSession, pending: PendingSave): Promise<void> {
  await (await portalRecords()).save(PENDING, id, pending, environment().limits.codeLifeMinutes * MINUTE_MS);
}

/** The session's save that waits, or null. */
export const findPendingSave = async ({ id }: PortalSession): Promise<PendingSave | null> =>
  (await (await portalRecords()).find(PENDING, id))?.value ?? null;

/** Deletes it: saved, cancelled, or rejected. */
export async function deletePendingSave({ id }: PortalSession): Promise<void> {
  await (await portalRecords()).remove(PENDING, id);
}
