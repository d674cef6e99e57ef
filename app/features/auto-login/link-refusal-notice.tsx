import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import type { BackendNotice } from "~/services/refusal.ts";
import { Notice } from "~/ui/notice.tsx";
import type { LinkRefusal } from "./link-refusal.ts";
import { TooManyNotice } from "./too-many-notice.tsx";

type LinkRefusalNoticeProps = {
  refusal: LinkRefusal | null;
  /** Draws what the log-in form draws for the same refusal (F-093). */
  ofLogin: (answer: { notice: BackendNotice | null; noRights: boolean }) => ReactNode;
};

/** Why the link or ticket opened no session, and what to do. */
export function LinkRefusalNotice({ refusal, ofLogin }: LinkRefusalNoticeProps) {
  const { t } = useTranslation("auto-login");
  const translate = useText();
  if (refusal === null) return null;
  switch (refusal.kind) {
    case "told":
      return ofLogin({ notice: refusal.notice, noRights: false });
    case "noRights":
      return ofLogin({ notice: null, noRights: true });
    case "tooMany":
      return <TooManyNotice retryAfterSeconds={refusal.retryAfterSeconds} />;
    case "failed":
      return <Notice notice={{ id: "auto-login", variant: "danger", text: translate("soap:2000") }} />;
    default:
      return <Notice notice={{ id: "auto-login", variant: "danger", text: t(`refused.${refusal.kind}`) }} />;
  }
}
