import { readFileSync } from "node:fs";
import { createContext, runInContext } from "node:vm";
import { describe, expect, test } from "vitest";
import { gateScripts } from "../../../app/ui/frame/gate-scripts.server.ts";

const WATCH = readFileSync(new URL("../../../app/ui/frame/load-watch.es5.js", import.meta.url), "utf8");
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
    node["setAttribute"] = (name: string, value: string) => (node[name] = value);
    return node;
  };
  const document = {
    getElementById: () => ({ noModule: false, getAttribute: () => "1" }),
    querySelectorAll: () => [preload],
    querySelector: () => held,
    createElement: element,
  };
  const window: Node = {
    location: { pathname: "/news" },
    sessionStorage: { getItem: () => plain },
    addEventListener: () => undefined,
    setTimeout: () => 0,
  };
  const context = createContext({ window, document, AbortController, BigInt, queueMicrotask, Intl });
  runInContext(lacking, context);
  runInContext(WATCH, context);
  runInContext("window.portalScripts.start()", context);
  return {
    preload: preload["rel"],
    scripts: inserted.map(({ type, nonce: own, text }) => ({ type, nonce: own, text })),
  };
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
    expect(openPage(lacking)).toEqual(NOTHING);
  });

  test("one that can gets the module with the page's nonce, and its files ahead", () => {
    expect(openPage("")).toEqual({
      preload: "modulepreload",
      scripts: [{ type: "module", nonce: "abc", text: `import "${FILE}"` }],
    });
  });

  test("rule 26: a page whose scripts broke in this tab fetches none", () => {
    expect(openPage("", { plain: "/news" })).toEqual(NOTHING);
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
