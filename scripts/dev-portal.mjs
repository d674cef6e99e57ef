/**
 * The portal of `npm run dev`: its sources through Vite, behind the same guard as the built portal, so that headers, limits and rules of
 * forms are those of `npm run up`. Only the modules that Vite sends to browsers pass beside the guard: there are hundreds of a page.
 */
import http from "node:http";
import { createRequire, enableCompileCache } from "node:module";
import { join } from "node:path";
import { root } from "./prepare.mjs";

// What is loaded after it is compiled once for all starts.
enableCompileCache();

/** Opens the store and takes the data folder, then guards the next server of this process. */
await import("../server/boot.ts");
// The guard's start sets the mode of a built portal.
process.env.NODE_ENV = "development";

// The server and its adapter are those that the built portal runs on.
const requireOfServe = createRequire(createRequire(import.meta.url).resolve("@remix-run/serve/package.json"));
const express = requireOfServe("express");
const { createRequestHandler } = requireOfServe("@remix-run/express");
const [{ installGlobals }, { matchRoutes }, { createServer }] = await Promise.all([
  import("@remix-run/node"),
  import("@remix-run/react"),
  import("vite"),
]);
installGlobals();

const SERVER_BUILD = "virtual:remix/server-build";
const MODULE_OF_VITE = /^\/(?:@|node_modules\/|app\/|locales\/|backend\/contract\/)/;
const ROUTE_IMPORT = /^\s*import \* as (route\d+) from (".+");$/gm;

/** Leaves the modules of routes out of the server's build: 95 of them draw in 1,400 files, and a page needs two. */
const routesOnDemand = {
  name: "portal:routes-on-demand",
  transform: (code, id) =>
    id.endsWith(SERVER_BUILD) ? code.replace(ROUTE_IMPORT, "const $1 = { file: $2 };") : undefined,
};

/** Folders of which the portal's pages have nothing; `scripts/dev.mjs` looks after the others. */
const UNWATCHED = ["backend/src", "build", "docs", "scripts", "server", "tests"];

/** Packages that pages load in browsers. One that is missing here is found when a page asks for it, and the page loads once more. */
const BROWSER_PACKAGES = [
  ...["react", "react/jsx-runtime", "react/jsx-dev-runtime", "react-dom", "react-dom/client", "react-router"],
  ...["@remix-run/react", "i18next", "react-i18next", "remix-i18next/client", "remix-i18next/react"],
  ...["@conform-to/react", "@conform-to/zod/v4", "zod"],
];

const app = express();
app.disable("x-powered-by");
const server = http.createServer(app);
const vite = await createServer({
  server: {
    middlewareMode: true,
    hmr: { server },
    watch: { ignored: UNWATCHED.map((folder) => join(root, folder, "**")) },
  },
  appType: "custom",
  optimizeDeps: { entries: ["app/entry.client.tsx"], include: BROWSER_PACKAGES },
  plugins: [routesOnDemand],
});

/** The build with the modules of those routes that an address matches. */
async function loadBuild(pathname) {
  const build = await vite.ssrLoadModule(SERVER_BUILD);
  const { root: frame, ...others } = build.routes;
  const matches = matchRoutes(Object.values(others), pathname) ?? [];
  const needed = [frame, ...matches.map(({ route }) => route)];
  const loaded = await Promise.all(
    needed.map(async (route) => [route.id, { ...route, module: await vite.ssrLoadModule(route.module.file) }]),
  );
  // Remix keeps what it makes of a manifest's routes (docs/decisions/0033), with the modules that they had.
  const assets = { ...build.assets, routes: { ...build.assets.routes } };
  return { ...build, assets, routes: { ...build.routes, ...Object.fromEntries(loaded) } };
}

app.use(vite.middlewares);
app.all("*", async (request, response, next) => {
  try {
    const build = await loadBuild(request.path);
    // In its other mode Remix collects styles for each page, and sends the server's modules through the browser's pipeline to find them.
    await createRequestHandler({ build, mode: "production" })(request, response, next);
  } catch (error) {
    vite.ssrFixStacktrace(error);
    next(error);
  }
});

const guards = server.listeners("request");
server.removeAllListeners("request");
server.on("request", (request, response) => {
  const goThroughGuard = () => guards.forEach((guard) => guard(request, response));
  if (MODULE_OF_VITE.test(request.url ?? "")) vite.middlewares(request, response, goThroughGuard);
  else goThroughGuard();
});

await loadBuild("/login");
server.listen(Number(process.env.PORT), process.env.HOST);
