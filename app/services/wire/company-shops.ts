import { requiredInteger, requiredText } from "./leaves.ts";
import { list, parts, single } from "./parts.ts";

/** Parduotuves: the shops of a supervisor's company; none of other roles. */
export const companyShops = list(
  "Parduotuves",
  "Parduotuve",
  parts({ id: single("ParduotuvesID", requiredInteger), title: single("Pavadinimas", requiredText) }),
);
