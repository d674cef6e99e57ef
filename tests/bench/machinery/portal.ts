import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PORTAL_HEAP } from "../../../scripts/processes.mjs";
import { freePort } from "../../support/free-port.ts";
import { ROOT, startChild, type Child, type Variables } from "./child.ts";

/** What outlives a run: seeded data folders, built peers, their packages. */
export const CACHE = join(tmpdir(), "partner-portal-bench");

/** The load comes from one address and one session; the portal must not refuse it. */
const NO_RATE_LIMITS = [
  "sessionRequestsPerMinute",
  "ipRequestsPerMinute",
  "nameLookupsPerHour",
  "nameLookupsPerShopDay",
]
  .map((name) => `${name}=10000000`)
  .join(",");

export type BackEnd = { url: string; child: Child };
export type Portal = { url: string; child: Child; end(): Promise<void> };

/** Starts the embedded back end on data that holds so many generated applications. Seeding happens once and is kept. */
export async function startBackEnd(demoRows: number): Promise<BackEnd> {
  const dataFolder = await seededFolder(demoRows);
  return launchBackEnd(dataFolder, demoRows);
}

/** Starts the portal as `npm run up` does, with a session store of its own. */
export async function startPortal(soapUrl: string, variables: Variables = {}): Promise<Portal> {
  const dataFolder = mkdtempSync(join(tmpdir(), "partner-portal-bench-sessions-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = startChild(process.execPath, [...PORTAL_HEAP, "server/start.ts"], {
    PORT: String(port),
    DATA_DIR: dataFolder,
    PUBLIC_ORIGIN: url,
    SOAP_URL: `${soapUrl}/soap`,
    LIMITS: NO_RATE_LIMITS,
    ...variables,
  });
  await child.untilOk(`${url}/readyz`);
  const end = async () => {
    await child.end();
    rmSync(dataFolder, { recursive: true, force: true });
  };
  return { url, child, end };
}

/** A folder with the seeded data of the present seed; made when it is not there. */
export async function seededFolder(demoRows: number): Promise<string> {
  const folder = join(CACHE, `data-${demoRows}-${seedHash()}`);
  const mark = join(folder, "seeded");
  mkdirSync(CACHE, { recursive: true });
  if (existsSync(mark)) return folder;
  for (const name of readdirSync(CACHE)) {
    if (name.startsWith(`data-${demoRows}-`)) rmSync(join(CACHE, name), { recursive: true, force: true });
  }
  mkdirSync(folder, { recursive: true });
  process.stderr.write(`Seeding ${demoRows} applications into ${folder} (once) …\n`);
  const { child } = await launchBackEnd(folder, demoRows);
  await child.end();
  writeFileSync(mark, "");
  return folder;
}

async function launchBackEnd(dataFolder: string, demoRows: number): Promise<BackEnd> {
  const child = startChild(process.execPath, ["backend/src/main.ts"], {
    BACKEND_PORT: "0",
    DATA_DIR: dataFolder,
    DEMO_ROWS: String(demoRows),
  });
  const ready: unknown = JSON.parse(await child.untilLine((line) => line.includes('"back-end-ready"')));
  const { address } = ready as { address: string };
  return { url: address, child };
}

/** Changes with everything that decides what is seeded. */
function seedHash(): string {
  const hash = createHash("sha256");
  for (const folder of ["backend/src/seed", "backend/src/store"]) addFolder(hash, join(ROOT, folder));
  return hash.digest("hex").slice(0, 12);
}

function addFolder(hash: ReturnType<typeof createHash>, folder: string): void {
  for (const name of readdirSync(folder).toSorted()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) addFolder(hash, path);
    else hash.update(name).update(readFileSync(path));
  }
}
