import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig, type Plugin, type Rollup } from "vite";
import postcssPresetEnv from "postcss-preset-env";
import { LOST_PART } from "./app/ui/enhance/lost-part.ts";
import remixConfig from "./remix.config.js";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Under vitest the Remix plugin is left out: it wants a dev server that unit tests do not have. */
const underVitest = process.env.VITEST !== undefined;

/** Flags that Remix asks for at run time; as constants, what they switch off is not sent to browsers. */
const flags = {
  "window.__remixContext.future.v3_singleFetch": String(remixConfig.future?.v3_singleFetch === true),
  "window.__remixContext.isSpaMode": "false",
};

/** Texts that any page may need (the handle of the root route, the frame): one file a language. */
const SHARED_TEXTS = /\/locales\/(\w+)\/(?:errors|shell|soap|ui|validation)\.json$/;
/** Changes with package-lock.json alone, so that it stays in the caches of browsers over releases. */
const FRAMEWORK =
  /\/node_modules\/(?:(?:react|react-dom|scheduler|react-router|react-router-dom|@remix-run\/react|@remix-run\/router|i18next|remix-i18next)\/|react-i18next\/dist\/es\/(?!Trans|index))|^\0(?:vite\/preload-helper|commonjsHelpers)/;
/** Parts of most forms; what few have comes with their pages. */
const FORM_PARTS =
  /\/app\/(?:ui\/(?:form|enhance)\/(?!date-field|keep-input|password-field|show-dialog|text-area)|forms\/use-live-form)/;
const ROOT = /\/app\/root\.tsx(?:\?|$)/;

/**
 * Left alone, Rollup makes a file of every module that two pages share: 34 requests for the log-in page, each with a
 * kilobyte of headers, most too small to be compressed. So what every page needs is put together, and so are form parts.
 */
function chunkOfModule(): Rollup.GetManualChunk {
  let frame: Set<string> | undefined;
  return (id, graph) => {
    const texts = SHARED_TEXTS.exec(id);
    if (texts !== null) return `texts-${texts[1]}`;
    if (FRAMEWORK.test(id)) return "framework";
    frame ??= modulesOfRoot(graph);
    if (frame.has(id)) return "frame";
    return FORM_PARTS.test(id) ? "form" : undefined;
  };
}

