import { INCOMES_FORM } from "~/features/application/incomes/income-forms.ts";
import { answerIncomes } from "~/features/application/incomes/incomes-action.server.ts";
import { readIncomesPage } from "~/features/application/incomes/incomes-page.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:edit" }, (portal, { params }) =>
  readIncomesPage(portal, params),
);

export const action = defineAction({ may: "application:edit", forms: [INCOMES_FORM] }, (portal, form, { params }) =>
  answerIncomes(portal, form, params),
);
