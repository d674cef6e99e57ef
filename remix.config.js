/**
 * The single place of the Remix options; `vite.config.ts` hands them to the Remix Vite plugin.
 * `v3_singleFetch` stays off: it blanks the page in browsers without TextEncoderStream (docs/decisions/0003).
 * @type {import('@remix-run/dev').VitePluginConfig}
 */
export default {
  appDirectory: "app",
  buildDirectory: "build",
  serverModuleFormat: "esm",
  ignoredRouteFiles: ["**/*"],
  future: {
    v3_fetcherPersist: true,
    v3_relativeSplatPath: true,
    v3_throwAbortReason: true,
    v3_routeConfig: true,
    v3_singleFetch: false,
    v3_lazyRouteDiscovery: false,
  },
};
