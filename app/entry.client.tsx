import { addArrayAt } from "./ui/enhance/add-array-at.ts";
import { addSubmitter } from "./ui/enhance/add-submitter.ts";

/**
 * The door of the script tier (design: browsers, rules 24 to 26). An engine that cannot parse this file keeps the server's page, and so does
 * one that the script in the page's head (`load-watch.es5.js`) found to lack a built-in of the bundle: a half-supported engine would replace
 * a working page by an error.
 */
const scripts = window.portalScripts;

if (scripts?.supported === true) {
  addArrayAt();
  addSubmitter();
  // zod would try to build code from text, which the content security policy forbids and reports.
  Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
  import("./hydrate.tsx").then(({ hydrate }) => hydrate()).catch(scripts.fail);
}

export {};
