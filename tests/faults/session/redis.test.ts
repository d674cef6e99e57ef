import { randomBytes } from "node:crypto";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startPortal } from "../guard/portal-process.ts";
import { cookieOf, get, post } from "../guard/raw-client.ts";
import { removeFolder } from "../guard/portal-process.ts";

const REDIS_URL = process.env.REDIS_URL ?? "redis://127.0.0.1:6379";
const hasRedis = await new Promise<boolean>((resolve) => {
  if (process.env.REDIS_URL !== undefined) return resolve(true);
  const socket = connect(6379, "127.0.0.1", () => {
    socket.destroy();
    resolve(true);
  }).once("error", () => resolve(false));
});

// Needs a Redis: `npm test` starts one (.ci/services.sh), a run of one file may do without.
test.skipIf(!hasRedis)("with REDIS_URL several portals share their sessions, and each has its own folder", async () => {
  const shared = { REDIS_URL, SESSION_KEYS: `k1:${randomBytes(32).toString("base64url")}` };
  const [one, two] = await Promise.all([startPortal(shared), startPortal(shared)]);
  const Cookie = cookieOf(await post(one.port, "/login", "login=jonas.s&password=x"), "s");
  expect((await get(two.port, "/news", { Cookie })).status).toBe(200);
  await post(two.port, "/logout", "", { "Sec-Fetch-Site": "same-origin", Cookie });
  expect((await get(one.port, "/news", { Cookie })).status).toBe(302);
  expect(await Promise.all([one.end(), two.end()])).toEqual([0, 0]);
  for (const { dataDir } of [one, two]) removeFolder(dataDir);
});
