import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { PORTAL_HEAP } from "../../../scripts/processes.mjs";
import { freePort } from "../../support/free-port.ts";
import { prepareDataFolder, startBackEnd } from "../../support/back-end.ts";
import { callerOf } from "../../support/demo-session.ts";
import { createApplication } from "../../support/demo-application.ts";
import {
  execForm,
  instructionsOf,
  layOut,
  productionPackages,
  readStages,
  variablesOf,
} from "../../support/dockerfile.ts";
import { visitor } from "../../support/http-client.ts";
import { filesBelow } from "../../support/source-files.ts";
import { formNamed, pressed } from "./form-table.ts";
import { AUTHOR, COMPLETE } from "./stage.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });

const TARGETS = ["portal", "back-end"];
const stages = readStages();

describe("R-M3: the Dockerfile", () => {
  test("a service that ended with an error is started again", () => {
    const services = readFileSync("compose.yaml", "utf8")
      .split(/^ {2}(?=[a-z-]+:$)/m)
      .slice(1);
    expect(services.filter((service) => service.includes("image:") || service.includes("build:"))).toHaveLength(4);
    for (const service of services.slice(0, 4)) expect(service).toContain("restart: unless-stopped");
  });

  test.each(TARGETS)("%s runs as an ordinary user, from the moment that the user exists", (target) => {
    const users = instructionsOf(target).filter(({ name }) => name === "USER");
    expect(users.map(({ value }) => value)).toEqual(["node"]);
    expect(stages.get(target)?.own.filter(({ name }) => name === "RUN" || name === "USER")).toEqual([]);
  });

  test.each(TARGETS)("%s starts node itself: no shell and no npm stands between it and SIGTERM", (target) => {
    expect(instructionsOf(target).filter(({ name }) => name === "ENTRYPOINT" || name === "SHELL")).toEqual([]);
    const [command, ...words] = execForm(target, "CMD") ?? [];
    expect(command).toBe("node");
    expect(words.at(-1)).toMatch(/^[\w/-]+\.ts$/);
  });

  test("P6: the portal's heap has the same bounds as where it is tried out", () => {
    expect(execForm("portal", "CMD")).toEqual(["node", ...PORTAL_HEAP, "server/start.ts"]);
  });

  test.each(TARGETS)("%s has a health check that needs no other program", (target) => {
    expect(execForm(target, "HEALTHCHECK")?.slice(0, 2)).toEqual(["node", "-e"]);
  });

  test.each(TARGETS)("%s has production packages only, and no source that it does not run", (target) => {
    const copies = instructionsOf(target)
      .filter(({ name }) => name === "COPY")
      .map(({ value }) => value);
    expect(copies.filter((value) => value.includes("node_modules"))).toEqual([
      "--from=packages /srv/node_modules node_modules",
    ]);
    expect(copies.filter((value) => /^\.|\.env|tests|\bdocs\b/.test(value))).toEqual([]);
    const installs = stages.get("packages")?.own.filter(({ name, value }) => name === "RUN" && value.startsWith("npm"));
    expect(installs?.map(({ value }) => value)).toEqual([
      expect.stringMatching(/^npm ci --omit=dev(?! --omit=optional)/),
    ]);
    const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
      string,
      object
    >;
    expect(productionPackages()).toEqual(expect.arrayContaining(Object.keys(dependencies ?? {})));
    expect(Object.keys(devDependencies ?? {}).filter((name) => productionPackages().includes(name))).toEqual([]);
  });

  test("decision 0033: a package that is changed after its installation comes into the images as the build has it", () => {
    const changed = readdirSync("patches").map((patch) => `node_modules/${patch.split("+").slice(0, -1).join("/")}`);
    const copies = stages.get("packages")?.own.filter(({ name }) => name === "COPY") ?? [];
    expect(changed).not.toEqual([]);
    expect(copies.map(({ value }) => value)).toEqual(
      expect.arrayContaining(changed.map((folder) => `--from=build /srv/${folder} ${folder}`)),
    );
  });

  test("every stage stands on the Node that the lock file pins", () => {
    const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8")) as Record<
      string,
      Record<string, string>
    >;
    const major = Object.values(optionalDependencies ?? {})[0]?.split(".")[0];
    const images = [...stages.values()].map(({ from }) => from).filter((from) => !stages.has(from));
    expect(new Set(images)).toEqual(new Set([`node:${major}-bookworm-slim`]));
  });

  test("only /data is kept, it belongs to the user, and the rest may be read-only", () => {
    for (const target of TARGETS)
      expect(variablesOf(target)).toMatchObject({ NODE_ENV: "production", DATA_DIR: "/data" });
    const base = stages.get("base")?.own.map(({ name, value }) => `${name} ${value}`) ?? [];
    expect(base).toEqual(expect.arrayContaining(["RUN mkdir /data && chown node:node /data", "VOLUME /data"]));
    const compose = readFileSync("compose.yaml", "utf8");
    for (const target of TARGETS) {
      const service = compose.split(`target: ${target} }`)[1]?.split("depends_on")[0] ?? "";
      expect([target, service]).toEqual([target, expect.stringMatching(/read_only: true\s+tmpfs: \[\/tmp\]/)]);
    }
  });

  test("R-L9: nothing of the working copy that may hold a secret goes into the build", () => {
    const ignored = readFileSync(".dockerignore", "utf8").split("\n");
    expect(ignored).toEqual(expect.arrayContaining([".git", ".data", ".env", "node_modules", "*.log"]));
  });
});

