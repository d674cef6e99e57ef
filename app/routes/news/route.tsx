import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewsArticle } from "~/features/news/news-article.tsx";
import { toClockTime } from "~/i18n/clock-time.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["news"], title: "news:title" };

export default function NewsPage() {
  const { items, staleSince, unavailable } = useLoaderData<typeof loader>();
  const { t } = useTranslation("news");
  const warning = staleSince === null ? t("unavailable") : t("staleFrom", { time: toClockTime(staleSince) });
  return (
    <>
      <TitleRow title={t("title")} />
      {unavailable && <Notice notice={{ id: "news", variant: "warning", text: warning }} />}
      {items.length === 0 && !unavailable && <EmptyState title={t("empty")} />}
      {items.map((item) => (
        <NewsArticle key={item.id} item={item} />
      ))}
    </>
  );
}
