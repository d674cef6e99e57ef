import { toServiceStatus } from "~/domain/enumerations/service-status.ts";
import { mapped, requiredInteger, text } from "./leaves.ts";
import { localised } from "./localised.ts";
import { moment } from "./moment.ts";
import { elementOf, list, parts, single } from "./parts.ts";

/** Only a web address becomes a link. */
const webAddress = mapped(
  text,
  (value) => (/^https?:$/.test(URL.parse(value ?? "")?.protocol ?? "") ? value : null),
  (value) => value,
);

/** Sistema; a state that we do not know is an error (F-580). */
export const outsideService = parts({
  id: single("SistemosID", requiredInteger),
  name: localised("Pavadinimas"),
  status: single("Statusas", mapped(text, toServiceStatus, String)),
  /** The system's own page; null when it has none or names no web address. */
  href: single("Url", webAddress),
  /** When the state was found out, milliseconds since 1970; null when the text says no moment. */
  updatedAt: single("Atnaujinta", moment),
});

export const serviceStatusesAnswer = elementOf(list("Sistemos", "Sistema", outsideService));
