import { openPublicPortal } from "~/request/portal.server.ts";
import { errorFields, log } from "~/platform/log.server.ts";
import { loadShell, type Shell } from "./shell.server.ts";
import type { RequestHead } from "~/platform/request-head.ts";

/**
 * The frame's data for a document whose root loader did not run: Remix skips it when an action throws. Its cookies go to
 * `headers`. Null when the root loader has run, and when the frame cannot be read either: the page then has no frame.
 */
export async function loadFallbackShell(
  request: RequestHead,
  loaderData: Record<string, unknown>,
  headers: Headers,
): Promise<Shell | null> {
  if (loaderData["root"] !== undefined && loaderData["root"] !== null) return null;
  try {
    const { shell, headers: own } = await loadShell(await openPublicPortal(request));
    for (const [name, value] of own) headers.append(name, value);
    return shell;
  } catch (error) {
    log("error", "shell.failed", errorFields(error));
    return null;
  }
}
