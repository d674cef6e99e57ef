import { sanitiseHtml } from "../safe-html.server.ts";
import { mapped, text } from "./leaves.ts";

/** HTML of the back end, cleaned as it comes in (F-120); null when there is none. */
export const safeHtml = mapped(
  text,
  (value) => (value === null ? null : sanitiseHtml(value)),
  (value) => value,
);
