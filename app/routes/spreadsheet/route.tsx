import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CalculatorView } from "~/features/calculator/calculator-view.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { loader } from "./route.server.ts";

export const handle = { i18n: ["calculator", "application"], title: "calculator:title" };

export default function SpreadsheetPage() {
  const page = useLoaderData<typeof loader>();
  const { t } = useTranslation("calculator");
  return (
    <>
      <TitleRow title={t("title")} />
      <CalculatorView page={page} />
    </>
  );
}
