import { useTranslation } from "react-i18next";
import { Notice } from "~/ui/notice.tsx";

const MINUTE_SECONDS = 60;

/** When a user who has tried too often may try again (R-C2). */
export function TooManyNotice({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  const { t } = useTranslation("auto-login");
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / MINUTE_SECONDS));
  return <Notice notice={{ id: "too-many", variant: "danger", text: t("tooMany", { minutes }) }} />;
}
