import { useActionData, useLoaderData } from "@remix-run/react";
import { Catalogue } from "~/features/application/goods/catalogue.tsx";
import { IN_FRONT_OF_STEP_2 } from "~/features/application/goods/in-front-of-step-2.ts";
import { UnsentNote } from "~/forms/unsent-note.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["application"], title: "application:catalogue.title", inFront: IN_FRONT_OF_STEP_2 };

export default function CataloguePage() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<{ unsent?: boolean }>();
  return (
    <>
      <UnsentNote answer={answer} />
      <Catalogue page={page} />
    </>
  );
}
