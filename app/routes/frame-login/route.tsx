import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { TooManyNotice } from "~/features/auto-login/too-many-notice.tsx";
import type { FrameAnswer } from "~/features/frame-login/frame-answer.ts";
import { FrameLoginForm } from "~/features/frame-login/frame-login-form.tsx";
import { FrameFault } from "~/features/frame-login/frame-fault.tsx";
import { HandOverForm } from "~/features/frame-login/hand-over-form.tsx";
import { type LoginAnswer, LoginRefusalNotice } from "~/features/login/login-refusal-notice.tsx";
import { useLastAnswer } from "~/ui/enhance/use-last-answer.ts";
import { Card } from "~/ui/card.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["auto-login", "login"], title: "auto-login:frame.title" };

export default function FrameLoginPage() {
  const { csrf } = useLoaderData<typeof loader>();
  const answer = useLastAnswer(useActionData<LoginAnswer & FrameAnswer>());
  const { t } = useTranslation("auto-login");
  return (
    <Card>
      <TitleRow title={t("frame.title")} />
      <LoginRefusalNotice answer={answer} />
      {answer?.retryAfterSeconds !== undefined && <TooManyNotice retryAfterSeconds={answer.retryAfterSeconds} />}
      {answer?.handOver === undefined ? (
        <FrameLoginForm csrf={csrf} answer={answer} />
      ) : (
        <HandOverForm handOver={answer.handOver} />
      )}
    </Card>
  );
}

/** The portal's own error page has links that cannot be followed inside a frame. */
export function ErrorBoundary() {
  return <FrameFault />;
}
