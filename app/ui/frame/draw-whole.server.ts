import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Without it old and new browsers lay a page out as those of the nineties did. */
const DOCTYPE = "<!DOCTYPE html>";

/**
 * Draws a page whole before its first byte, and in one go: a browser without script could not fill in a part that comes later, and the portal
 * cannot tell such a browser from others (design: browsers, rule 23). No page waits for a part on the server, so the renderer that streams would
 * only cost: a list of 50 rows took a quarter longer with it (docs/performance.md, P1).
 * @throws what a component of the frame throws; also when one waits for something (`lazy` without the server's own import)
 */
export const drawWhole = (page: ReactNode): string => DOCTYPE + renderToString(page);
