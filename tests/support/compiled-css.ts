import { fileURLToPath } from "node:url";
import { build } from "vite";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** The portal's stylesheet as it is served: one file, lowered and minified by the project's own configuration. */
export async function compilePortalCss(): Promise<string> {
  const result = await build({
    root,
    logLevel: "error",
    build: { write: false, rollupOptions: { input: `${root}app/styles/portal.css` } },
  });
  const outputs = [result].flat().flatMap((part) => ("output" in part ? part.output : []));
  const sheet = outputs.find((file) => file.type === "asset" && file.fileName.endsWith(".css"));
  if (sheet?.type !== "asset") throw new Error("No stylesheet came out");
  return String(sheet.source);
}
