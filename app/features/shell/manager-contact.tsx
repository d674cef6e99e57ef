import { useRouteLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { useFallbackShell } from "./fallback-shell.ts";
import type { Shell } from "./shell.server.ts";

/** Whom the text of 2140 sends the seller to: the shop's manager, or the text of 1080 where there is none (F-411, F-467). */
export function ManagerContact() {
  const { t } = useTranslation("shell");
  const translate = useText();
  const fallback = useFallbackShell();
  const loaded = useRouteLoaderData("root") as Shell | null | undefined;
  const help = (loaded ?? fallback)?.help ?? null;
  if (help === null) return null;
  const { managerEmail, phone } = help;
  return (
    <p>
      {managerEmail === null ? (
        translate("soap:1080")
      ) : (
        <>
          {t("manager")}: <a href={`mailto:${managerEmail}`}>{managerEmail}</a>
        </>
      )}
      <br />
      {t("help")}: {phone}
    </p>
  );
}
