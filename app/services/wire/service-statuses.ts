import { toServiceStatus } from "~/domain/enumerations/service-status.ts";
import type { OutsideService } from "../service-status-types.ts";
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
const outsideService = parts<OutsideService>({
  id: single("SistemosID", requiredInteger),
  name: localised("Pavadinimas"),
  status: single("Statusas", mapped(text, toServiceStatus, String)),
  href: single("Url", webAddress),
  updatedAt: single("Atnaujinta", moment),
});

export const serviceStatusesAnswer = elementOf(list("Sistemos", "Sistema", outsideService));
