import type { newsItem } from "./wire/news.ts";
import type { ValueOf } from "./wire/parts.ts";

/** A news item; `body.en` repeats the Lithuanian where there is no English one (F-156). */
export type NewsItem = ValueOf<typeof newsItem>;
