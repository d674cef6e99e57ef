import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import { addressOfStep, APPLICATION_STEPS } from "../../../app/paths/application-steps.ts";
import { CLIENT_BUILD } from "./manifest.ts";
import { AUTHOR, useStage } from "./stage.ts";

const stage = useStage();

const KB = 1000;
const GUEST_SCRIPT_BYTES = 10_240;
/** Script of step 2: the goal of docs/performance.md. */
const STEP_2_BYTES = 140 * KB;

const GUEST_PAGES = [
  "/login",
  "/password-remind",
  "/password-remind?sent",
  `/reset-password/${"a".repeat(201)}/123456`,
  "/frame/login",
  "/login/url",
  "/login/url_full",
  "/404",
  "/no/such/page",
];

const textOfAsset = (path: string): string => readFileSync(join(CLIENT_BUILD, path), "utf8");
/** Without the script in its head, which names what the gate looks for. */
const withoutWatch = (html: string): string => html.replace(/<script nonce="[^"]*" id="load-watch"[^]*?<\/script>/, "");
const assetsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];

/** The file of the library that checks what is typed. */
const zod = () =>
  readdirSync(join(CLIENT_BUILD, "assets"))
    .map((name) => `/assets/${name}`)
    .filter((path) => path.endsWith(".js") && textOfAsset(path).includes('"ZodString"'));

describe("P11: pages for guests carry one small script instead of React", () => {
  test.each(GUEST_PAGES)("%s", async (path) => {
    const { body } = await stage().guest().get(path);
    expect(withoutWatch(body)).not.toMatch(/modulepreload|held-|type="module"|__remixContext/);
    const assets = assetsIn(body);
    expect(assets).toEqual([expect.stringMatching(/^\/assets\/plain-page\.es5-[\w-]+\.js$/)]);
    expect(body).toMatch(/<script id="plain-page" src="[^"]+" defer="" nonce="[^"]+"/);
    expect(Buffer.byteLength(textOfAsset(assets[0] ?? ""))).toBeLessThanOrEqual(GUEST_SCRIPT_BYTES);
  });

  test("rule 29: it is ECMAScript 5, so that it does not stop old engines", () => {
    const name = readdirSync(join(CLIENT_BUILD, "assets")).find((file) => file.startsWith("plain-page.es5")) ?? "";
    const languageOptions = { ecmaVersion: 5, sourceType: "script" } as const;
    expect(new Linter().verify(textOfAsset(`assets/${name}`), { languageOptions })).toEqual([]);
  });

  test("a user who waits for a code keeps the page that counts and asks", async () => {
    const guest = stage().guest();
    await guest.post("/login", { username: "rasa.s", password: "Demo-2026!" });
    const { body } = await guest.get("/verify-device");
    expect(body).toContain('type="held-module"');
    expect(body).not.toContain('id="plain-page"');
    expect(assetsIn(withoutWatch(body))).not.toContain(zod()[0]);
  });
});

describe("rule 57: a page with React names its modules in tags that no browser knows", () => {
  test.each(["/news", "/applications", "/applications/add", "/settings"])("%s", async (path) => {
    const { body } = await (await stage().as(AUTHOR)).get(path);
    const inert = withoutWatch(body)
      .replace(/<link rel="held-preload"[^>]*>/g, "")
      .replace(/<script nonce="[^"]*" type="held-module">[^]*?<\/script>/, "");
    expect(body).toContain('<link rel="held-preload" href="/assets/');
    expect(body).toMatch(/<script nonce="[^"]+">portalScripts\.start\(\)<\/script><\/body><\/html>$/);
    expect(inert).not.toMatch(/modulepreload|type="module"/);
    expect(assetsIn(inert)).toEqual([]);
  });
});

/** The script files that an address loads: those that its page names. */
async function scriptsOf(path: string): Promise<string[]> {
  const { status, body } = await (await stage().as(AUTHOR)).get(path);
  expect(status, path).toBe(200);
  return assetsIn(withoutWatch(body));
}

describe("P11: a form's schema and zod come when the form is touched", () => {
  test.each(APPLICATION_STEPS)("not with the page of a step: $key", async ({ key }) => {
    expect(zod()).toHaveLength(1);
    const address = key === "buyer" ? "/applications/add" : addressOfStep(key, await stage().application());
    expect(await scriptsOf(address)).not.toContain(zod()[0]);
  });

  test.each(["/settings", "/password-update"])("not with the page: %s", async (page) => {
    expect(await scriptsOf(page)).not.toContain(zod()[0]);
  });

  test("nor with the list of applications, which reads its address on the server", async () => {
    expect(await scriptsOf("/applications")).not.toContain(zod()[0]);
  });

  test("step 2 needs at most 140 KB of script, gzip, its texts among them", async () => {
    const texts = readdirSync(join(CLIENT_BUILD, "assets")).filter((name) => name.startsWith("texts-lt"));
    expect(texts).toHaveLength(1);
    const named = await scriptsOf(addressOfStep("credit", await stage().application()));
    const files = [...named, ...texts.map((name) => `/assets/${name}`)];
    const bytes = files.reduce((sum, path) => sum + gzipSync(textOfAsset(path)).length, 0);
    expect(bytes).toBeLessThanOrEqual(STEP_2_BYTES);
  });
});
