import { text } from "./leaves.ts";
import { elementOf, parts, single } from "./parts.ts";

/** Kliutis: PAUSE or LIMIT; null when the message was taken. SiuntimoID: what its sending is asked by. */
export const handOverSending = elementOf(
  parts({ obstacle: single("Kliutis", text), requestId: single("SiuntimoID", text) }),
);
