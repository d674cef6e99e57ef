import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { NewsList } from "~/features/news/news-list.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["news"], title: "news:title" };

export default function NewsPage() {
  const { t } = useTranslation("news");
  return (
    <>
      <TitleRow title={t("title")} />
      <NewsList news={useLoaderData<typeof loader>()} />
    </>
  );
}
