import type { ReactNode } from "react";
import { ButtonLink, SubmitButton } from "./button.tsx";
import { Card } from "./card.tsx";
import { FormActions } from "./form/form-actions.tsx";
import { HiddenFields, type HiddenValues } from "./form/hidden-fields.tsx";

type ConfirmPanelProps = {
  /** What will happen, and that it cannot be undone when it cannot. */
  children: ReactNode;
  title: ReactNode;
  action?: string | undefined;
  hidden?: HiddenValues | undefined;
  confirm: { name: string; label: string; danger?: boolean | undefined };
  cancel: { to: string; label: string };
};

/** The page before a final act: a form with the act alone, and the way back. Fields such as a reason go into `children`. */
export function ConfirmPanel({ title, children, action, hidden = {}, confirm, cancel }: ConfirmPanelProps) {
  return (
    <Card title={title} narrow>
      <form method="post" action={action}>
        <HiddenFields values={hidden} />
        {children}
        <FormActions end={<ButtonLink to={cancel.to}>{cancel.label}</ButtonLink>}>
          <SubmitButton name={confirm.name} variant={confirm.danger === true ? "danger" : "primary"}>
            {confirm.label}
          </SubmitButton>
        </FormActions>
      </form>
    </Card>
  );
}
