import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { SessionFacts } from "~/session/session-facts.server.ts";
import { paths } from "~/paths/paths.ts";
import { Notice } from "~/ui/notice.tsx";
import { useSessionWatch } from "./use-session-watch.ts";

export type SessionWatchProps = {
  facts: SessionFacts | null;
  /** The notice that the server keeps for this expiry; null before the first, and when the user has dismissed it. */
  noticeId: string | null;
  /** Tokens of the extension and of the form that dismisses the notice. */
  seals: { session: string; preferences: string };
};

/**
 * Mounted once on every page, above its notices: says when the session has expired, and leads to the log-in and back (F-098, F-099, F-110).
 * With script it says so without a click; without, the next page does.
 */
export function SessionWatch({ facts, noticeId, seals }: SessionWatchProps) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  const addresses = { session: paths.session(), login: paths.login() };
  const state = useSessionWatch(facts, addresses, { _csrf: seals.session });
  const isDismissed = facts?.watch?.state === "expired" && noticeId === null;
  const isShown = state !== null && state !== "live" && !isDismissed;
  if (!isShown) return null;
  const action = { to: paths.loginFrom(pathname + search), label: t("session.logInAgain") };
  return (
    <Notice
      notice={{
        id: noticeId ?? "session",
        variant: "danger",
        isAnswer: true,
        type: "sessionExpired",
        text: t("session.expired", { n: facts?.watch?.minutes ?? 0 }),
        ...(pathname === paths.login() ? {} : { action }),
        dismissible: noticeId !== null,
      }}
      dismiss={{ action: paths.preferences(), hidden: { _csrf: seals.preferences, back: pathname } }}
    />
  );
}
