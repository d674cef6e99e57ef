import { json } from "@remix-run/node";
import {
  answerCatalogue,
  cataloguePage,
  requireCatalogue,
} from "~/features/application/goods/catalogue-page.server.ts";
import { CATALOGUE_FORM } from "~/features/application/goods/catalogue-form.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

/** A manager confirms on the list of goods that the change is agreed; adding asks for it (F-251). */
const RIGHT = { may: "goods:edit", facts: { goodsAgreedWithSeller: true } } as const;

export const loader = defineLoader(RIGHT, async (portal, { params }) =>
  json(await cataloguePage(await requireCatalogue(portal, params))),
);

export const action = defineAction({ ...RIGHT, forms: [CATALOGUE_FORM] }, (portal, form, { params }) =>
  answerCatalogue(portal, form, params),
);
