import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { Linter } from "eslint";
import { describe, expect, test } from "vitest";
import { CLIENT_BUILD } from "./manifest.ts";
import { AUTHOR, useStage } from "./stage.ts";

const stage = useStage();

const KB = 1000;
const GUEST_SCRIPT_BYTES = 10_240;
/** Script of step 2; the goal is 140 KB (docs/performance.md). */
const STEP_2_BYTES = 145 * KB;

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

type Route = { module: string; imports?: string[] };
type Manifest = { url: string; entry: Route; routes: Record<string, Route> };

function manifest(): Manifest {
  const name = readdirSync(join(CLIENT_BUILD, "assets")).find((file) => file.startsWith("manifest-")) ?? "";
  const text = textOfAsset(`assets/${name}`);
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
}

/** The files that a page cannot be drawn without. */
function filesOf(route: string): string[] {
  const { url, entry, routes } = manifest();
  const parts = [entry, routes["root"], routes[route]].flatMap((part) => [
    part?.module ?? "",
    ...(part?.imports ?? []),
  ]);
  return [...new Set([url, ...parts])];
}

describe("P11: a form's schema and zod come when the form is touched", () => {
  const zod = () =>
    readdirSync(join(CLIENT_BUILD, "assets"))
      .map((name) => `/assets/${name}`)
      .filter((path) => path.endsWith(".js") && textOfAsset(path).includes('"ZodString"'));

  test.each(["buyer", "credit", "household", "contract-data", "contract"])(
    "not with the page of a step: %s",
    (step) => {
      expect(zod()).toHaveLength(1);
      expect(filesOf(`routes/application-${step}/route`)).not.toContain(zod()[0]);
    },
  );

  test.each(["settings", "password-update", "password-remind", "verify-device"])("not with the page: %s", (page) => {
    expect(filesOf(`routes/${page}/route`)).not.toContain(zod()[0]);
  });

  test("nor with the list of applications, which reads its address on the server", () => {
    expect(filesOf("routes/applications/route")).not.toContain(zod()[0]);
  });

  test("step 2 needs at most 145 KB of script, gzip, its texts among them", () => {
    const texts = readdirSync(join(CLIENT_BUILD, "assets"))
      .filter((name) => name.startsWith("texts-lt"))
      .map((name) => `/assets/${name}`);
    const files = [...filesOf("routes/application-credit/route"), ...texts];
    const bytes = files.reduce((sum, path) => sum + gzipSync(textOfAsset(path)).length, 0);
    expect(bytes).toBeLessThanOrEqual(STEP_2_BYTES);
  });
});
