import { sanitiseHtml } from "../safe-html.server.ts";
import { flagOrNo, requiredDay, requiredInteger } from "./leaves.ts";
import { localised } from "./localised.ts";
import { elementOf, list, mappedPart, parts, single } from "./parts.ts";

/** Naujiena; its body is HTML of the back end (F-156). */
export const newsItem = parts({
  id: single("NaujienosID", requiredInteger),
  title: localised("Pavadinimas"),
  body: mappedPart(
    localised("Turinys"),
    ({ lt, en }) => ({ lt: sanitiseHtml(lt), en: sanitiseHtml(en) }),
    (body) => body,
  ),
  publishedOn: single("Data", requiredDay),
  pinned: single("Prisegta", flagOrNo),
  /** Until it was listed now (decision under G09). */
  unread: single("Neskaityta", flagOrNo),
});

/** GetUnreadNewsCountResponse without the code. */
export const unreadAnswer = elementOf(single("Kiekis", requiredInteger));

export const newsAnswer = elementOf(list("Naujienos", "Naujiena", newsItem));
