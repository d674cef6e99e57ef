import { json } from "@remix-run/node";
import { answerGoods } from "~/features/application/goods/goods-action.server.ts";
import { draftSubjectOf, GOODS_FORM } from "~/features/application/goods/goods-fields.ts";
import { goodsPage, requireGoods } from "~/features/application/goods/goods-page.server.ts";
import { toLandedDraft } from "~/features/application/goods/landed-line.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** A manager confirms on the page itself that the change is agreed; saving asks for it (F-251). */
const RIGHT = { may: "goods:edit", facts: { goodsAgreedWithSeller: true } } as const;

export const loader = defineLoader(RIGHT, async (portal, { params }) => {
  const open = await requireGoods(portal, params);
  return (await toLandedDraft(open)) ?? json(await goodsPage(open));
});

export const action = defineAction(
  { ...RIGHT, forms: [GOODS_FORM], draftSubject: draftSubjectOf },
  (portal, form, { params }) => answerGoods(portal, form, params),
);
