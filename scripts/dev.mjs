/** `npm run dev`: the embedded back end and the portal with reload on change. Ctrl-C stops both. */
import { installPackages, nodeBinary, start } from "./prepare.mjs";

installPackages();
const children = [
  start(nodeBinary(), ["backend/src/main.ts"]),
  start(nodeBinary(), ["node_modules/@remix-run/dev/dist/cli.js", "vite:dev", "--port", process.env.PORT ?? "3000"]),
];

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    for (const child of children) child.kill("SIGTERM");
  });
}
