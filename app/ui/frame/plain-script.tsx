import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { useNonce } from "../nonce.tsx";
import source from "./plain-page.es5.js?url";

/** What the script must know of its page: the session's tag for the other tabs, the build that drew it, and whether it follows the log-ins of other tabs. */
type PlainPageFacts = { session: string | undefined; build: string; follows: boolean };

/**
 * The whole script of a page that React does not take over (docs/decisions/0022): one file, a few kilobytes, for old engines as well. It adds to log-in, passwords
 * and refusals what React adds to the other pages: a password that is shown, a demo log-in that fills the form, the refusal in focus, a log-in that is handed on
 * (F-060, F-092, F-197). ECMAScript 5 without trailing commas; an engine that lacks a built-in keeps the page as it is. It is served as it is written: its comments
 * count.
 */
export function PlainScript({ session, build, follows }: PlainPageFacts) {
  const { t } = useTranslation("shell");
  const translate = useText();
  const nonce = useNonce();
  return (
    <script
      id="plain-page"
      src={source}
      defer
      nonce={nonce}
      data-session={session}
      data-build={build}
      data-ask={follows ? paths.session() : undefined}
      data-version={paths.version()}
      data-preferences={paths.preferences()}
      data-offline={`${translate("ui:error.word")}: ${translate("soap:-404")}`}
      data-newer={t("newVersion")}
      data-reload={t("reload")}
    />
  );
}
