import { z } from "zod";
import { environment } from "../platform/env.server.ts";
import { portalRecords } from "./store/portal-store.server.ts";

/** Where a visitor goes on after the log-in, and who he was before it. */
const resume = z.object({
  /** A page of ours, or null when he wanted none. */
  path: z.string().nullable(),
  /** Whose page it was; null for a guest, who may be anybody. */
  user: z.object({ id: z.string(), login: z.string(), role: z.number() }).nullable(),
});
const RESUME = { name: "resume", schema: resume };

export type Resume = z.output<typeof resume>;

const MINUTE_MS = 60_000;
/** Our own paths hold nothing else. No second slash at the start: that would be another host. */
const OWN_PATH = /^\/(?!\/)[\w/-]{0,200}$/;
const MAX_QUERY_CHARACTERS = 500;
/** Parameters that are the frame's and the router's, not the page's. */
const FRAME_PARAMETERS = ["_data", "_routes", "index", "lang"];

/** Path and query in our own spelling; null for what cannot be a page of ours. */
export function ownAddress(address: string): string | null {
  const [path = "", ...rest] = address.split("?");
  if (!OWN_PATH.test(path)) return null;
  const query = new URLSearchParams(rest.join("?"));
  for (const name of FRAME_PARAMETERS) query.delete(name);
  const text = query.toString();
  return text === "" || text.length > MAX_QUERY_CHARACTERS ? path : `${path}?${text}`;
}

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
