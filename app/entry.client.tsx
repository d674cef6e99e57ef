/**
 * The gate before hydration. An engine that cannot parse this file keeps the server's page, and so does one that parses it
 * but lacks a built-in that the bundle uses: a half-supported engine would replace a working page by an error
 * (design: browsers, rules 24 to 26).
 */
const supported =
  "noModule" in HTMLScriptElement.prototype &&
  typeof globalThis === "object" &&
  typeof BigInt === "function" &&
  typeof Object.fromEntries === "function" &&
  typeof Array.prototype.flatMap === "function" &&
  typeof String.prototype.replaceAll === "function" &&
  typeof Promise.allSettled === "function" &&
  typeof AbortController === "function";

if (supported) {
  // zod would try to build code from text, which the content security policy forbids and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  void import("./hydrate.tsx").then(({ hydrate }) => hydrate()).catch(() => undefined);
}

export {};
