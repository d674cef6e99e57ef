import type { Translate } from "~/i18n/text-key.ts";
import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { toLanguageUrl } from "~/i18n/language.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { EmbeddedFrame } from "~/ui/frame/embedded-frame.tsx";
import { LoadNote } from "~/ui/frame/load-watch.tsx";
import { PageFrame } from "~/ui/frame/page-frame.tsx";
import { PublicFrame } from "~/ui/frame/public-frame.tsx";
import { StandingNotes } from "~/ui/frame/standing-notes.tsx";
import { UpdateToast } from "~/ui/frame/update-toast.tsx";
import { NoticeList } from "~/ui/notice-list.tsx";
import { UPDATE_NOTE } from "./standing-note-ids.ts";
import type { Shell, ShellUser } from "./shell.server.ts";

type PageShellProps = {
  shell: Shell;
  /** The session watch: it stands above the notices. */
  watch?: ReactNode;
  children: ReactNode;
};

const LANGUAGE_NAMES = { lt: "Lietuvių", en: "English" } as const;

/** The frame around every page: with menu for who is logged in, public for guests and half-finished log-ins. */
export function PageShell({ shell, watch, children }: PageShellProps) {
  const location = useLocation();
  const hidden = { _csrf: shell.seals.preferences, back: location.pathname + location.search };
  const preferences = { action: paths.preferences(), hidden };
  const frame = {
    languages: (["lt", "en"] as const).map((code) => ({
      code,
      name: LANGUAGE_NAMES[code],
      to: toLanguageUrl(location, code),
      current: code === shell.language,
    })),
    zoom: { percent: shell.zoomPercent, ...preferences },
    testVersion: shell.testVersion,
    notices: (
      <>
        {watch}
        <LoadNote />
        <UpdateToast />
        <StandingNotes notes={notesOf(shell, location.pathname)} dismiss={preferences} />
        <NoticeList notices={shell.notices} dismiss={preferences} />
      </>
    ),
  };
  // The log-in inside a partner's page: what stands around other pages would lead the frame to pages that cannot be framed.
  if (location.pathname.replace(/\/$/, "") === paths.frameLogin())
    return <EmbeddedFrame languages={frame.languages}>{children}</EmbeddedFrame>;
  if (shell.user === null) return <GuestShell {...{ shell, frame }}>{children}</GuestShell>;
  return <MemberShell {...{ shell, user: shell.user, frame }}>{children}</MemberShell>;
}

/** The note about the old system takes room on the page of news alone; on others it is a link in the foot. */
const notesOf = ({ standingNotes }: Shell, pathname: string) =>
  standingNotes.filter(({ id }) => id !== UPDATE_NOTE || pathname === paths.news());

type CommonFrame = Omit<Parameters<typeof PublicFrame>[0], "homeTo" | "menu" | "otherSystems" | "company" | "children">;
type ShellProps = { shell: Shell; frame: CommonFrame; children: ReactNode };

function GuestShell({ shell, frame, children }: ShellProps) {
  const { t } = useTranslation("shell");
  const systems = (["leasing", "pension", "insurance", "internetBank"] as const).flatMap((name) => {
    const href = shell.outside[name];
    return href === null ? [] : [{ label: t(`systems.${name}`), href }];
  });
  return (
    <PublicFrame
      {...frame}
      homeTo={shell.publicHome}
      menu={shell.waysWhileExpired.map(({ name, ...way }) => ({ ...way, label: t(`menu.${name}`) }))}
      otherSystems={systems}
      company={shell.company}
    >
      {children}
    </PublicFrame>
  );
}

function MemberShell({ shell, user, frame, children }: ShellProps & { user: ShellUser }) {
  const { t } = useTranslation("shell");
  const translate = useText();
  const { fullName, login, settingsTo } = user;
  return (
    <PageFrame
      {...frame}
      homeTo={paths.news()}
      user={{ fullName, login, settingsTo: settingsTo ?? undefined }}
      logout={{ action: paths.logout(), hidden: { _csrf: shell.seals.logout } }}
      menu={user.menu.map(({ name, ...way }) => ({ ...way, label: t(`menu.${name}`) }))}
      help={shell.help === null ? undefined : helpContent(shell.help, translate)}
      footLinks={[
        { to: paths.ownSessions(), label: t("ownSessions") },
        { to: paths.passwordUpdate(), label: t("passwordUpdate") },
      ]}
      outsideLink={shell.standingNotes.find(({ id }) => id === UPDATE_NOTE)?.link}
      services={shell.services === null ? undefined : { content: shell.services, refreshUrl: paths.serviceStatuses() }}
    >
      {children}
    </PageFrame>
  );
}

/** The manager's address, or the text of 1080 where the shop has none (F-411). */
function helpContent({ phone, managerEmail }: NonNullable<Shell["help"]>, translate: Translate) {
  return managerEmail === null ? { phone, managerMissing: translate("soap:1080") } : { phone, managerEmail };
}
