import { useTranslation } from "react-i18next";
import { accountPaths } from "~/paths/account-paths.ts";
import { Notice } from "~/ui/notice.tsx";
import type { readAccounts } from "./read-accounts.server.ts";

type WarrantsBannerProps = { warrants: Awaited<ReturnType<typeof readAccounts>>["warrants"] };

/** How many warrants wait and until when; red on the last days and after them (F-400). The main user alone confirms. */
export function WarrantsBanner({ warrants }: WarrantsBannerProps) {
  const { t } = useTranslation("accounts");
  if (warrants === null) return null;
  const { due, count, isOverdue, isUrgent, mayConfirm } = warrants;
  const text = t(isOverdue ? "warrants.over" : "warrants.wait", { day: due, count });
  const link = mayConfirm ? { link: { to: accountPaths.warrants(), label: t("warrants.open") } } : {};
  const detail = mayConfirm ? {} : { detail: t("warrants.byMainUser") };
  return (
    <Notice
      notice={{ id: "warrants", variant: isUrgent ? "danger" : "warning", isAnswer: true, text, ...link, ...detail }}
    />
  );
}
