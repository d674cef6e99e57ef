import { portalStore } from "../../../app/store/portal-store.server.ts";

/** Writes one value after the other and tells each one that the store has acknowledged, until it is killed. */
const { store } = await portalStore();
for (let at = 0; ; at += 1) {
  await store.set(`key-${at % 500}`, String(at), 3_600_000);
  process.stdout.write(`${at}\n`);
  if (at % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
}
