import type { IsoDay } from "~/domain/iso-day.ts";
import type { LocalisedText } from "./localised-text.ts";
import type { SafeHtml } from "./safe-html.server.ts";

/** A news item; `body.en` repeats the Lithuanian where there is no English one (F-156). */
export type NewsItem = {
  id: number;
  title: LocalisedText;
  body: { lt: SafeHtml; en: SafeHtml };
  publishedOn: IsoDay;
  pinned: boolean;
};