/** Our own modules that the root route imports at once, and theirs; not the root itself. */
function modulesOfRoot({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set<string>();
  const visit = (id: string): void => {
    if (found.has(id) || id.includes("/node_modules/") || id.startsWith("\0")) return;
    found.add(id);
    getModuleInfo(id)?.importedIds.forEach(visit);
  };
  [...getModuleIds()].filter((id) => ROOT.test(id)).forEach(visit);
  return new Set([...found].filter((id) => !ROOT.test(id)));
}

/** A hash says nothing that could be compressed, and the manifest names each file: seven letters tell releases apart as well as the usual eight. */
const SCRIPT_NAME = "assets/[name]-[hash:7].js";

/** For browsers only: the server's build is one file in any case. */
const browserBuild: Plugin = {
  name: "portal:browser-build",
  config: (_, { isSsrBuild }) =>
    isSsrBuild === true
      ? {}
      : {
          define: flags,
          build: {
            rollupOptions: {
              output: {
                manualChunks: chunkOfModule(),
                onlyExplicitManualChunks: true,
                chunkFileNames: SCRIPT_NAME,
                entryFileNames: SCRIPT_NAME,
              },
            },
          },
        },
};

const RELOAD = "window.location.reload()";

/**
 * When the script file of a page does not come, Remix reloads the page that the user is on, so that a blocked file makes a link that leads
 * nowhere. Ours gets an event instead and opens the wanted page as a document (O17; app/ui/enhance/follow-build.ts).
 */
const lostParts: Plugin = {
  name: "portal:lost-parts",
  apply: "build",
  transform(code, id) {
    if (!/\/@remix-run\/react\/dist\/esm\/routeModules\.js$/.test(id)) return null;
    if (code.split(RELOAD).length !== 2) this.error("Remix loads route modules differently: look at portal:lost-parts");
    return code.replace(RELOAD, `window.dispatchEvent(new Event(${JSON.stringify(LOST_PART)}))`);
  },
};

/** What the portal leaves unused of the framework, by file: its search for routes, which is off, and the fetching of pages beforehand. */
const UNUSED: readonly (readonly [file: string, code: string, instead: string])[] = [
  ["fog-of-war.js", "future.v3_lazyRouteDiscovery === true && !isSpaMode", "false"],
  ["components.js", "function PrefetchPageLinks({", "const PrefetchPageLinks = () => null;\nfunction Unused({"],
];

/** With these changes the bundler sees that the rest of it is never reached, and does not send it to browsers. */
const leanFramework: Plugin = {
  name: "portal:lean-framework",
  apply: "build",
  transform(text, id) {
    const found = UNUSED.find(([file]) => id.endsWith(`/@remix-run/react/dist/esm/${file}`));
    if (found === undefined) return null;
    const [file, code, instead] = found;
    if (text.split(code).length !== 2)
      this.error(`Remix's ${file} is written differently: look at portal:lean-framework`);
    return text.replace(code, instead);
  },
};

const CLIENT_BUILD = path(`${remixConfig.buildDirectory}/client`);
const MANIFEST = /^manifest-\w+\.js$/;

/**
 * Which files a page needs beside its own is known to the server, which names them in the page (`<Scripts>`). Browsers would want that list only to
 * fetch pages beforehand, which no link of the portal asks for, and it is more than half of the manifest that each of them loads. What a route has not is
 * not said of it, either: the browser asks for what it has.
 */
const leanManifest: Plugin = {
  name: "portal:lean-manifest",
  apply: (_, { command, isSsrBuild }) => command === "build" && isSsrBuild === true,
  closeBundle() {
    const folder = `${CLIENT_BUILD}/assets`;
    const name = readdirSync(folder).find((file) => MANIFEST.test(file));
    if (name === undefined) this.error("Remix writes the manifest elsewhere: look at portal:lean-manifest");
    const text = readFileSync(`${folder}/${name}`, "utf8");
    const routeImports = /("module":"[^"]+"),"imports":\[[^\]]*\],"css":\[\]/g;
    const absent = /"has\w+":false,/g;
    writeFileSync(`${folder}/${name}`, text.replace(routeImports, "$1").replace(absent, ""));
  },
};

/** Warnings of a build that say nothing about a page: routes without a browser part, comments of packages, and parts that only the server's one file joins. */
const HARMLESS =
  /^Generated an empty chunk|dynamic import will not move module into another chunk|annotation that Rollup cannot interpret/;

const warnOfFaults: Rollup.RollupOptions["onwarn"] = (warning, warn) => {
  if (!HARMLESS.test(warning.message)) warn(warning);
};

export default defineConfig({
  plugins: underVitest ? [] : [remix(remixConfig), browserBuild, lostParts, leanFramework, leanManifest],
  // Nothing takes a part of a file of texts by its name: named exports would be a seventh of what browsers load of them.
  json: { namedExports: false },
  resolve: {
    alias: { "~locales": path("./locales"), "~": path("./app") },
  },
  // IE 11 cannot read custom properties or `inset`; the plugin writes the static fallback before each use.
  css: {
    postcss: {
      plugins: [
        postcssPresetEnv({
          browsers: ["ie 11", "chrome >= 64", "firefox >= 60", "safari >= 11"],
          features: { "custom-properties": { preserve: true } },
        }),
      ],
    },
  },
  build: {
    cssTarget: ["chrome64", "firefox60", "safari11"],
    sourcemap: false,
    assetsInlineLimit: 0,
    rollupOptions: { onwarn: warnOfFaults },
  },
  // A slower minifier makes less of what travels over slow lines (P11); the server's files stay as they are.
  environments: { client: { build: { minify: "terser", terserOptions: { compress: { passes: 2 } } } } },
  server: { host: "127.0.0.1" },
});
