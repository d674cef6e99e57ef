import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import { environment } from "../platform/env.server.ts";
import type { SessionKey } from "../platform/environment-values.ts";
import { processWide } from "../platform/process-wide.ts";
import { loadOrMakeKeys } from "./key-file.server.ts";

/** Seals and signs with the first key, opens and verifies with all of them, so that a rotation ends no session (R-A10). */
export interface KeyRing {
  /** Encrypts `text` for one place only: `place` must be the same when it is opened. */
  seal(place: string, text: string): string;
  /** The text, or null when it was altered, moved to another place, or sealed by a key that is gone. */
  open(place: string, sealed: string): string | null;
  /** HMAC-SHA-256 in base64url, by a key derived for `purpose`. */
  sign(purpose: string, text: string): string;
  verify(purpose: string, text: string, signature: string): boolean;
}

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export function createKeyRing(keys: readonly SessionKey[]): KeyRing {
  const [first] = keys;
  if (first === undefined) throw new Error("a key ring needs a key");
  // Key objects: bytes would be made one at every call, which takes five times as long as the cipher or the HMAC of a short text.
  const derived = new Map<string, KeyObject>();
  const derive = (key: SessionKey, purpose: string): KeyObject => {
    const name = `${key.id}|${purpose}`;
    const known =
      derived.get(name) ?? createSecretKey(Buffer.from(hkdfSync("sha256", key.bytes, "", `portal|${purpose}`, 32)));
    derived.set(name, known);
    return known;
  };
  const mac = (key: SessionKey, purpose: string, text: string): Buffer =>
    createHmac("sha256", derive(key, purpose)).update(text).digest();

  return {
    seal: (place, text) => `${first.id}.${encrypt(derive(first, "seal"), place, text).toString("base64url")}`,
    open(place, sealed) {
      const dot = sealed.indexOf(".");
      const key = keys.find((candidate) => candidate.id === sealed.slice(0, dot));
      return key === undefined
        ? null
        : decrypt(derive(key, "seal"), place, Buffer.from(sealed.slice(dot + 1), "base64url"));
    },
    sign: (purpose, text) => mac(first, purpose, text).toString("base64url"),
    verify(purpose, text, signature) {
      const given = Buffer.from(signature, "base64url");
      return keys
        .map((key) => mac(key, purpose, text))
        .some((right) => right.length === given.length && timingSafeEqual(right, given));
    },
  };
}

/** The key ring of this process: `SESSION_KEYS`, or the embedded mode's own keys in the data folder. */
export const keyRing = (): KeyRing =>
  processWide("keyRing", () => createKeyRing(environment().sessionKeys ?? loadOrMakeKeys(environment().dataDir)));

function encrypt(key: KeyObject, place: string, text: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: KeyObject, place: string, sealed: Buffer): string | null {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString(
      "utf8",
    );
  } catch {
    return null;
  }
}
