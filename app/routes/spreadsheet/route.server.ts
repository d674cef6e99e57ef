import { json } from "@remix-run/node";
import { calculatorPage, statusOf } from "~/features/calculator/calculator-page.server.ts";
import { defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "spreadsheet:use" }, async (portal) => {
  const page = await calculatorPage(portal);
  return json(page, { status: statusOf(page) });
});
