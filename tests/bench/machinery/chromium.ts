import { chromium, type Browser } from "playwright";
import { ANY_BROWSER, findBrowser } from "../../support/find-browser.ts";

/** Starts the Chromium of this machine; null when it has none. */
export async function startChromium(): Promise<Browser | null> {
  const executablePath = findBrowser(ANY_BROWSER);
  return executablePath === null ? null : chromium.launch({ executablePath, args: ["--no-sandbox"] });
}
