import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useNewerBuild } from "../enhance/newer-build.ts";
import { useLeaveWhenKept } from "../enhance/use-leave-when-kept.ts";

/**
 * Says that a newer version is there and offers to load it (F-047): this very page. What was typed is saved as a draft, and the page
 * waits for that.
 */
export function UpdateToast() {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const isNewer = useNewerBuild();
  const leave = useLeaveWhenKept(pathname + search);
  if (!isNewer) return null;
  return (
    <div className="toast" role="status">
      {t("newVersion")}{" "}
      <a className="btn small" href={pathname + search} onClick={leave}>
        {t("reload")}
      </a>
    </div>
  );
}