/** Every call of ours that can make or change a file. */
const WRITING =
  /\b(?:writeFile|appendFile|createWriteStream|open|mkdir|mkdtemp|copyFile|cp|rename|link|symlink|truncate|rm|unlink|utimes|chmod|chown)(?:Sync)?\(|new DatabaseSync\(|\bPGlite\b/;
const FROM_FS = /from "node:fs(?:\/promises)?"|from "node:sqlite"|from "@electric-sql\/pglite"/;

test("R-M3: these files write, each below the folder that DATA_DIR names, and no other does", () => {
  const writing = ["app", "server", "backend/src"]
    .flatMap((folder) => filesBelow(folder, /\.tsx?$/))
    .filter((path) => {
      const text = readFileSync(path, "utf8");
      return FROM_FS.test(text) && WRITING.test(text);
    });
  expect(writing.sort()).toEqual([
    // audit log
    "app/platform/audit.server.ts",
    // files set aside, the lock of the folder, keys of the embedded mode, sessions and drafts
    "app/store/damaged-files.server.ts",
    "app/store/data-lock.server.ts",
    "app/store/key-file.server.ts",
    "app/store/sqlite-store.server.ts",
    // key of the codes, lock and database of the embedded back end
    "backend/src/sending/service-key.ts",
    "backend/src/store/embedded-database.ts",
    "backend/src/store/folder-lock.ts",
  ]);
});

const cleanUps: (() => unknown)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps.reverse()) await cleanUp();
});

/** A folder that goes with the tests. */
function kept(folder: string): string {
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  return realpathSync(folder);
}

interface RunningImage {
  child: ChildProcess;
  /** The folder that stands for the image, and what lay in it before the start. */
  root: string;
  content: string[];
  output: () => string;
}

const contentOf = (folder: string): string[] => readdirSync(folder, { recursive: true }).map(String).sort();

/** Starts what the image of a target starts, among its files only, with the right to write below one folder and nowhere else. */
async function runImage(target: string, dataDir: string, variables: Record<string, string>): Promise<RunningImage> {
  const [, ...words] = execForm(target, "CMD") ?? [];
  const root = kept(layOut(target));
  const content = contentOf(root);
  const rights = `--permission --allow-fs-read=* --allow-fs-write=${dataDir}/*`;
  const env = { ...variablesOf(target), ...variables, DATA_DIR: dataDir, NODE_OPTIONS: rights };
  const child = spawn(process.execPath, words, {
    cwd: root,
    env: env as unknown as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe"],
  });
  cleanUps.push(() => child.kill("SIGKILL"));
  let output = "";
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (/"server\.listening"|"back-end-ready"/.test(output)) resolve();
      });
    }
    child.once("exit", () => reject(new Error(output)));
  });
  return { child, root, content, output: () => output };
}

