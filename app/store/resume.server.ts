import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { typingOwner } from "../session/portal-session.ts";
import { portalRecords } from "./portal-store.server.ts";

/** Where a visitor goes on after the log-in, and who that was before it. */
const resume = z.object({
  /** A page of ours, or null when none was wanted. */
  path: z.string().nullable(),
  /** Whose page it was; null for a guest, who may be anybody. */
  user: z.object({ id: z.string(), login: z.string(), role: z.number(), typing: typingOwner.optional() }).nullable(),
});
const RESUME = { name: "resume", schema: resume };

export type Resume = z.output<typeof resume>;

const MINUTE_MS = 60_000;

/** Remembers it for an hour. @param id of the visit */
export async function saveResume(id: string, value: Resume): Promise<void> {
  await (await portalRecords()).save(RESUME, id, value, environment().limits.visitMinutes * MINUTE_MS, "loose");
}

export async function findResume(id: string): Promise<Resume | null> {
  return (await (await portalRecords()).find(RESUME, id))?.value ?? null;
}

export async function deleteResume(id: string): Promise<void> {
  await (await portalRecords()).remove(RESUME, id);
}
