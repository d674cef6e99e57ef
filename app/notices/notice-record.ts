import { z } from "zod";
import type { TextKey } from "~/i18n/text-key.ts";

/** Written by this portal; a release that has lost a text shows its key for the life of a session. */
const textKey = z.custom<TextKey>((value) => typeof value === "string");

/** Words by their key in `locales`, or as the back end gives them in both languages. */
const words = z.union([
  z.object({ key: textKey, params: z.record(z.string(), z.union([z.string(), z.number()])).optional() }),
  z.object({ lt: z.string(), en: z.string() }),
]);

/**
 * Only what the sanitiser of the back-end adapter has let through, in one language or in both; or a text of ours that
 * holds a link, by its key.
 */
const markup = z.object({
  html: z.union([z.string(), z.object({ lt: z.string(), en: z.string() }), z.object({ key: textKey })]),
});

const notice = z.object({
  id: z.string(),
  /** message or htmlMessage of the specification. */
  text: z.union([markup, words]),
  type: z.enum(["general", "soap", "greeting", "attention", "sessionExpired"]),
  variant: z.enum(["warning", "danger", "success", "info"]),
  /** Stays on every page until it is dismissed, and is there only once. */
  unique: z.boolean(),
  /** What makes two notices the same, so that the second one is not added; for unique ones their text when absent. */
  uniqueMessage: z.string().nullable(),
  collapsed: z.boolean(),
  /** Set bold before the message; the visible line of a collapsed one. */
  heading: words.nullable(),
  /** KlaidosKodas behind it. */
  code: z.number().nullable(),
  /** `text` of the specification: further plain words under the message. */
  detail: words.nullable(),
  /** Minutes of idleness that ended the session (F-110). */
  sessionTimeout: z.number().nullable(),
  /** Number of the failure, by which the log is searched. */
  reference: z.string().nullable(),
  /** A page of the portal that goes with it, and the key of the link's words. */
  link: z.object({ to: z.string(), label: textKey }).nullable(),
  /** The page that has drawn it: unless it is unique, the next page goes without it. Records of earlier releases lack it. */
  shownOn: z.string().nullable().default(null),
  /** Where it is drawn once more: the page whose frame was changed (zoom, another notice dismissed), or the one that an address led on to. */
  stayOn: z.string().nullable(),
});

/** What stands in the store for one visit. `greeted`: the back end's own notices of this log-in were asked for. */
export const visitNotices = z.object({ greeted: z.boolean(), list: z.array(notice) });

export type Words = z.output<typeof words>;
export type Notice = z.output<typeof notice>;
export type VisitNotices = z.output<typeof visitNotices>;

/** A notice to add: its message and how serious it is; everything else has a default. */
export type NewNotice = Pick<Notice, "text" | "variant"> &
  Partial<Omit<Notice, "id" | "text" | "variant" | "shownOn" | "stayOn">>;

const DEFAULTS = {
  type: "general",
  unique: false,
  uniqueMessage: null,
  collapsed: false,
  heading: null,
  code: null,
  detail: null,
  sessionTimeout: null,
  reference: null,
  link: null,
  shownOn: null,
  stayOn: null,
} as const;

/** The whole notice of a new one. */
export const toNotice = (added: NewNotice, id: string): Notice => ({ ...DEFAULTS, ...added, id });

/** What makes a notice the same as another (F-118); null for those that may stand there several times. */
const identityOf = ({ unique, uniqueMessage, text }: Notice): string | null =>
  uniqueMessage ?? (unique ? JSON.stringify(text) : null);

/**
 * The list with one more notice. One of the same meaning that is still to be drawn, or stays anyway, is enough (F-118);
 * one that has been drawn makes room for the new one.
 */
export function withNotice(list: readonly Notice[], added: Notice): Notice[] {
  const identity = identityOf(added);
  const isSame = (one: Notice): boolean => identity !== null && identityOf(one) === identity;
  if (list.some((one) => isSame(one) && (one.unique || one.shownOn === null))) return [...list];
  return [...list.filter((one) => !isSame(one)), added];
}
