import { registerHooks } from "node:module";

/** Node runs the build without a bundler: the alias of `app` is resolved here, before anything is imported. */
registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier.startsWith("~/") ? new URL(`../../../app/${specifier.slice(2)}`, import.meta.url).href : specifier,
      context,
    ),
});

export const { entry, routes, assets, publicPath, assetsBuildDirectory, future, isSpaMode, mode } =
  await import("./portal-build.ts");
