import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium, type Browser } from "playwright";

/** Starts the Chromium of this machine; null when it has none. */
export async function startChromium(): Promise<Browser | null> {
  const folders = (process.env["PATH"] ?? "").split(delimiter);
  const executablePath = folders.map((folder) => join(folder, "chromium")).find(existsSync);
  return executablePath === undefined ? null : chromium.launch({ executablePath, args: ["--no-sandbox"] });
}
