import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { refusalWords } from "~/services/refusal.ts";
import { EmptyState } from "~/ui/empty-state.tsx";
import { Notice } from "~/ui/notice.tsx";
import type { ReportPreview } from "./reports-page.server.ts";

/** Why there is nothing to show: a report that failed, wrong parameters, one still to be typed, or the words of the code (F-390, F-463). */
export function NoRows({ report: { empty, refused, isRefused } }: { report: ReportPreview }) {
  const { t } = useTranslation("reports");
  const translate = useText();
  if (refused !== null) {
    const { variant, code, reference } = refused;
    return (
      <Notice notice={{ id: "refused", variant, type: "soap", code, reference, ...refusalWords(refused, translate) }} />
    );
  }
  if (empty !== null) return <EmptyState title={translate(`soap:${empty.key}`, empty.params)} />;
  return <EmptyState title={t(isRefused ? "refused" : "ask")} />;
}
