import { useActionData, useLoaderData } from "@remix-run/react";
import { GoodsLineForm, type GoodsAnswer } from "~/features/application/goods/goods-line-form.tsx";
import { IN_FRONT_OF_STEP_2 } from "~/features/application/goods/in-front-of-step-2.ts";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";
export { clientAction } from "~/forms/send-or-keep-page.ts";
export { shouldRevalidate } from "~/forms/keep-page-while-typing.ts";

export const handle = { i18n: ["application"], title: "application:credit.fields.goods", inFront: IN_FRONT_OF_STEP_2 };

export default function GoodsLinePage() {
  return <GoodsLineForm page={useLoaderData<typeof loader>()} answer={useActionData<GoodsAnswer>()} />;
}
