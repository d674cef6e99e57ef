import { z } from "zod";

/** The signed-in user, as much as guards, the frame and the log need. */
const sessionUser = z.object({
  id: z.string(),
  login: z.string(),
  fullName: z.string(),
  role: z.number(),
  shopId: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
});

/**
 * How far the log-in has come. Only `full` opens the portal: `unverified` waits for the second factor, `dataUpdate` for a way to get one (the
 * settings only), `passwordExpired` for a new password, `limited` (a partner's link) may see its own page only.
 */
const sessionStage = z.enum(["unverified", "dataUpdate", "passwordExpired", "limited", "full"]);

/**
 * Whose is what was typed and not saved on a page without an application: this session's. It goes on with the same id when its user logs in again
 * after it expired or was ended. Other sessions of the user are offered it, unless a whole shop shares the account.
 */
export const typingOwner = z.object({ id: z.string(), offered: z.boolean() });

export type TypingOwner = z.output<typeof typingOwner>;

/** What a log-in gives a session to begin with. */
export const sessionStart = z.object({
  /** Sesija and Tokenas of the back end: they never leave the server. */
  soapSession: z.string(),
  token: z.string(),
  user: sessionUser,
  stage: sessionStage,
  /** True for those whom idleness does not log out (F-107). */
  idleExempt: z.boolean(),
  /** What features and flows keep, by name; each reads its own (`defineSessionPart`). */
  parts: z.record(z.string(), z.unknown()),
  language: z.enum(["lt", "en"]).nullable(),
  /** Without an id the session's own. */
  typing: typingOwner.optional(),
});

/** What stands in the store. Times are milliseconds of the portal clock. */
export const storedSession = sessionStart.extend({
  createdAt: z.number(),
  lastSeenAt: z.number(),
  /** When idleness ends it; moves forward with every touch. */
  expiresAt: z.number(),
  /** Browser and system in words, as far as the browser tells; for the list of one's own sessions (R-A14). */
  device: z.string().default(""),
  /** Whether a script of ours has asked for it: such a browser watches the expiry itself and needs no `Refresh`. */
  scripted: z.boolean().default(false),
  /** The expiry that the user has been shown, so that a dismissed notice does not come back (F-110). */
  expiryNotified: z.number().nullable().default(null),
});

export type SessionStage = z.output<typeof sessionStage>;
export type SessionStart = z.output<typeof sessionStart>;
export type SessionParts = SessionStart["parts"];
export type StoredSession = z.output<typeof storedSession>;

/** A live session. `id` is a hash of the cookie; `expired` means idle too long: marked, kept, and good for nothing but going on after a new log-in (F-098). */
export interface PortalSession extends Readonly<StoredSession> {
  readonly id: string;
  readonly expired: boolean;
}

/** What may be changed in a running session; its times are its own business. */
export type SessionChange = Partial<Omit<StoredSession, "createdAt" | "lastSeenAt" | "expiresAt">>;

/** A user, and the owner of what the user types in this session. */
export const typistOf = ({ id, user, typing }: Pick<PortalSession, "id" | "user" | "typing">): Typist => ({
  userId: user.id,
  typing: typing ?? { id, offered: true },
});

/** Who typed: what belongs to an application is the user's, anything else the session's. */
export type Typist = { userId: string; typing: TypingOwner };
