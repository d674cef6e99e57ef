import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "../../../backend/src/environment.ts";
import { loadServiceKey } from "../../../backend/src/sending/service-key.ts";
import { temporaryFolder } from "../store/temporary-folder.ts";

const folder = temporaryFolder();

test("the key is made once, for this user's eyes only, and found again", () => {
  const dataFolder = join(folder, "new", "backend");
  const first = loadServiceKey({ verifyKey: null, dataFolder });
  expect(first).toHaveLength(32);
  expect(loadServiceKey({ verifyKey: null, dataFolder }).equals(first)).toBe(true);
  expect(statSync(join(dataFolder, "verify.key")).mode & 0o777).toBe(0o600);
});

test("VERIFY_KEY is used instead, and nothing is kept", () => {
  const text = Buffer.alloc(32, 5).toString("base64url");
  const environment = parseEnvironment({ VERIFY_KEY: text, DATA_DIR: join(folder, "unused") });
  expect(loadServiceKey(environment).equals(Buffer.alloc(32, 5))).toBe(true);
  expect(() => statSync(environment.dataFolder)).toThrow(/ENOENT/);
});

test("a damaged key file, or a folder that keeps nothing, ends the start by name", () => {
  const damaged = join(folder, "damaged");
  mkdirSync(damaged);
  writeFileSync(join(damaged, "verify.key"), "short\n");
  expect(() => loadServiceKey({ verifyKey: null, dataFolder: damaged })).toThrow(EnvironmentError);
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  chmodSync(file, 0o600);
  expect(() => loadServiceKey({ verifyKey: null, dataFolder: join(file, "backend") })).toThrow(/VERIFY_KEY/);
});
