import { json } from "@remix-run/node";
import { draftSubjectOf, INCOME_LINE_FORM } from "~/features/application/incomes/income-forms.ts";
import { answerLine, incomeLinePage, requireLine } from "~/features/application/incomes/income-line.server.ts";
import { toLandedIncomeDraft } from "~/features/application/incomes/landed-income.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "application:edit" }, async (portal, { params }) => {
  const open = await requireLine(portal, params, "seller");
  return (await toLandedIncomeDraft(open)) ?? json(await incomeLinePage(open));
});

export const action = defineAction(
  { may: "application:edit", forms: [INCOME_LINE_FORM], draftSubject: draftSubjectOf },
  (portal, form, { params }) => answerLine(portal, form, params, "seller"),
);
