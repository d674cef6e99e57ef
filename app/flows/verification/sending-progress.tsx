import { useTranslation } from "react-i18next";
import { Link } from "~/ui/link.tsx";
import type { CodeFlowView } from "./code-flow-view.ts";
import { PlainRefresh } from "~/ui/plain-only.tsx";
import { wayOf } from "./way-of.ts";

const REFRESH_SECONDS = 2;

type SendingProgressProps = { view: CodeFlowView; page: string; typingPage: string; hydrated: boolean };

/**
 * A message on its way. Where its script does not run the page asks again by itself, and the server stops that after 40 times (F-152); links do the
 * same where script is on and did not come.
 */
export function SendingProgress({ view, page, typingPage, hydrated }: SendingProgressProps) {
  const { t } = useTranslation("verification");
  return (
    <>
      <p role="status">{t(`sending.${wayOf(view.method)}`, { contact: view.contact })}</p>
      {!hydrated && (
        <>
          <PlainRefresh seconds={REFRESH_SECONDS} to={page} />
          <p>
            <Link to={page} reloadDocument>
              {t("sending.ask")}
            </Link>
          </p>
          <p>
            <Link to={typingPage} reloadDocument>
              {t("sending.haveCode")}
            </Link>
          </p>
        </>
      )}
    </>
  );
}
