import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { join } from "node:path";

/** One route as it was built. */
export interface BuiltRoute {
  id: string;
  /** Pattern of its address. */
  path: string;
  hasAction: boolean;
  hasLoader: boolean;
}

export const CLIENT_BUILD = fileURLToPath(new URL("../../../build/client", import.meta.url));

interface ManifestRoute extends Omit<BuiltRoute, "path"> {
  path?: string;
}

/** Every route of the build but the root, from the manifest that browsers get. */
export function builtRoutes(): BuiltRoute[] {
  const assets = join(CLIENT_BUILD, "assets");
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = readFileSync(join(assets, name ?? "manifest"), "utf8");
  const manifest: { routes: Record<string, ManifestRoute> } = JSON.parse(text.replace(/^[^{]+|;$/g, ""));
  return Object.values(manifest.routes)
    .filter(({ id }) => id !== "root")
    .map(({ id, path = "", hasAction, hasLoader }) => ({ id, path: `/${path}`, hasAction, hasLoader }));
}
