import { randomUUID } from "node:crypto";
import { json, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import * as z from "zod";
import {
  addCatalogueItem,
  CATALOGUE_FORM,
  cataloguePage,
  openForGoods,
} from "~/features/application/goods/catalogue-page.server.ts";
import { paths } from "~/paths.ts";
import { withFaultPages } from "~/services/fault-pages.server.ts";
import { parseForm } from "~/session/parse-form.server.ts";

export const loader = withFaultPages(async (args: LoaderFunctionArgs) =>
  json(await cataloguePage(await openForGoods(args), new URL(args.request.url))),
);

export const action = withFaultPages(async (args: ActionFunctionArgs) => {
  const schema = z.object({ productNumber: z.string().max(30) });
  const form = await parseForm(args.request, { formId: CATALOGUE_FORM, schema, buttons: ["add"] });
  const open = await openForGoods(args);
  const added = form.ok && (await addCatalogueItem(open, form.value.productNumber, form.operationId ?? randomUUID()));
  const { id } = open.application;
  return redirect(added ? paths.applicationGoodsList(id) : paths.applicationCatalogue(id), 303);
});
