import { randomBytes, randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { EnvironmentError } from "../environment.ts";

const KEY_BYTES = 32;
const FILE = "verify.key";

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);

function readKey(file: string): Buffer | null {
  try {
    return Buffer.from(readFileSync(file, "utf8").trim(), "base64url");
  } catch (error) {
    if (codeOf(error) === "ENOENT") return null;
    throw error;
  }
}

/** The file appears whole or not at all; of two processes that start at once the second reads the first one's. */
function makeKey(folder: string, file: string): Buffer {
  mkdirSync(folder, { recursive: true });
  const draft = join(folder, `${FILE}.${randomUUID()}`);
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString("base64url")}\n`, { mode: 0o600, flag: "wx" });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readKey(file) ?? Buffer.alloc(0);
}

function keyOfFolder(folder: string): Buffer {
  const file = join(folder, FILE);
  return readKey(file) ?? makeKey(folder, file);
}

/**
 * The key from which codes and links follow: VERIFY_KEY, or one that is made once and stored in the data folder, readable
 * by this user only. It lies outside the database, so that a copy of the database gives no code away; several back ends
 * on one database share VERIFY_KEY.
 * @throws EnvironmentError when there is no usable key and none can be stored
 */
export function loadServiceKey({ verifyKey, dataFolder }: Pick<Environment, "verifyKey" | "dataFolder">): Buffer {
  if (verifyKey !== null) return verifyKey;
  let key: Buffer;
  try {
    key = keyOfFolder(dataFolder);
  } catch (error) {
    throw new EnvironmentError(`VERIFY_KEY: is not set, and the data folder cannot keep a key (${codeOf(error)})`);
  }
  if (key.length < KEY_BYTES) throw new EnvironmentError(`VERIFY_KEY: the key file of the data folder is damaged`);
  return key;
}
