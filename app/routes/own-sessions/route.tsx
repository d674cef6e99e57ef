import type { SubmissionResult } from "@conform-to/react";
import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { OwnDevicesList } from "~/features/own-sessions/own-devices-list.tsx";
import { OwnSessionsList } from "~/features/own-sessions/own-sessions-list.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["sessions"], title: "sessions:title" };

/** Where one is logged in, and where no code is asked (R-A14). */
export default function OwnSessionsPage() {
  const { sessions, devices, csrf } = useLoaderData<typeof loader>();
  const errors = useActionData<{ result?: SubmissionResult<string[]> }>()?.result?.error?.[""] ?? [];
  const { t } = useTranslation("sessions");
  return (
    <>
      <TitleRow title={t("title")} />
      <ErrorSummary errors={errors.map((message) => ({ message }))} />
      <OwnSessionsList {...{ sessions, csrf }} />
      <OwnDevicesList {...{ devices, csrf }} />
    </>
  );
}
