import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Portal, freshFolder, removeFolder, startPortal } from "../guard/portal-process.ts";
import { cookieOf, get, post, shown } from "../guard/raw-client.ts";

const ORIGIN = { PUBLIC_ORIGIN: "https://portal.example" };
const NAME = "__Host-s";
const SECRETS = ["soap-session-secret", "token-secret", "hunter2"];
let portal: Portal;
beforeAll(async () => {
  portal = await startPortal(ORIGIN);
});
afterAll(async () => {
  await portal.end();
  removeFolder(portal.dataDir);
});

const logIn = (at: Portal, headers: Record<string, string> = {}) =>
  post(at.port, "/login", "login=jonas.s&password=hunter2", { "Sec-Fetch-Site": "same-origin", ...headers });

test("R-A1: the session cookie is opaque, bound to the host and short", async () => {
  const answer = await logIn(portal);
  const cookie = answer.cookies.find((one) => one.startsWith(`${NAME}=`)) ?? "";
  expect(cookie).toMatch(/^__Host-s=[\w-]{43}; /);
  for (const attribute of ["Secure", "HttpOnly", "Path=/", "SameSite=Lax", "Max-Age=46800", "Expires="])
    expect(cookie).toContain(attribute);
  expect(cookie).not.toContain("Domain");
  expect(answer.cookies.map((one) => one.split("=")[0])).toEqual([NAME, "__Host-p"]);
});

test("R-A1: on a plain-http loopback origin the same cookie has neither prefix nor Secure (O1)", async () => {
  const plain = await startPortal();
  const cookie = (await logIn(plain)).cookies.find((one) => one.startsWith("s=")) ?? "";
  expect(cookie).toMatch(/^s=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
  expect(await plain.end()).toBe(0);
  removeFolder(plain.dataDir);
});

test("R-A2: a planted cookie is worth nothing after the log-in, and a session brought along is dead", async () => {
  const planted = `${NAME}=${"a".repeat(43)}`;
  const first = cookieOf(await logIn(portal, { Cookie: planted }), NAME);
  expect(first).not.toBe(planted);
  expect((await get(portal.port, "/news", { Cookie: planted })).status).toBe(302);
  const second = cookieOf(await logIn(portal, { Cookie: first }), NAME);
  expect(second).not.toBe(first);
  expect((await get(portal.port, "/news", { Cookie: first })).status).toBe(302);
  expect((await get(portal.port, "/news", { Cookie: second })).status).toBe(200);
});

test("F-003: two different cookies of a session name nobody, whichever comes first; the same one twice is one", async () => {
  const cookie = cookieOf(await logIn(portal), NAME);
  const other = `${NAME}=${"A".repeat(43)}`;
  const statusWith = async (Cookie: string) => (await get(portal.port, "/news", { Cookie })).status;
  expect([await statusWith(`${cookie}; ${other}`), await statusWith(`${other}; ${cookie}`)]).toEqual([302, 302]);
  expect(await statusWith(`${cookie}; ${cookie}`)).toBe(200);
});

test("R-A3: nothing of the session is in any answer, nor readable in the store or the log", async () => {
  const Cookie = cookieOf(await logIn(portal), NAME);
  const pages = await Promise.all(["/news", "/news?_data=news"].map((path) => get(portal.port, path, { Cookie })));
  const { readdirSync, readFileSync } = await import("node:fs");
  const files = readdirSync(portal.dataDir).map((name) => readFileSync(`${portal.dataDir}/${name}`, "latin1"));
  const haystack = [...pages.map(({ raw }) => raw), ...files, portal.output()].join("\n");
  for (const secret of [...SECRETS, "jonas.s"]) {
    const forms = [secret, Buffer.from(secret).toString("base64").replace(/=+$/, ""), encodeURIComponent(secret)];
    for (const form of forms)
      expect([form, haystack.replaceAll('"user":"jonas.s"', "").replaceAll("&quot;", '"').includes(form)]).toEqual([
        form,
        false,
      ]);
  }
  expect(haystack).not.toContain(Cookie.slice(NAME.length + 1));
});

test("R-A4: after the log-out the old cookie opens nothing", async () => {
  const Cookie = cookieOf(await logIn(portal), NAME);
  const out = await post(portal.port, "/logout", "", { "Sec-Fetch-Site": "same-origin", Cookie });
  expect([out.status, out.headers["clear-site-data"]]).toEqual([303, '"cache", "storage"']);
  expect(out.cookies.map((one) => /Max-Age=0; Expires=Thu, 01 Jan 1970/.test(one))).toEqual([true, true]);
  for (const path of ["/news", "/news?_data=news"]) {
    const answer = await get(portal.port, path, { Cookie });
    expect([answer.headers.location ?? answer.headers["x-remix-redirect"]]).toEqual(["/login"]);
  }
});

test("R-A11: a log-out posted by another site does not happen", async () => {
  const Cookie = cookieOf(await logIn(portal), NAME);
  expect((await post(portal.port, "/logout", "", { "Sec-Fetch-Site": "cross-site", Cookie })).status).toBe(403);
  expect((await get(portal.port, "/news", { Cookie })).status).toBe(200);
});

test("the page that was asked for is gone to after the log-in, by a path only", async () => {
  const asked = await get(portal.port, "/news?secret=1");
  const visitor = cookieOf(asked, "__Host-p");
  expect([asked.status, asked.headers.location]).toEqual([302, "/login"]);
  const answer = await logIn(portal, { Cookie: visitor });
  expect(answer.headers.location).toBe("/news");
});

test("F-118: a notice survives one redirect and is shown once", async () => {
  const Cookie = cookieOf(await logIn(portal), NAME);
  await post(portal.port, "/note", "text=labas&_op=b3b1c1d0-0000-4000-8000-00000000000a", {
    "Sec-Fetch-Site": "same-origin",
    Cookie,
  });
  const [first, second] = [await get(portal.port, "/news", { Cookie }), await get(portal.port, "/news", { Cookie })];
  expect((shown(first).loaderData.news?.notices as unknown[]).length).toBe(1);
  expect(shown(second).loaderData.news?.notices).toEqual([]);
});

describe("R-A10: keys are rotated without a log-out", () => {
  const key = (id: string, seed: number) =>
    `${id}:${Buffer.from(Array.from({ length: 32 }, (_, at) => (at * seed + 7) % 256)).toString("base64url")}`;
  test("[old] → [new, old] keeps the session, [new] alone ends it cleanly", async () => {
    const DATA_DIR = freshFolder();
    const old = await startPortal({ DATA_DIR, SESSION_KEYS: key("k1", 37) });
    const Cookie = cookieOf(await logIn(old), "s");
    await old.end();
    const both = await startPortal({ DATA_DIR, SESSION_KEYS: `${key("k2", 41)},${key("k1", 37)}` });
    expect((await get(both.port, "/news", { Cookie })).status).toBe(200);
    const fresh = cookieOf(await logIn(both), "s");
    await both.end();
    const young = await startPortal({ DATA_DIR, SESSION_KEYS: key("k2", 41) });
    const answers = await Promise.all([Cookie, fresh].map((one) => get(young.port, "/news", { Cookie: one })));
    expect(answers.map(({ status }) => status)).toEqual([302, 200]);
    await young.end();
    removeFolder(DATA_DIR);
  });
});
