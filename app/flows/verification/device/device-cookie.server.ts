import { randomBytes } from "node:crypto";
import { DEVICE_REMEMBERED_SECONDS } from "~/domain/limits.ts";
import { portalClock } from "~/platform/clock.ts";
import type { RequestHead } from "~/platform/request-head.ts";
import { environment } from "~/platform/env.server.ts";
import { keyRing } from "~/store/key-ring.server.ts";

const PURPOSE = "device";
const ID_BYTES = 16;
/** Id, expiry in seconds since 1970 in base 36, signature. */
const VALUE = /^([\w-]{22})\.([0-9a-z]{1,10})\.([\w-]{43})$/;
const SECOND_MS = 1000;

/** With https the prefix pins the cookie to this host, as for the session (O1). */
const cookieName = (): string => (environment().https ? "__Host-device" : "device");

/** A random 128-bit id for a browser that has none. */
export const newDeviceId = (): string => randomBytes(ID_BYTES).toString("base64url");

/** The id of the browser that sent the request; null when there is none, it was tampered with, or its 90 days are over (F-065, F-066). */
export function findDeviceId(request: RequestHead): string | null {
  const prefix = `${cookieName()}=`;
  const pair = (request.headers.get("Cookie") ?? "").split(/; ?/).find((part) => part.startsWith(prefix));
  const [, id, expiry, signature] = VALUE.exec(pair?.slice(prefix.length) ?? "") ?? [];
  if (id === undefined || expiry === undefined || signature === undefined) return null;
  const isExpired = Number.parseInt(expiry, 36) * SECOND_MS <= portalClock.now();
  return !isExpired && keyRing().verify(PURPOSE, signedText(id, expiry), signature) ? id : null;
}

/**
 * The `Set-Cookie` value that lets a browser be known for 90 days from now. Set when an id is made and again when its device is verified,
 * never by a later log-in: the days do not slide.
 */
export function deviceCookie(id: string): string {
  const expiresAt = portalClock.now() + DEVICE_REMEMBERED_SECONDS * SECOND_MS;
  const expiry = Math.floor(expiresAt / SECOND_MS).toString(36);
  const value = `${id}.${expiry}.${keyRing().sign(PURPOSE, signedText(id, expiry))}`;
  const life = `Max-Age=${DEVICE_REMEMBERED_SECONDS}; Expires=${new Date(expiresAt).toUTCString()}`;
  return `${cookieName()}=${value}; ${life}; Path=/; HttpOnly; SameSite=Lax${environment().https ? "; Secure" : ""}`;
}

const signedText = (id: string, expiry: string): string => `${id}|${expiry}`;
