import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toLanguageUrl } from "~/i18n/language.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths.ts";
import { EmbeddedFrame } from "~/ui/frame/embedded-frame.tsx";
import { PageFrame } from "~/ui/frame/page-frame.tsx";
import { PublicFrame } from "~/ui/frame/public-frame.tsx";
import { NoticeList } from "~/ui/notice-list.tsx";
import type { Shell } from "./shell.server.ts";

const LANGUAGE_NAMES = { lt: "Lietuvių", en: "English" } as const;

/** The frame around every page: with menu for who is logged in, public for guests. */
export function PageShell({ shell, children }: { shell: Shell; children: ReactNode }) {
  const { t } = useTranslation("shell");
  const translate = useText();
  const location = useLocation();
  const languages = (["lt", "en"] as const).map((code) => ({
    code,
    name: LANGUAGE_NAMES[code],
    to: toLanguageUrl(location, code),
    current: code === shell.language,
  }));
  // The log-in inside a partner's page: what stands around other pages would lead the frame to pages that cannot be framed.
  if (location.pathname.replace(/\/$/, "") === paths.frameLogin())
    return <EmbeddedFrame languages={languages}>{children}</EmbeddedFrame>;
  const preferences = {
    action: paths.preferences(),
    hidden: { _csrf: shell.seals.preferences, back: location.pathname },
  };
  const notices = <NoticeList notices={shell.notices} dismiss={preferences} />;
  if (shell.user === null) {
    return (
      <PublicFrame
        homeTo={paths.login()}
        languages={languages}
        otherSystems={[]}
        company={shell.lender}
        notices={notices}
      >
        {children}
      </PublicFrame>
    );
  }
  const menu = [
    { to: paths.newApplication(), label: t("menu.newApplication"), primary: true },
    { to: paths.applications(), label: t("menu.applications") },
    { to: paths.news(), label: t("menu.news") },
  ];
  const help = shell.help === null ? {} : { help: helpContent(shell.help, translate) };
  return (
    <PageFrame
      homeTo={paths.news()}
      user={shell.user}
      logout={{ action: paths.logout(), hidden: { _csrf: shell.seals.logout } }}
      languages={languages}
      zoom={{ percent: shell.zoomPercent, ...preferences }}
      menu={menu}
      notices={notices}
      {...help}
    >
      {children}
    </PageFrame>
  );
}

/** The manager's address, or the text of 1080 where the shop has none (F-411). */
function helpContent({ phone, managerEmail }: NonNullable<Shell["help"]>, translate: (key: string) => string) {
  return managerEmail === null ? { phone, managerMissing: translate("soap:1080") } : { phone, managerEmail };
}
