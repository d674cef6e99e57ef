import { Form, useActionData } from "@remix-run/react";
import { useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { useLastAnswer } from "~/ui/enhance/use-last-answer.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { CodeFlow, type CodeAnswer } from "../code-flow.tsx";
import type { CodeFlowView } from "../code-flow-view.ts";

/** Id of the form with the code. */
export const ACCOUNT_CODE_FORM = "settings-code";

type AccountCodeStepProps = { flow: CodeFlowView; csrf: string; typesNow: boolean };

/** The step that asks for the code of an account update (F-137): a dialog in front of the form, without script a page of its own. */
export function AccountCodeStep(props: AccountCodeStepProps) {
  const { t } = useTranslation("verification");
  const hydrated = useHydrated();
  const giveUp = useRef<HTMLFormElement>(null);
  const content = <StepContent {...props} giveUp={giveUp} />;
  if (hydrated)
    return (
      <Dialog title={t("account.title")} onGiveUp={() => pressIts(giveUp.current)}>
        {content}
      </Dialog>
    );
  return (
    <Card>
      <TitleRow title={t("account.title")} />
      {content}
    </Card>
  );
}

/** Sends a form by its button: the server knows by the button's name what is meant. Pressed, because Safari before 16 has no `requestSubmit`. */
const pressIts = (form: HTMLFormElement | null) => form?.querySelector("button")?.click();

type StepContentProps = AccountCodeStepProps & { giveUp: RefObject<HTMLFormElement> };

function StepContent({ flow, csrf, typesNow, giveUp }: StepContentProps) {
  const { t } = useTranslation("verification");
  const answer = useLastAnswer(useActionData<CodeAnswer>());
  return (
    <>
      <CodeFlow
        view={flow}
        purpose="account-update"
        formId={ACCOUNT_CODE_FORM}
        csrf={csrf}
        answer={answer}
        page={paths.settingsCode()}
        typingPage={paths.settingsCode(true)}
        typesNow={typesNow}
      />
      <Form method="post" action={paths.settingsCode()} ref={giveUp}>
        <HiddenFields values={{ _csrf: csrf }} />
        <FormActions fill>
          <SubmitButton name="cancel" variant="secondary">
            {t("account.cancel")}
          </SubmitButton>
        </FormActions>
      </Form>
    </>
  );
}
