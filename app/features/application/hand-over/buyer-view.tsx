import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { PHONE_PREFIX } from "~/domain/limits.ts";
import { tidyNationalPhone } from "~/domain/phone.ts";
import { PoliticalConnection, politicalConnections } from "~/domain/enumerations/political-connection.ts";
import { AppForm } from "~/forms/app-form.tsx";
import type { FormFields } from "~/forms/field-texts.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { toClockTime } from "~/i18n/clock-time.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink, DefaultSubmit } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { EntryLayout } from "~/ui/entry-layout.tsx";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { PhoneField } from "~/ui/form/phone-field.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { HAND_OVER_FORM } from "./hand-over-form.ts";

type OpenPage = {
  state: "open";
  csrf: string;
  hash: string;
  initials: string;
  endsAt: number;
  /** Without an address it is done. */
  photo: { to: string | null } | null;
  isFilled: boolean;
  isCorrecting: boolean;
  /** The contract is made: nothing is changed here any more. */
  isClosed: boolean;
  signPath: string | null;
  /** Where the link of a remote signature went, masked. */
  signSentTo: string | null;
  /** What was asked for is signed. */
  isSigned: boolean;
  fields: FormFields;
};

/** What an address leads to. */
export type BuyerPage = { state: "dead" } | OpenPage;

/** What posting the page was answered. */
export type BuyerAnswer = { result?: SubmissionResult<string[]> };

type ViewProps = { page: BuyerPage; answer: BuyerAnswer | undefined };

/** What a buyer does on the own telephone, in order: photographs the document, fills in, signs. */
export function BuyerView({ page, answer }: ViewProps) {
  const { t } = useTranslation("hand-over");
  return (
    <EntryLayout>
      <TitleRow title={t("buyer.title")} />
      {page.state === "dead" && (
        <Notice
          notice={{ id: "dead", variant: "danger", text: t(answer === undefined ? "buyer.dead" : "buyer.deadSent") }}
        />
      )}
      {page.state === "open" && <Acts page={page} answer={answer} />}
    </EntryLayout>
  );
}

function Acts({ page, answer }: { page: OpenPage; answer: BuyerAnswer | undefined }) {
  const { t } = useTranslation("hand-over");
  const { photo } = page;
  return (
    <>
      <p>{t("buyer.hello", { initials: page.initials, time: toClockTime(page.endsAt) })}</p>
      {!(isAsked(page) && isWanted(photo)) && (
        <Card title={t("buyer.photo")}>
          {photo === null && <p>{t("buyer.photoLater")}</p>}
          {photo?.to === null && <p>{t("buyer.photoDone")}</p>}
          {isWanted(photo) && (
            <ButtonLink to={photo.to} variant="primary">
              {t("buyer.photoOpen")}
            </ButtonLink>
          )}
        </Card>
      )}
      <Data page={page} answer={answer} />
      <Signature page={page} />
    </>
  );
}

/** Whether the form is on the page: the way to the camera is then one of its buttons, which takes along what is typed. */
const isAsked = ({ isClosed, isFilled, isCorrecting }: OpenPage): boolean => !isClosed && (!isFilled || isCorrecting);

const isWanted = (photo: OpenPage["photo"]): photo is { to: string } => typeof photo?.to === "string";

/** The form, or that it has been sent, or that a contract stands in the way. */
function Data({ page, answer }: { page: OpenPage; answer: BuyerAnswer | undefined }) {
  const { t } = useTranslation("hand-over");
  if (page.isClosed)
    return (
      <Card title={t("buyer.data")}>
        <p>{t("buyer.closed")}</p>
      </Card>
    );
  return isAsked(page) ? <Asked page={page} answer={answer} /> : <Sent hash={page.hash} />;
}

