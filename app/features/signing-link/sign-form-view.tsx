import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm, type FieldsOf } from "~/forms/use-app-form.ts";
import type { SigningRequest } from "~/services/signing-types.ts";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { Disclosure } from "~/ui/disclosure.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { SIGN_FORM } from "./sign-form.ts";
import type { signSchema } from "./sign-schema.ts";
import { SignaturePad } from "./signature-pad.tsx";

/** A link that leads somewhere. */
export type FoundPage = { state: "found"; token: string; csrf: string; request: SigningRequest };

/** What posting the page was answered. */
export type SignAnswer = {
  result?: SubmissionResult<string[]>;
  sent?: boolean;
  /** For how long no other code is sent: one has just left. */
  waitSeconds?: number | null;
};

/** Tick and code, or refusal; on a tablet the name besides. */
export function SignForm({ page, answer }: { page: FoundPage; answer: SignAnswer | undefined }) {
  const { t } = useTranslation("signing");
  const { way, codeSent, codeTo } = page.request;
  const isTablet = way === SignatureType.initiatedTablet;
  const isCodeNext = !isTablet && !codeSent;
  const { form, fields } = useAppForm(SIGN_FORM, {
    schema: async () => (await import("./sign-schema.ts")).signSchema(page.request),
    fields: {},
    result: answer?.result,
  });
  return (
    <AppForm form={form} seals={{ csrf: page.csrf }}>
      {way !== SignatureType.centTransfer && (
        <>
          <CheckboxField field={fields.agreed} />
          {isTablet && <TabletFields fields={fields} />}
          {!isTablet && (
            <CodeField
              field={fields.code}
              hint={t(codeSent ? "link.codeHintSent" : "link.codeHint", { to: codeTo })}
              autoComplete="one-time-code"
            />
          )}
          <FormActions>
            {isCodeNext && <SendCodeButton />}
            <FormButton of={SIGN_FORM} name="sign" variant={isCodeNext ? "secondary" : "primary"}>
              {t("link.sign")}
            </FormButton>
            {!isTablet && codeSent && <SendCodeButton again />}
          </FormActions>
        </>
      )}
      <Disclosure summary={t("link.refuseOpen")}>
        <p>{t("link.refuseText")}</p>
        <FormButton of={SIGN_FORM} name="refuse" variant="secondary">
          {t("link.refuse")}
        </FormButton>
      </Disclosure>
    </AppForm>
  );
}

/** Asks for the code: the first thing to do until one was sent. */
function SendCodeButton({ again = false }: { again?: boolean }) {
  const { t } = useTranslation("signing");
  return (
    <FormButton of={SIGN_FORM} name="sendCode" variant={again ? "secondary" : "primary"}>
      {again ? t("link.sendCodeAgain") : t("link.sendCode")}
    </FormButton>
  );
}

type Fields = FieldsOf<ReturnType<typeof signSchema>>;

/** The person's name, where to sign with script, and the code that the seller shows. */
function TabletFields({ fields }: { fields: Pick<Fields, "name" | "drawing" | "code"> }) {
  const { t } = useTranslation("signing");
  const draws = useHydrated();
  return (
    <>
      <TextField field={fields.name} autoComplete="off" width="medium" />
      <SignaturePad field={fields.drawing} />
      <CodeField field={fields.code} hint={t(draws ? "link.tabletCodeHint" : "link.codeOfSellerHint")} />
    </>
  );
}
