import { createHash, randomBytes } from "node:crypto";
import { portalClock } from "../platform/clock.ts";
import { environment } from "../platform/env.server.ts";
import type { RequestHead } from "../platform/request-head.ts";

/** The two cookies of the session part. Both hold nothing but 32 random bytes; everything else stands in the store. */
export type CookieRole = "session" | "visitor";

const NAMES: Record<CookieRole, string> = { session: "s", visitor: "p" };
const SECRET = /^[A-Za-z0-9_-]{43}$/;
const SECRET_BYTES = 32;

/** With https the `__Host-` prefix pins the cookie to this host, to `/` and to `Secure`; plain-http loopback has neither (O1). */
export const cookieName = (role: CookieRole): string => (environment().https ? `__Host-${NAMES[role]}` : NAMES[role]);

export const newSecret = (): string => randomBytes(SECRET_BYTES).toString("base64url");

export const isSecret = (text: string): boolean => SECRET.test(text);

/** What names a session or visitor inside the portal; the cookie itself cannot be got back from it. */
export const secretHash = (secret: string): string => createHash("sha256").update(secret).digest("hex");

/** The well-formed value of that cookie, or null; two different ones are as good as none. */
export function findCookie(request: RequestHead, role: CookieRole): string | null {
  const prefix = `${cookieName(role)}=`;
  const pairs = (request.headers.get("Cookie") ?? "").split(/; ?/).filter((part) => part.startsWith(prefix));
  const [value = "", ...others] = new Set(pairs.map((pair) => pair.slice(prefix.length)));
  return others.length === 0 && isSecret(value) ? value : null;
}

/** A `Set-Cookie` value. Both Max-Age and Expires: Internet Explorer 8 knows only the latter. */
export function toSetCookie(role: CookieRole, secret: string, lifeSeconds: number): string {
  const expires = new Date(portalClock.now() + lifeSeconds * 1000).toUTCString();
  return `${cookieName(role)}=${secret}; Max-Age=${lifeSeconds}; Expires=${expires}; ${attributes()}`;
}

export const toExpiredCookie = (role: CookieRole): string =>
  `${cookieName(role)}=; Max-Age=0; Expires=Thu, 01 Jan 1970 00:00:00 GMT; ${attributes()}`;

const attributes = (): string => `Path=/; HttpOnly; SameSite=Lax${environment().https ? "; Secure" : ""}`;
