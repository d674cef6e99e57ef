import { json } from "@remix-run/node";
import { draftSubjectOf, INCOME_LINE_FORM } from "~/features/application/incomes/income-forms.ts";
import { answerLine, incomeLinePage, requireLine } from "~/features/application/incomes/income-line.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:edit" }, async (portal, { params }) =>
  json(await incomeLinePage(await requireLine(portal, params, "seller"))),
);

export const action = defineAction(
  { may: "application:edit", forms: [INCOME_LINE_FORM], draftSubject: draftSubjectOf },
  (portal, form, { params }) => answerLine(portal, form, params, "seller"),
);
