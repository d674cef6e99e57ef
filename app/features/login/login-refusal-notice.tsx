import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { useText } from "~/i18n/use-text.ts";
import { refusalWords, type BackendNotice } from "~/services/refusal.ts";
import { Notice } from "~/ui/notice.tsx";

export type LoginAnswer = { result?: SubmissionResult<string[]>; notice?: BackendNotice | null; furtherStep?: boolean };

/** Why the log-in was refused, in an alert above the form (F-060). The text of 1005 holds our own link. */
export function LoginRefusalNotice({ answer }: { answer: LoginAnswer | undefined }) {
  const { t } = useTranslation("login");
  const translate = useText();
  const refused = answer?.notice ?? null;
  if (refused === null) {
    return answer?.furtherStep === true ? (
      <Notice notice={{ id: "login", variant: "warning", text: t("accountNotReady") }} />
    ) : null;
  }
  const { variant, code, reference } = refused;
  return (
    <Notice notice={{ id: "login", variant, type: "soap", code, reference, ...refusalWords(refused, translate) }} />
  );
}
