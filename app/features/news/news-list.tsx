import { useTranslation } from "react-i18next";
import { toClockTime } from "~/i18n/clock-time.ts";
import { Card } from "~/ui/card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Notice } from "~/ui/notice.tsx";
import { NewsArticle } from "./news-article.tsx";
import type { News } from "./read-news.server.ts";

/** All news, or a word about why there are none, or only old ones. */
export function NewsList({ news: { items, staleSince, unavailable } }: { news: News }) {
  const { t } = useTranslation("news");
  const isOld = staleSince !== null && items.length > 0;
  const warning = isOld ? t("staleFrom", { time: toClockTime(staleSince) }) : t("unavailable");
  return (
    <>
      {(unavailable || isOld) && (
        <Notice notice={{ id: "news", variant: unavailable ? "warning" : "info", text: warning }} />
      )}
      {items.length === 0 && !unavailable && <EmptyState title={t("empty")} />}
      {items.length > 0 && (
        <Card flush>
          {items.map((item) => (
            <NewsArticle key={item.id} item={item} />
          ))}
        </Card>
      )}
    </>
  );
}
