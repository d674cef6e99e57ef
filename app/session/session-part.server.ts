import type { z } from "zod";
import type { PortalSession, SessionParts } from "./portal-session.ts";
import { changeSession } from "./session.server.ts";

type Parted = { readonly parts: SessionParts };

/** What one feature or flow keeps in the session, in words of its own. It ends with the session. */
export interface SessionPart<Value> {
  /** The value in this session; the default of the schema where there is none, or one of an older version. */
  of(session: Parted): Value;
  /** The value as a session is started with it, or changed together with other things: `parts: { ...parts, ...PART.entry(value) }`. */
  entry(value: Value): SessionParts;
  /** Changes it, whatever other requests change at the same time. Throws `SessionEnded`. @returns the session as it is now */
  change(session: PortalSession, edit: (now: Value) => Value): Promise<PortalSession>;
}

/**
 * Defines a typed part of the session.
 * @param name under which it stands in the record; no two parts share one
 * @param schema with a default
 */
export function defineSessionPart<Value>(name: string, schema: z.ZodDefault<z.ZodType<Value>>): SessionPart<Value> {
  const of = ({ parts }: Parted): Value => {
    const parsed = schema.safeParse(parts[name]);
    return parsed.success ? parsed.data : schema.parse(undefined);
  };
  const entry = (value: Value): SessionParts => ({ [name]: value });
  return {
    of,
    entry,
    change: (session, edit) => changeSession(session, (now) => ({ parts: { ...now.parts, ...entry(edit(of(now))) } })),
  };
}
