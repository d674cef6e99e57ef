import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewsList } from "~/features/news/news-list.tsx";
import { TodayCard } from "~/features/application/today/today-card.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["news"], title: "news:title" };

export default function NewsPage() {
  const { news, today } = useLoaderData<typeof loader>();
  const answer = useActionData<{ result?: SubmissionResult<string[]> }>();
  const { t } = useTranslation("news");
  return (
    <>
      <TitleRow title={t("title")} />
      {today !== null && <TodayCard today={today} result={answer?.result} />}
      <NewsList news={news} />
    </>
  );
}
