import { randomBytes, randomUUID } from "node:crypto";
import { portalClock } from "~/platform/clock.ts";
import { keyRing } from "~/store/key-ring.server.ts";
import { newSecret } from "~/session/cookies.server.ts";

/** Values of the hidden fields `_csrf` and `_op`. */
export interface FormSeals {
  csrf: string;
  /** Names this attempt; a second post with the same one gets the first one's answer. */
  operationId: string;
}

const PURPOSE = "csrf";
const FRAME_PURPOSE = "csrf-frame";
const HOUR_MS = 60 * 60_000;
const MINUTE_MS = 60_000;
const TOKEN_HOURS = 24;
const FRAME_TOKEN_MINUTES = 15;

/**
 * The hidden fields of a form: a token tied to the visit, the form and the hour, and a new operation id. Pages are compressed, so the token is
 * masked differently in every answer: no two of them hold a part in common that lengths could tell (docs/decisions/0021).
 * @param visit the session or visit that the form is shown to
 */
export function formSeals(visit: { readonly id: string }, formId: string): FormSeals {
  const hour = nowIn(HOUR_MS).toString(36);
  const signature = keyRing().sign(PURPOSE, [visit.id, formId, hour].join("|"));
  return { csrf: `${hour}.${mask(signature)}`, operationId: randomUUID() };
}

/** Whether the token was made for this visit and this form within the last 24 hours. */
export function isFormToken(token: string, visit: { readonly id: string }, formId: string): boolean {
  const [hour = "", masked = ""] = token.split(".");
  const fits = keyRing().verify(PURPOSE, [visit.id, formId, hour].join("|"), unmask(masked));
  return fits && isRecent(hour, HOUR_MS, TOKEN_HOURS);
}

/**
 * The hidden fields of a form inside a partner's iframe, where no cookie can be relied on: stateless, 15 minutes. A new nonce makes every signature another
 * one, which is as good as a mask.
 */
export function frameSeals(formId: string): FormSeals {
  const minute = nowIn(MINUTE_MS).toString(36);
  const nonce = newSecret();
  const signature = keyRing().sign(FRAME_PURPOSE, [formId, nonce, minute].join("|"));
  return { csrf: `${minute}.${nonce}.${signature}`, operationId: randomUUID() };
}

export function isFrameToken(token: string, formId: string): boolean {
  const [minute = "", nonce = "", signature = ""] = token.split(".");
  const fits = keyRing().verify(FRAME_PURPOSE, [formId, nonce, minute].join("|"), signature);
  return fits && isRecent(minute, MINUTE_MS, FRAME_TOKEN_MINUTES);
}

/** A signature under random bytes of its own length, both in base64url. */
function mask(signature: string): string {
  const bytes = Buffer.from(signature, "base64url");
  const cover = randomBytes(bytes.length);
  return Buffer.concat([cover, xor(bytes, cover)]).toString("base64url");
}

/** The signature below the mask; "" where there is none. */
function unmask(masked: string): string {
  const bytes = Buffer.from(masked, "base64url");
  const middle = bytes.length / 2;
  return Number.isInteger(middle) ? xor(bytes.subarray(0, middle), bytes.subarray(middle)).toString("base64url") : "";
}

const xor = (bytes: Buffer, cover: Buffer): Buffer => Buffer.from(bytes.map((byte, at) => byte ^ (cover[at] ?? 0)));

const nowIn = (unitMs: number): number => Math.floor(portalClock.now() / unitMs);

function isRecent(made: string, unitMs: number, life: number): boolean {
  if (!/^[0-9a-z]{1,10}$/.test(made)) return false;
  const age = nowIn(unitMs) - Number.parseInt(made, 36);
  // One unit into the future: two instances whose clocks differ by a little.
  return age >= -1 && age <= life;
}
