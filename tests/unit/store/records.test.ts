import { randomBytes } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { loadOrMakeKeys } from "../../../app/store/key-file.server.ts";
import { createKeyRing } from "../../../app/store/key-ring.server.ts";
import { portalStore } from "../../../app/store/portal-store.server.ts";
import { createRecords, keyOf } from "../../../app/store/records.server.ts";
import { usePortal } from "../session/portal-environment.ts";

const portal = usePortal();
const key = (id: string) => ({ id, bytes: randomBytes(32) });
const NOTE = { name: "note", schema: z.object({ text: z.string() }) };
const LIFE_MS = 60_000;

test("any text comes back from the seal it went into, and from that place only", () => {
  const ring = createKeyRing([key("k1")]);
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.string(), fc.string(), (text, place, elsewhere) => {
      const sealed = ring.seal(place, text);
      expect(ring.open(place, sealed)).toBe(Buffer.from(text).toString());
      if (elsewhere !== place) expect(ring.open(elsewhere, sealed)).toBeNull();
    }),
  );
});

test("a seal altered anywhere does not open, and nothing is thrown", () => {
  const ring = createKeyRing([key("k1")]);
  const sealed = ring.seal("here", "secret");
  fc.assert(
    fc.property(fc.nat(sealed.length - 1), fc.constantFrom("A", "b", "9", ".", "é"), (at, character) => {
      const altered = sealed.slice(0, at) + character + sealed.slice(at + 1);
      const opens =
        Buffer.from(altered.slice(3), "base64url").equals(Buffer.from(sealed.slice(3), "base64url")) &&
        altered.startsWith("k1.");
      expect(ring.open("here", altered)).toBe(opens ? "secret" : null);
    }),
  );
});

test("R-A10: the first key seals, every key of the ring opens, a key that is gone does not", () => {
  const [old, young] = [key("k1"), key("k2")];
  const sealed = createKeyRing([old]).seal("here", "secret");
  expect(createKeyRing([young, old]).open("here", sealed)).toBe("secret");
  expect(createKeyRing([young, old]).seal("here", "x")).toMatch(/^k2\./);
  expect(createKeyRing([young]).open("here", sealed)).toBeNull();
  const signature = createKeyRing([old]).sign("csrf", "text");
  expect([[young, old], [young]].map((keys) => createKeyRing(keys).verify("csrf", "text", signature))).toEqual([
    true,
    false,
  ]);
  expect(createKeyRing([old]).verify("other purpose", "text", signature)).toBe(false);
});

test("the store holds neither ids nor content", async () => {
  const { store, records } = await portalStore();
  await records.save(NOTE, "cookie-value", { text: "Žemaitė" }, LIFE_MS);
  await store.check();
  const files = ["portal.sqlite", "portal.sqlite-wal"]
    .map((name) => readFileSync(join(portal.dataDir(), name), "latin1"))
    .join("");
  expect(files).toContain(keyOf("note", "cookie-value"));
  expect(files).not.toContain("cookie-value");
  expect(files).not.toContain(Buffer.from("Žemaitė").toString("latin1"));
});

test("a record moved under another person's key does not open there", async () => {
  const { store, records } = await portalStore();
  await records.save(NOTE, "mine", { text: "a" }, LIFE_MS);
  await store.set(keyOf("note", "yours"), (await store.get(keyOf("note", "mine"))) ?? "", LIFE_MS);
  expect(await records.find(NOTE, "yours")).toBeNull();
});

test("a record of an older shape, or of a lost key, counts as absent and can be made again", async () => {
  const { store, records } = await portalStore();
  await records.save({ name: "note", schema: z.object({ old: z.number() }) }, "one", { old: 1 }, LIFE_MS);
  expect(await records.find(NOTE, "one")).toBeNull();
  expect(await records.create(NOTE, "one", { text: "new" }, LIFE_MS)).toBe(true);
  expect(await records.create(NOTE, "one", { text: "newer" }, LIFE_MS)).toBe(false);
  const foreign = createRecords(store, createKeyRing([key("k9")]));
  expect(await foreign.find(NOTE, "one")).toBeNull();
});

test("the embedded mode makes its keys once, for this user's eyes only", () => {
  const folder = join(portal.dataDir(), "new");
  const made = loadOrMakeKeys(folder);
  expect(loadOrMakeKeys(folder)).toEqual(made);
  expect(made[0]?.bytes).toHaveLength(32);
  expect(statSync(join(folder, "session-keys")).mode & 0o777).toBe(0o600);
});
