/** One half of what `remix vite:build` does in the working folder: what browsers get, or (`ssr`) what the server runs. A process of its own, for its NODE_ENV. */
import { build } from "vite";

await build({
  mode: "production",
  configFile: "vite.config.ts",
  logLevel: "error",
  build: { ssr: process.argv[2] === "ssr" },
});
