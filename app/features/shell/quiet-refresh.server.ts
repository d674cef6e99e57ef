import { paths } from "~/paths/paths.ts";
import type { Shell } from "./shell.server.ts";

const MAIN = { start: "<main", end: "</main>" };
const FORM = "<form";
/**
 * Forms that hold nothing worth waiting for: those of the frame among the page's own, and the one field of the first page, where
 * the notice of the expiry has to come by itself (F-098).
 */
const HOLD_NOTHING = [`action="${paths.preferences()}"`, `action="${paths.news()}"`];

/** Seconds after which a page without script is to load itself again, so that its user learns of the expiry; null when it never is. */
export const secondsToRefresh = (shell: Pick<Shell, "session"> | null | undefined): number | null =>
  shell?.session?.watch?.refreshAfterSeconds ?? null;

/**
 * Whether a page asks for anything: such a page never loads itself again, because what is half typed would be gone. There the server keeps the
 * form when it comes and asks for the log-in then (O2).
 */
export function hasForm(html: string): boolean {
  const start = Math.max(html.indexOf(MAIN.start), 0);
  const end = html.indexOf(MAIN.end, start);
  const main = html.slice(start, end === -1 ? html.length : end);
  for (let form = main.indexOf(FORM); form >= 0; form = main.indexOf(FORM, form + 1)) {
    const tag = main.slice(form, main.indexOf(">", form));
    if (!HOLD_NOTHING.some((action) => tag.includes(action))) return true;
  }
  return false;
}
