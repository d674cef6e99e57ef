import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { ROOT } from "./child.ts";
import { CACHE } from "./portal.ts";

/**
 * Bundles a peer that uses modules of the portal, for Node, as the portal's own server is bundled.
 * @param entry path from tests/bench/peers
 * @returns path of the built script
 */
export async function buildPeer(entry: string): Promise<string> {
  const outDir = join(CACHE, "built-peers");
  mkdirSync(outDir, { recursive: true });
  const packages = join(outDir, "node_modules");
  if (!existsSync(packages)) symlinkSync(join(ROOT, "node_modules"), packages);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: "error",
    publicDir: false,
    resolve: { alias: { "~locales": join(ROOT, "locales"), "~": join(ROOT, "app") } },
    esbuild: { jsx: "automatic" },
    build: {
      ssr: join(ROOT, "tests", "bench", "peers", entry),
      outDir,
      emptyOutDir: false,
      target: "node24",
      minify: false,
      rollupOptions: { output: { entryFileNames: "[name].mjs" } },
    },
  });
  return join(outDir, entry.replace(/\.tsx?$/, ".mjs"));
}
