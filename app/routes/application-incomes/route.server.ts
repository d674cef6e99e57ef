import { json } from "@remix-run/node";
import { INCOMES_FORM } from "~/features/application/incomes/income-forms.ts";
import { answerIncomes } from "~/features/application/incomes/incomes-action.server.ts";
import { incomesPage, requireIncomes } from "~/features/application/incomes/incomes-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:edit" }, async (portal, { params }) =>
  json(await incomesPage(await requireIncomes(portal, params))),
);

export const action = defineAction({ may: "application:edit", forms: [INCOMES_FORM] }, (portal, form, { params }) =>
  answerIncomes(portal, form, params),
);
