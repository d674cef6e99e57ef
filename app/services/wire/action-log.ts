import { requiredText, text } from "./leaves.ts";
import { elementOf, list, parts, single } from "./parts.ts";

/** VeiksmoIrasas (F-180). */
export const entry = parts({
  /** Local time `yyyy-mm-ddThh:mm:ss` as the back end wrote it. */
  at: single("Laikas", requiredText),
  user: single("Vartotojas", requiredText),
  action: single("Veiksmas", requiredText),
  note: single("Pastaba", text),
});

export const actionLogAnswer = elementOf(list("Irasai", "Irasas", entry));