/** Files that a process holds open for writing now, as the kernel sees them. */
function openForWriting(pid: number): string[] {
  return readdirSync(`/proc/${pid}/fd`).flatMap((fd) => {
    try {
      const path = readlinkSync(`/proc/${pid}/fd/${fd}`);
      const flags = parseInt(/flags:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/fdinfo/${fd}`, "utf8"))?.[1] ?? "0", 8);
      return path.startsWith("/") && !path.startsWith("/dev/") && (flags & 0o3) !== 0 ? [path] : [];
    } catch {
      return [];
    }
  });
}

/** The exit code of the health check, asked of this port. */
async function healthOf(target: string, port: number): Promise<number | null> {
  const [, ...words] = execForm(target, "HEALTHCHECK") ?? [];
  const check = spawn(
    process.execPath,
    words.map((word) => word.replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${port}`)),
    { stdio: "ignore" },
  );
  const [code] = (await once(check, "exit")) as [number | null];
  return code;
}

/** Nothing was written but below the data folder, and nothing else was tried. */
function expectWritesBelow(dataDir: string, { child, root, content, output }: RunningImage): void {
  const open = openForWriting(child.pid ?? 0);
  expect(open.length).toBeGreaterThan(0);
  expect(open.filter((path) => !path.startsWith(`${dataDir}/`))).toEqual([]);
  expect(contentOf(root)).toEqual(content);
  expect(output()).not.toMatch(/ERR_ACCESS_DENIED|EROFS|EACCES/);
}

async function expectCleanEnd({ child }: RunningImage): Promise<void> {
  child.kill("SIGTERM");
  expect((await once(child, "exit"))[0]).toBe(0);
}

const KEY = Buffer.from(Array.from({ length: 32 }, (_, at) => (at * 37 + 11) % 256)).toString("base64url");

test("R-M3: the portal's image has all that it needs, writes below DATA_DIR only, answers its health check and ends at SIGTERM", async () => {
  const backEnd = await startBackEnd();
  cleanUps.push(() => backEnd.stop());
  const { id } = await createApplication(await callerOf(backEnd.url, AUTHOR), COMPLETE);
  const port = await freePort();
  const dataDir = kept(mkdtempSync(join(tmpdir(), "portal-image-data-")));
  const origin = `http://localhost:${port}`;
  const variables = {
    HOST: "127.0.0.1",
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    SESSION_KEYS: `k1:${KEY}`,
    SOAP_URL: `${backEnd.url}/soap`,
  };
  expect(await healthOf("portal", port)).toBe(1);
  const image = await runImage("portal", dataDir, variables);
  expect(await healthOf("portal", port)).toBe(0);
  const seller = visitor(`http://127.0.0.1:${port}`);
  expect((await seller.post("/login", { ...pressed(formNamed("login")), username: AUTHOR })).status).toBe(303);
  const household = formNamed("household");
  const about = { application: id, contract: 0 };
  const posts = [
    await seller.post(household.address(about), {
      ...pressed({ ...household, button: "keepDraft" }),
      workplace: "Kita",
    }),
    await seller.post(household.address(about), { ...pressed(household), _op: crypto.randomUUID() }),
  ];
  expect(posts.map(({ status }) => status)).toEqual([200, 303]);
  const pages = [
    "/news",
    "/applications",
    `/applications/edit/${id}/5`,
    "/applications/export",
    `/applications/documents/${id}/draft`,
  ];
  const answers = await Promise.all(pages.map((path) => seller.get(path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expectWritesBelow(dataDir, image);
  await expectCleanEnd(image);
});

test("R-M3: so has the back end's", async () => {
  const port = await freePort();
  const dataDir = kept(await prepareDataFolder());
  const variables = { BACKEND_HOST: "127.0.0.1", BACKEND_PORT: String(port) };
  const image = await runImage("back-end", dataDir, variables);
  expect(await healthOf("back-end", port)).toBe(0);
  const author = await callerOf(`http://127.0.0.1:${port}`, AUTHOR);
  const { id } = await createApplication(author, COMPLETE);
  expect((await author("GetContractDraft", { ParaiskosID: id })).code).toBe(0);
  expect((await author("MakeContract", { ParaiskosID: id, OperacijosID: crypto.randomUUID() })).code).toBe(0);
  expectWritesBelow(dataDir, image);
  await expectCleanEnd(image);
});
