import * as z from "zod";
import { defineSessionPart } from "~/session/session-part.server.ts";

const NONE = { ids: [], current: null };

/** Ids of what was opened in a session, the last one first, and the one that is being worked on, where an address without one goes on (F-196). */
export const OPENED = defineSessionPart(
  "opened",
  z.object({ ids: z.array(z.number()), current: z.number().nullable() }).default(NONE),
);
