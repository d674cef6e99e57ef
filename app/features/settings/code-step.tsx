import { Form, useActionData } from "@remix-run/react";
import { useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { CodeFlow, type CodeAnswer } from "~/flows/verification/code-flow.tsx";
import type { CodeFlowView } from "~/flows/verification/code-flow-view.ts";
import { paths } from "~/paths/paths.ts";
import { SubmitButton } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Dialog } from "~/ui/dialog.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { useLastAnswer } from "~/ui/enhance/use-last-answer.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { CODE_FORM } from "./code-form.ts";

type CodeStepProps = { flow: CodeFlowView; csrf: string; hasCode: boolean };

/** The step that asks for the code of an account update (F-137): a dialog in front of the form, without script a page of its own. */
export function CodeStep(props: CodeStepProps) {
  const { t } = useTranslation("verification");
  const hydrated = useHydrated();
  const cancel = useRef<HTMLFormElement>(null);
  const content = <StepContent {...props} cancelForm={cancel} />;
  if (hydrated)
    return (
      <Dialog title={t("account.title")} onGiveUp={() => pressIts(cancel.current)}>
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

type StepContentProps = CodeStepProps & { cancelForm: RefObject<HTMLFormElement> };

function StepContent({ flow, csrf, hasCode, cancelForm }: StepContentProps) {
  const { t } = useTranslation("verification");
  const answer = useLastAnswer(useActionData<CodeAnswer>());
  return (
    <>
      <CodeFlow
        view={flow}
        purpose="account-update"
        formId={CODE_FORM.id}
        csrf={csrf}
        answer={answer}
        page={paths.settingsCode()}
        typingPage={paths.settingsCode(true)}
        hasCode={hasCode}
      />
      <Form method="post" action={paths.settingsCode()} ref={cancelForm}>
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
