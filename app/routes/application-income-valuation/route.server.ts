import { json } from "@remix-run/node";
import { draftSubjectOf, VALUED_LINE_FORM } from "~/features/application/incomes/income-forms.ts";
import { answerLine, incomeLinePage, requireLine } from "~/features/application/incomes/income-line.server.ts";
import { toLandedIncomeDraft } from "~/features/application/incomes/landed-income.server.ts";
import { defineAction, defineLoader } from "~/request/define-route.server.ts";

export const loader = defineLoader({ may: "income:managerEntry" }, async (portal, { params }) => {
  const open = await requireLine(portal, params, "manager");
  return (await toLandedIncomeDraft(open)) ?? json(await incomeLinePage(open));
});

export const action = defineAction(
  { may: "income:managerEntry", forms: [VALUED_LINE_FORM], draftSubject: draftSubjectOf },
  (portal, form, { params }) => answerLine(portal, form, params, "manager"),
);