/** Where to sign: here, by the link of a message, or later; or that it is done. */
function Signature({ page: { hash, signPath, signSentTo, isSigned } }: { page: OpenPage }) {
  const { t } = useTranslation("hand-over");
  if (isSigned)
    return (
      <Card title={t("buyer.sign")}>
        <p>{t("buyer.signed")}</p>
      </Card>
    );
  return (
    <Card title={t("buyer.sign")}>
      {signPath !== null && (
        <ButtonLink to={signPath} variant="primary">
          {t("buyer.signOpen")}
        </ButtonLink>
      )}
      {signPath === null && (
        <>
          <p>{signSentTo === null ? t("buyer.signLater") : t("buyer.signSent", { to: signSentTo })}</p>
          <ButtonLink to={paths.handOver(hash)}>{t("buyer.refresh")}</ButtonLink>
        </>
      )}
    </Card>
  );
}

function Sent({ hash }: { hash: string }) {
  const { t } = useTranslation("hand-over");
  return (
    <Card title={t("buyer.data")}>
      <p>{t("buyer.sent")}</p>
      <ButtonLink to={`${paths.handOver(hash)}?correct=1`}>{t("buyer.correct")}</ButtonLink>
    </Card>
  );
}

/** The buyer's part of step 4, with its rules; on a plain page the server checks it. */
function Asked({ page, answer }: { page: OpenPage; answer: BuyerAnswer | undefined }) {
  const { t } = useTranslation("hand-over");
  const optionsOf = useEnumerationOptions();
  const { form, fields } = useAppForm(HAND_OVER_FORM, {
    schema: async () => (await import("./hand-over-schema.ts")).handOverSchema,
    fields: page.fields,
    result: answer?.result,
  });
  const address = fields.address.getFieldset();
  const politics = fields.politics.getFieldset();
  const consents = fields.consents.getFieldset();
  // The seller's page speaks of the buyer; here the buyer reads it.
  const connections = optionsOf(politicalConnections).map((option) =>
    option.value === PoliticalConnection.myself ? { ...option, label: t("buyer.myself") } : option,
  );
  const answers = [
    { value: "no", label: t("buyer.no") },
    { value: "yes", label: t("buyer.yes") },
  ];
  return (
    <AppForm form={form} seals={{ csrf: page.csrf }}>
      <DefaultSubmit name="sendAnswers">{t("buyer.send")}</DefaultSubmit>
      {isWanted(page.photo) && (
        <Card title={t("buyer.photo")}>
          <FormButton of={HAND_OVER_FORM} name="toPhoto">
            {t("buyer.photoOpen")}
          </FormButton>
        </Card>
      )}
      <Card title={t("buyer.address")}>
        <TextField field={address.city} autoComplete="address-level2" />
        <TextField field={address.street} autoComplete="address-line1" optional />
        <TextField field={address.house} autoComplete="off" width="short" />
        <TextField field={address.flat} autoComplete="off" width="short" optional />
        <TextField field={address.postalCode} autoComplete="postal-code" width="short" />
      </Card>
      <Card title={t("buyer.contacts")}>
        <PhoneField field={fields.phone} prefix={PHONE_PREFIX} tidy={tidyNationalPhone} hint={t("buyer.phoneHint")} />
        <TextField field={fields.email} type="email" autoComplete="email" optional />
        <TextField field={fields.account} autoComplete="off" optional />
      </Card>
      <Card title={t("buyer.politics")}>
        <RadioGroup field={politics.exposed} options={answers} inline />
        <p className="note">{t("buyer.politicsHint")}</p>
        <TextField field={politics.name} autoComplete="off" optional />
        <TextField field={politics.institution} autoComplete="off" optional />
        <SelectField field={politics.connection} options={connections} emptyLabel={t("buyer.choose")} optional />
      </Card>
      <Card title={t("buyer.marketing")}>
        <CheckboxField field={consents.directMarketing} />
        <CheckboxField field={consents.partnerOffers} />
        <CheckboxField field={consents.profiling} hint={t("buyer.profilingHint")} />
      </Card>
      <FormActions>
        <FormButton of={HAND_OVER_FORM} name="sendAnswers">
          {t("buyer.send")}
        </FormButton>
      </FormActions>
    </AppForm>
  );
}
