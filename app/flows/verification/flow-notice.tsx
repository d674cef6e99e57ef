import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { Link } from "~/ui/link.tsx";
import { Notice, type NoticeVariant } from "~/ui/notice.tsx";
import type { CodeFlowView } from "./code-flow-view.ts";
import { wayOf } from "./way-of.ts";

type FlowNoticeProps = {
  view: CodeFlowView;
  /** The message did not arrive (F-155). */
  isLost: boolean;
  /** Where a code can be typed all the same. */
  typingPage: string;
};

const ID = "verification";

/** Why there is no code to type, or why no other one was sent. */
export function FlowNotice({ view, isLost, typingPage }: FlowNoticeProps) {
  const { t } = useTranslation("verification");
  const translate = useText();
  const draw = (variant: NoticeVariant, text: string) => <Notice notice={{ id: ID, variant, text }} />;
  if (isLost) {
    return (
      <>
        {draw("danger", translate(`soap:sending.${wayOf(view.method)}`))}
        {view.canType && (
          <p>
            <Link to={typingPage}>{t("sending.haveCode")}</Link>
          </p>
        )}
      </>
    );
  }
  switch (view.notice) {
    case null:
      return null;
    case "tryLater":
      return draw("warning", translate("soap:code.tryLater", { s: view.waitSeconds }));
    case "contactTaken":
      return draw("danger", translate("soap:900"));
    default:
      return draw("danger", t(`notice.${view.notice}`));
  }
}
