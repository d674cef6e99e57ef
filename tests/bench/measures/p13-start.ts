import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../support/free-port.ts";
import { ROOT, startChild, type Variables } from "../machinery/child.ts";
import { atMost, type Figure } from "../machinery/figure.ts";
import { alternate } from "../machinery/pairs.ts";
import { CACHE, seededFolder } from "../machinery/portal.ts";

const PAIRS = 5;
const DEMO_ROWS = 5_000;
const REMIX = join(ROOT, "node_modules", "@remix-run");

/** P13: from the start of both processes to the log-in page and a back end that answers, build and data being there; against an empty Remix application. */
export async function measureStart(): Promise<Figure[]> {
  const seeded = await seededFolder(DEMO_ROWS);
  const dataFolder = mkdtempSync(join(tmpdir(), "partner-portal-bench-start-"));
  cpSync(seeded, dataFolder, { recursive: true });
  const empty = buildEmptyApplication();
  try {
    const { ours, peer } = await alternate(
      PAIRS,
      () => timeOurs(dataFolder),
      () => timeEmpty(empty),
    );
    return [
      {
        id: "P13",
        what: "start to the first good page, embedded back end included",
        ours: toSeconds(ours),
        peer: toSeconds(peer),
        ratio: `+${toSeconds(ours - peer)}`,
        goal: "≤ +2 s (≤ +1 s)",
        verdict: atMost(ours - peer, 2_000, 1_000),
      },
    ];
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function timeOurs(dataFolder: string): Promise<number> {
  const [port, backEndPort] = [await freePort(), await freePort()];
  const variables = { DATA_DIR: dataFolder, PORT: String(port), BACKEND_PORT: String(backEndPort) };
  const both = [`http://127.0.0.1:${port}/login`, `http://127.0.0.1:${backEndPort}/healthz`];
  return timeToPages(["tests/bench/machinery/up.mjs"], variables, both);
}

async function timeEmpty(folder: string): Promise<number> {
  const port = await freePort();
  const args = [join(REMIX, "serve", "dist", "cli.js"), join(folder, "build", "server", "index.js")];
  const variables = { PORT: String(port), HOST: "127.0.0.1", NODE_ENV: "production" };
  return timeToPages(args, variables, [`http://127.0.0.1:${port}/`]);
}

/** Milliseconds from the start of the process to the last byte of the page that answers last. */
async function timeToPages(args: readonly string[], variables: Variables, urls: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const child = startChild(process.execPath, args, variables);
  try {
    await Promise.all(urls.map((url) => child.untilOk(url)));
    return performance.now() - startedAt;
  } finally {
    await child.end();
  }
}

/** Builds the empty application once; it takes its packages from the project. */
function buildEmptyApplication(): string {
  const folder = join(CACHE, "empty-remix-app");
  if (existsSync(join(folder, "build", "server", "index.js"))) return folder;
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(ROOT, "tests", "bench", "peers", "empty"), folder, { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  execFileSync(process.execPath, [join(REMIX, "dev", "dist", "cli.js"), "vite:build"], {
    cwd: folder,
    stdio: "ignore",
  });
  return folder;
}

const toSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
