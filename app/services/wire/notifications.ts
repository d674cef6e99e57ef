import { sanitiseHtml } from "../safe-html.server.ts";
import { flagOrNo, integer, mapped, text, type Leaf } from "./leaves.ts";
import { optionalLocalised } from "./localised.ts";
import { elementOf, list, mappedPart, parts, single } from "./parts.ts";

const TYPES = ["general", "soap", "greeting", "attention", "sessionExpired"] as const;
const VARIANTS = ["warning", "danger", "success", "info"] as const;

/** One of these words; anything else counts as `otherwise`. */
const wordOf = <Word extends string>(words: readonly Word[], otherwise: Word): Leaf<Word> =>
  mapped(
    text,
    (value) => words.find((word) => word === value) ?? otherwise,
    (word) => word,
  );

/** Pranesimas, in the specification's own field names (F-111). */
export const notification = parts({
  type: single("type", wordOf(TYPES, "general")),
  variant: single("variant", wordOf(VARIANTS, "info")),
  heading: optionalLocalised("heading"),
  message: optionalLocalised("message"),
  html: mappedPart(
    optionalLocalised("htmlMessage"),
    (html) => (html === null ? null : { lt: sanitiseHtml(html.lt), en: sanitiseHtml(html.en) }),
    (html) => html,
  ),
  detail: optionalLocalised("text"),
  unique: single("unique", flagOrNo),
  uniqueMessage: single("uniqueMessage", text),
  collapsed: single("collapsed", flagOrNo),
  code: single("code", integer),
  /** The application that it is about. */
  applicationId: single("ParaiskosID", integer),
});

export const notificationsAnswer = elementOf(list("Pranesimai", "Pranesimas", notification));
