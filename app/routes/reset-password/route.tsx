import { useActionData, useLoaderData } from "@remix-run/react";
import { ResetView, type ResetAnswer } from "~/features/password/reset-view.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["password"], title: "password:reset.title" };

export default function ResetPasswordPage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<ResetAnswer>();
  return <ResetView page={page} answer={answer} />;
}
