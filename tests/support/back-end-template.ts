import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { templateKey } from "./template-key.ts";

const TEMPLATES = join(tmpdir(), "portal-back-end-templates");
const LOCK_POLL_MS = 100;
const LOCK_MAX_AGE_MS = 120_000;
const TEMPLATE_MAX_AGE_MS = 24 * 3_600_000;

const isStale = (lock: string): boolean => Date.now() - statSync(lock).mtimeMs > LOCK_MAX_AGE_MS;

function takeLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    if (existsSync(lock) && isStale(lock)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

/** Templates of earlier days and earlier sources are of no use any more. */
function removeOldTemplates(): void {
  for (const name of readdirSync(TEMPLATES)) {
    const path = join(TEMPLATES, name);
    if (Date.now() - statSync(path).mtimeMs > TEMPLATE_MAX_AGE_MS) rmSync(path, { recursive: true, force: true });
  }
}

async function build(template: string, fill: (folder: string) => Promise<void>): Promise<void> {
  removeOldTemplates();
  const folder = mkdtempSync(join(TEMPLATES, "building-"));
  await fill(folder);
  renameSync(folder, template);
}

/**
 * A data folder with the demo story, made once for each state of the sources and kept between runs. Test files that
 * start at the same time wait for the one that makes it.
 */
export async function getDataTemplate(fill: (folder: string) => Promise<void>): Promise<string> {
  mkdirSync(TEMPLATES, { recursive: true });
  const template = join(TEMPLATES, templateKey());
  const lock = `${template}.lock`;
  while (!existsSync(template)) {
    if (!takeLock(lock)) {
      await pause(LOCK_POLL_MS);
      continue;
    }
    try {
      if (!existsSync(template)) await build(template, fill);
    } finally {
      rmSync(lock, { recursive: true, force: true });
    }
  }
  return template;
}
