import { useTranslation } from "react-i18next";
import { useLocalised } from "~/i18n/use-text.ts";
import type { NewsItem } from "~/services/news-types.ts";
import { Badge } from "~/ui/badge.tsx";
import { SafeHtml } from "~/ui/safe-html.tsx";

/** One news item; an English text that is missing shows the Lithuanian one. */
export function NewsArticle({ item }: { item: NewsItem }) {
  const { t, i18n } = useTranslation("news");
  const localised = useLocalised();
  const body = i18n.language === "en" ? item.body.en : item.body.lt;
  return (
    <article className="article">
      <h2>{localised(item.title)}</h2>
      <p className="note">
        <time dateTime={item.publishedOn}>{item.publishedOn}</time>{" "}
        {item.unread && (
          <>
            <Badge tone="success">{t("unread")}</Badge>{" "}
          </>
        )}
        {item.pinned && <Badge tone="info">{t("pinned")}</Badge>}
      </p>
      <SafeHtml html={body} />
    </article>
  );
}
