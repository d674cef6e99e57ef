import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";

type ConsentPage = { state: "dead" } | { state: "asked"; csrf: string; lender: string; until: string };

/** What posting the answer was answered. */
export type ConsentAnswer = { state?: "agreed" | "refused" | "dead" };

const VARIANTS = { agreed: "success", refused: "info", dead: "danger" } as const;

/** Where the buyer agrees to hand over the bank statement, or refuses (F-303, F-304). */
export function ConsentView({ page, answer }: { page: ConsentPage; answer: ConsentAnswer | undefined }) {
  const { t } = useTranslation("incomes");
  const settled = answer?.state ?? (page.state === "dead" ? "dead" : undefined);
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("consent.title")} />
        {settled !== undefined && (
          <Notice notice={{ id: settled, variant: VARIANTS[settled], isResult: true, text: t(`consent.${settled}`) }} />
        )}
        {settled === undefined && page.state === "asked" && (
          <Form method="post">
            <HiddenFields values={{ _csrf: page.csrf }} />
            <p>{t("consent.text", { lender: page.lender, day: page.until })}</p>
            <FormActions fill>
              <SubmitButton name="agree" variant="primary">
                {t("consent.agree")}
              </SubmitButton>
              <SubmitButton name="refuse" variant="secondary">
                {t("consent.refuse")}
              </SubmitButton>
            </FormActions>
          </Form>
        )}
      </Card>
    </EntryLayout>
  );
}
