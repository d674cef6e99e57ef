import { useActionData, useLoaderData } from "@remix-run/react";
import { GoodsLineForm, type GoodsAnswer } from "~/features/application/goods/goods-line-form.tsx";
import type { loader } from "./route.server.ts";

export { action, loader } from "./route.server.ts";

export const handle = { i18n: ["application"], title: "application:credit.goods" };

export default function GoodsLinePage() {
  return <GoodsLineForm page={useLoaderData<typeof loader>()} answer={useActionData<GoodsAnswer>()} />;
}
