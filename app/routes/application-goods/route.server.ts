import { json, type LoaderFunctionArgs } from "@remix-run/node";
import { answerGoods } from "~/features/application/goods/goods-action.server.ts";
import { goodsPage, openGoods } from "~/features/application/goods/goods-page.server.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";

export const loader = withFaultPages(async (args: LoaderFunctionArgs) => json(await goodsPage(await openGoods(args))));

export const action = withFaultPages(answerGoods);
