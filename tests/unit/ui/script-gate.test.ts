import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { gateScripts } from "../../../app/ui/frame/gate-scripts.server.ts";

const WATCH = readFileSync(new URL("../../../app/ui/frame/load-watch.es5.js", import.meta.url), "utf8");
const REFRESH = '<meta http-equiv="refresh" content="2;url=/verify-device"/>';
const FILE = "/assets/app-ABC123.js";

type Node = Record<string, unknown>;

/**
 * As little of a browser as the watch needs, with one script and one preload that the server has held back. Its built-ins are those of this engine.
 * @param lacking run before the watch
 * @returns what the page has fetched when its last script has run
 */
function openPage(lacking: string, { nonce = "abc", plain = null as string | null } = {}) {
  const preload: Node = { rel: "held-preload", href: FILE };
  const inserted: Node[] = [];
  const held = {
    text: `import "${FILE}"`,
    nonce,
    getAttribute: () => nonce,
    parentNode: { appendChild: (node: Node) => inserted.push(node) },
  };
  const element = () => {
    const node: Node = {};
    node["appendChild"] = () => node;
    node["setAttribute"] = (name: string, value: string) => (node[name] = value);
    return node;
  };
  const act: Node = { hidden: false };
  const opened: string[] = [];
  const timers: [act: () => void, ms: number][] = [];
  const document = {
    readyState: "complete",
    getElementsByTagName: () => [{ textContent: REFRESH }],
    addEventListener: () => undefined,
    getElementById: () => ({ noModule: false, getAttribute: () => "1", setAttribute: () => 0, appendChild: () => 0 }),
    createTextNode: () => ({}),
    querySelectorAll: (selector: string) => [selector === ".plain-only" ? act : preload],
    querySelector: () => held,
    createElement: element,
  };
  const window: Node = {
    location: { pathname: "/news", search: "", replace: (address: string) => opened.push(address) },
    sessionStorage: { getItem: () => plain },
    addEventListener: () => undefined,
    setTimeout: (act: () => void, ms: number) => timers.push([act, ms]),
  };
  const context = createContext({ window, document, AbortController, BigInt, queueMicrotask, Intl });
  runInContext(lacking, context);
  runInContext(WATCH, context);
  runInContext("window.portalScripts.start()", context);
  return {
    plainActs,
    fail: () => runInContext("window.portalScripts.fail()", context),
    run: () => runInContext("window.portalScripts.run()", context),
    preload: preload["rel"],
    scripts: inserted.map(({ type, nonce: own, text }) => ({ type, nonce: own, text })),
  };

  /** Whether acts for pages without a running script are hidden, and what the page opens by itself after so many milliseconds. */
  function plainActs() {
    const asked = timers.filter(([, ms]) => ms === 2_000);
    asked.forEach(([open]) => open());
    return { hidden: act["hidden"], opened };
  }
}

const NOTHING = { preload: "held-preload", scripts: [] };

describe("rule 57: an engine that cannot run the bundle fetches nothing of it", () => {
  test.each([
    ["Chromium before 85", "delete String.prototype.replaceAll"],
    ["Chromium before 76", "delete Promise.allSettled"],
    ["Chromium before 69", "delete Array.prototype.flatMap"],
    ["Chromium before 67", "BigInt = undefined"],
    ["Chromium before 71", "queueMicrotask = undefined"],
    ["Chromium before 73", "delete Object.fromEntries"],
    ["an engine without AbortController", "AbortController = undefined"],
    ["an engine without plural rules", "Intl = {}"],
  ])("%s", (_engine, lacking) => {
    expect(openPage(lacking)).toMatchObject(NOTHING);
  });

  test("one that can gets the module with the page's nonce, and its files ahead", () => {
    expect(openPage("")).toMatchObject({
      preload: "modulepreload",
      scripts: [{ type: "module", nonce: "abc", text: `import "${FILE}"` }],
    });
  });

  test("rule 26: a page whose scripts broke in this tab fetches none", () => {
    expect(openPage("", { plain: "/news" })).toMatchObject(NOTHING);
  });
});

describe("rule 57: acts for pages whose script does not run", () => {
  test("are hidden while the bundle is on its way, and nothing is opened by itself", () => {
    expect(openPage("").plainActs()).toEqual({ hidden: true, opened: [] });
  });

  test("stand where the bundle is held back, and the page asks again by itself as it does without script", () => {
    expect(openPage("delete Promise.allSettled").plainActs()).toEqual({ hidden: false, opened: ["/verify-device"] });
  });

  test("stand where the bundle did not come, and go when it was only late", () => {
    const failed = openPage("");
    failed.fail();
    expect(failed.plainActs()).toEqual({ hidden: false, opened: ["/verify-device"] });
    const late = openPage("");
    late.fail();
    late.run();
    expect(late.plainActs().opened).toEqual([]);
  });
});

describe("what the server holds back", () => {
  const page =
    `<html><body><main>&lt;script type=&quot;module&quot; async=&quot;&quot;&gt;</main><link rel="modulepreload" href="${FILE}"/>` +
    `<script nonce="abc">1</script><script nonce="abc" type="module" async="">import "${FILE}"</script></body></html>`;

  test("no preload and no module is left that a browser would know, and the last script asks the watch", () => {
    const gated = gateScripts(page, "abc");
    expect(gated).not.toMatch(/rel="modulepreload"|type="module"/);
    expect(gated).toContain(`<link rel="held-preload" href="${FILE}"/>`);
    expect(gated).toContain(`<script nonce="abc" type="held-module">import "${FILE}"</script>`);
    expect(gated.endsWith('<script nonce="abc">portalScripts.start()</script></body></html>')).toBe(true);
    expect(gated).toContain("&lt;script type=&quot;module&quot;");
  });

  test("a page without modules stays as it is", () => {
    expect(gateScripts("<html><body></body></html>", "abc")).toBe("<html><body></body></html>");
  });
});
