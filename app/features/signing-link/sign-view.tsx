import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm, type FieldsOf } from "~/forms/use-app-form.ts";
import { paths } from "~/paths/paths.ts";
import type { SigningRequest } from "~/services/signing-types.ts";
import { Card } from "~/ui/card.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { SIGN_FORM } from "./sign-form.ts";
import type { signSchema } from "./sign-schema.ts";

type Found = { state: "found"; token: string; csrf: string; request: SigningRequest };

/** What a link leads to. */
export type SignPage = { state: "dead" } | Found;

/** What posting the page was answered. */
export type SignAnswer = { result?: SubmissionResult<string[]>; sent?: boolean };

/** Where a person reads what is to be signed, and signs or refuses, in whatever language, with or without script (G24). */
export function SignView({ page, answer }: { page: SignPage; answer: SignAnswer | undefined }) {
  const { t } = useTranslation("signing");
  return (
    <EntryLayout>
      <Card>
        <TitleRow title={t("link.title")} />
        {page.state === "dead" && <Notice notice={{ id: "dead", variant: "danger", text: t("link.dead") }} />}
        {page.state === "found" && page.request.state !== "pending" && <Ended request={page.request} />}
        {page.state === "found" && page.request.state === "pending" && <Asked page={page} answer={answer} />}
      </Card>
    </EntryLayout>
  );
}

/** Signed, canceled or failed: nothing is left to do here (F-364). */
function Ended({ request }: Pick<Found, "request">) {
  const { t } = useTranslation("signing");
  if (request.state === "signed")
    return <Notice notice={{ id: "signed", variant: "success", text: t("link.signed", { title: request.title }) }} />;
  if (request.state === "canceled")
    return (
      <Notice
        notice={{
          id: "canceled",
          variant: "info",
          text: t(request.failure === "USER_REFUSED" ? "link.refused" : "link.canceled"),
        }}
      />
    );
  return (
    <Notice
      notice={{
        id: "error",
        variant: "danger",
        text: t(request.failure === "TIMEOUT" ? "link.timeout" : "link.error"),
      }}
    />
  );
}

function Asked({ page, answer }: { page: Found; answer: SignAnswer | undefined }) {
  const { t } = useTranslation("signing");
  const { request, token } = page;
  const isCent = request.way === SignatureType.centTransfer;
  return (
    <>
      <p>{t("link.text", { name: request.name, lender: request.lender, day: request.until })}</p>
      <p>
        <FileLink to={paths.signDocument(token)} button>
          {t("link.read", { title: request.title })}
        </FileLink>
      </p>
      <p className="note">{t("link.hash", { hash: request.hash })}</p>
      <p className="note">{t("test")}</p>
      {isCent && <p>{t("link.cent")}</p>}
      {answer?.sent === true && <Notice notice={{ id: "sent", variant: "success", text: t("link.codeSent") }} />}
      <SignForm page={page} answer={answer} />
    </>
  );
}

function SignForm({ page, answer }: { page: Found; answer: SignAnswer | undefined }) {
  const { t } = useTranslation("signing");
  const { way, codeSent } = page.request;
  const isTablet = way === SignatureType.initiatedTablet;
  const { form, fields } = useAppForm(SIGN_FORM, {
    schema: async () => (await import("./sign-schema.ts")).signSchema(isTablet),
    fields: {},
    result: answer?.result,
  });
  return (
    <AppForm form={form} seals={{ csrf: page.csrf }}>
      {way !== SignatureType.centTransfer && (
        <>
          <CheckboxField field={fields.agreed} />
          {isTablet && <TabletFields fields={fields} />}
          {!isTablet && <CodeField field={fields.code} hint={t("link.codeHint")} autoComplete="one-time-code" />}
          <FormActions>
            <FormButton of={SIGN_FORM} name="sign">
              {t("link.sign")}
            </FormButton>
            {!isTablet && (
              <FormButton of={SIGN_FORM} name="sendCode" variant="secondary">
                {codeSent ? t("link.sendCodeAgain") : t("link.sendCode")}
              </FormButton>
            )}
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

type Fields = FieldsOf<ReturnType<typeof signSchema>>;

/** The person's name, and the code that the seller shows. */
function TabletFields({ fields }: { fields: Pick<Fields, "name" | "code"> }) {
  const { t } = useTranslation("signing");
  return (
    <>
      <TextField field={fields.name} autoComplete="off" width="medium" />
      <CodeField field={fields.code} hint={t("link.tabletCodeHint")} />
    </>
  );
}
