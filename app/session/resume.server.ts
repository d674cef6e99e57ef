import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { portalRecords } from "./store/portal-store.server.ts";

/** Where a visitor goes on after the log-in, and who he was before it. */
const resume = z.object({
  /** A path of ours without a query, or null when he wanted none. */
  path: z.string().nullable(),
  /** Whose page it was; null for a guest, who may be anybody. */
  user: z.object({ id: z.string(), login: z.string() }).nullable(),
});
const RESUME = { name: "resume", schema: resume };

export type Resume = z.output<typeof resume>;

const MINUTE_MS = 60_000;
/** Our own paths hold nothing else. No second slash at the start: that would be another host. */
const OWN_PATH = /^\/(?!\/)[\w/-]{0,200}$/;

/** The path if it is one of ours, else null. */
export const ownPath = (path: string): string | null => (OWN_PATH.test(path) ? path : null);

/** Remembers it for an hour. @param id of the visit */
export async function saveResume(id: string, value: Resume): Promise<void> {
  await (await portalRecords()).save(RESUME, id, value, environment().limits.visitMinutes * MINUTE_MS, "loose");
}

export async function findResume(id: string): Promise<Resume | null> {
  return (await (await portalRecords()).find(RESUME, id))?.value ?? null;
}

export async function forgetResume(id: string): Promise<void> {
  await (await portalRecords()).remove(RESUME, id);
}
