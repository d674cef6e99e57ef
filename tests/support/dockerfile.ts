import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

type Instruction = { readonly name: string; readonly value: string };

/** One stage of the Dockerfile. */
export interface Stage {
  readonly name: string;
  /** The image or the stage that it starts from. */
  readonly from: string;
  /** Its own instructions, in order. */
  readonly own: readonly Instruction[];
}

/** The stages of the project's Dockerfile by name. Comments and empty lines are left out; none of its lines is continued. */
export function readStages(): ReadonlyMap<string, Stage> {
  const lines = readFileSync("Dockerfile", "utf8")
    .split("\n")
    .filter((line) => /^[A-Z]/.test(line));
  const stages = new Map<string, Stage & { own: Instruction[] }>();
  let current: { own: Instruction[] } | null = null;
  for (const line of lines) {
    const [, name = "", value = ""] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    const [, from = "", stage = ""] = name === "FROM" ? (/^(\S+) AS (\S+)$/.exec(value) ?? []) : [];
    if (name === "FROM") {
      const opened = { name: stage, from, own: [] };
      stages.set(stage, opened);
      current = opened;
    } else current?.own.push({ name, value });
  }
  return stages;
}

/** All instructions of a target, those of the stages that it starts from first. */
export function instructionsOf(target: string, stages = readStages()): readonly Instruction[] {
  const stage = stages.get(target);
  return stage === undefined ? [] : [...instructionsOf(stage.from, stages), ...stage.own];
}

/** The last instruction of a name, as the exec form's words; null for the shell form or none. */
export function execForm(target: string, name: "CMD" | "HEALTHCHECK"): string[] | null {
  const last = instructionsOf(target).findLast((instruction) => instruction.name === name)?.value ?? "";
  const [list = ""] = /\[.*\]$/.exec(last) ?? [];
  return list === "" ? null : (JSON.parse(list) as string[]);
}

/** Variables of the `ENV` lines. */
export const variablesOf = (target: string): Record<string, string> =>
  Object.fromEntries(
    instructionsOf(target)
      .filter(({ name }) => name === "ENV")
      .flatMap(({ value }) => value.split(" ").map((pair) => pair.split("=") as [string, string])),
  );

type LockedPackage = { dev?: boolean; optional?: boolean; devOptional?: boolean };

/** Packages that `npm ci --omit=dev` leaves at the top of `node_modules` on every platform; the binaries of `sharp` are found from its own folder. */
export function productionPackages(): string[] {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages).flatMap(([path, { dev, optional, devOptional }]) => {
    const [, name] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    return name === undefined || dev === true || optional === true || devOptional === true ? [] : [name];
  });
}

/**
 * What the image of a target holds, in a folder of its own: the files that its `COPY` lines name, and links to the production packages.
 * Anything that the process needs besides is not there. @returns the folder
 */
export function layOut(target: string): string {
  const root = mkdtempSync(join(tmpdir(), "portal-image-"));
  for (const { name, value } of instructionsOf(target)) {
    if (name !== "COPY" || value.includes("node_modules")) continue;
    const [source = "", destination = ""] = value.replace(/^--from=build \/srv\//, "").split(" ");
    const to = destination.endsWith("/") ? join(root, destination, source) : join(root, destination);
    mkdirSync(dirname(to), { recursive: true });
    cpSync(source, to, { recursive: true });
  }
  for (const name of productionPackages()) {
    mkdirSync(dirname(join(root, "node_modules", name)), { recursive: true });
    symlinkSync(join(process.cwd(), "node_modules", name), join(root, "node_modules", name));
  }
  return root;
}
