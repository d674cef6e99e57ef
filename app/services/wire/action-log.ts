import type { ActionLogEntry } from "../action-log-types.ts";
import { requiredText, text } from "./leaves.ts";
import { elementOf, list, parts, single } from "./parts.ts";

/** VeiksmoIrasas (F-180). */
const entry = parts<ActionLogEntry>({
  at: single("Laikas", requiredText),
  user: single("Vartotojas", requiredText),
  action: single("Veiksmas", requiredText),
  note: single("Pastaba", text),
});

export const actionLogAnswer = elementOf(list("Irasai", "Irasas", entry));
