import type { NewNotice } from "~/session/notices.server.ts";
import type { LocalisedText } from "./localised-text.ts";
import type { SafeHtml } from "./safe-html.server.ts";

/** What the back end tells a user after log-in (F-111, F-123): `message` in plain words or `html`. */
export type Notification = Required<Pick<NewNotice, "type" | "variant" | "unique" | "collapsed">> & {
  heading: LocalisedText | null;
  message: LocalisedText | null;
  html: { lt: SafeHtml; en: SafeHtml } | null;
  /** A further plain sentence under the message. */
  detail: LocalisedText | null;
  uniqueMessage: string | null;
  code: number | null;
};
