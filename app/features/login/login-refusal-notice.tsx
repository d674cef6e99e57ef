import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { refusalWords, type BackendNotice } from "~/services/refusal.ts";
import { useFocusOnNewErrors } from "~/ui/enhance/use-focus-on-new-errors.ts";
import { Notice, type NoticeContent } from "~/ui/notice.tsx";

export type LoginAnswer = { result?: SubmissionResult<string[]>; notice?: BackendNotice | null; noRights?: boolean };

/**
 * Why the log-in was refused, in an alert above the form that gets the focus (F-060). The text of 1005 holds our own link to the
 * reminder (F-084).
 */
export function LoginRefusalNotice({ answer }: { answer: LoginAnswer | undefined }) {
  const { t } = useTranslation("login");
  const translate = useText();
  const refused = answer?.notice ?? null;
  if (refused !== null) {
    const { variant, code, reference } = refused;
    return (
      <Alert notice={{ id: "login", variant, type: "soap", code, reference, ...refusalWords(refused, translate) }} />
    );
  }
  return answer?.noRights === true ? <Alert notice={{ id: "login", variant: "warning", text: t("noRights") }} /> : null;
}

function Alert({ notice }: { notice: NoticeContent }) {
  const box = useFocusOnNewErrors([{ message: notice.text ?? notice.html ?? "" }]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice notice={notice} />
    </div>
  );
}
