import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isSigned, SignatureType, toSignatureType } from "~/domain/enumerations/signature-type.ts";
import { AppForm } from "~/forms/app-form.tsx";
import { FormButton } from "~/forms/form-button.tsx";
import { useAppForm } from "~/forms/use-app-form.ts";
import { CONTRACT_STEP } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { signingPaths } from "~/paths/signing-paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { Disclosure } from "~/ui/disclosure.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { CodeField } from "~/ui/form/code-field.tsx";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { HiddenFields } from "~/ui/form/hidden-fields.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { QrAddress } from "~/ui/qr-address.tsx";
import { TitleRow } from "~/ui/title-row.tsx";
import { momentText } from "./moment-text.ts";
import { obstacleText, wantsCopies } from "./obstacle-text.ts";
import { RequestLine, wayName } from "./request-line.tsx";
import { CANCEL_FORM, CODE_FORM, START_FORM } from "./signature-forms.ts";
import { STARTED_WAYS } from "./signature-schema.ts";
import type { SignaturePage } from "./signature-page.server.ts";
import { SignatureBadge, SignedFileLink } from "./signing-view.tsx";
import { StatusWatch } from "./status-watch.tsx";

/** What posting the page was answered. */
export type SignatureAnswer = { result?: SubmissionResult<string[]> };

type ViewProps = { page: SignaturePage; answer: SignatureAnswer | undefined };

/** One signature: its ways together, each open or with the reason why not, and how far those are that were begun (F-357 to F-364). */
export function SignatureView({ page, answer }: ViewProps) {
  const { t } = useTranslation("signing");
  const { applicationId, part } = page;
  const isDone = isSigned(toSignatureType(part.type));
  return (
    <>
      <TitleRow
        title={t(part.document === 0 ? "documents.application" : "documents.contract", { name: part.name })}
        badge={<SignatureBadge part={part} />}
      >
        {page.isWaiting && (
          <ButtonLink to={signingPaths.signature(applicationId, page.name)}>{t("refresh")}</ButtonLink>
        )}
        <ButtonLink to={signingPaths.ofApplication(applicationId)}>{t("backToAll")}</ButtonLink>
      </TitleRow>
      {/* Reading the page again would take the findings of a refused form along. */}
      <StatusWatch isWaiting={page.isWaiting && answer === undefined} />
      {isDone && (
        <Card title={t("done")}>
          <p>{t("doneHint")}</p>
          <p>
            <SignedFileLink page={page} part={part} />
          </p>
        </Card>
      )}
      {!isDone && part.requests.map((one) => <RequestLine key={one.way} request={one} ofSpouse={part.ofSpouse} />)}
      {!isDone && page.tablet !== null && <TabletCard tablet={page.tablet} />}
      {!isDone && <CentCard page={page} answer={answer} />}
      {!isDone && <StartCard page={page} answer={answer} />}
      <p className="note">{t("test")}</p>
      {!isDone && page.isBegun && <CancelCard page={page} />}
    </>
  );
}

/** Two forms may be answered: each takes what is about its own fields. */
const isAbout = (answer: SignatureAnswer | undefined, field: string): boolean =>
  Object.keys({ ...answer?.result?.initialValue, ...answer?.result?.error }).includes(field);

/** The ways together; one that is closed says why (F-357 to F-361). */
function StartCard({ page, answer }: ViewProps) {
  const { t } = useTranslation("signing");
  const { form, fields } = useAppForm(START_FORM, {
    schema: async () => (await import("./signature-schema.ts")).signatureSchema,
    fields: page.fields,
    result: isAbout(answer, "code") ? undefined : answer?.result,
  });
  // To the shop's own tablet nothing is sent.
  const isSent = page.part.requests.some(({ state, contact }) => state === "pending" && contact !== null);
  const options = STARTED_WAYS.map((way) => {
    const found = page.part.ways.find((one) => one.way === way);
    const isClosed = found === undefined || found.obstacle !== null;
    return {
      value: String(way),
      label: t(`ways.${wayName(way)}`),
      hint: isClosed ? obstacleText(t, found) : t(`hints.${wayName(way)}`),
      disabled: isClosed,
    };
  });
  return (
    <Card title={isSent ? t("startAgain") : t("start")}>
      {page.isWaiting && <p>{t("startAgainHint")}</p>}
      {page.signUntil !== null && page.canStart && <p>{t("until", { day: page.signUntil })}</p>}
      <AppForm form={form} seals={page.seals.start} version={page.version}>
        <RadioGroup field={fields.way} options={options} />
        {page.canStart && (
          <>
            <TextField field={fields.contact} hint={t("contactHint")} autoComplete="off" width="medium" />
            <FormActions>
              <FormButton of={START_FORM} name="start" variant={page.isWaiting ? "secondary" : "primary"}>
                {isSent ? t("sendAgain") : t("begin")}
              </FormButton>
            </FormActions>
          </>
        )}
      </AppForm>
      {page.part.ways.some(wantsCopies) && (
        <p>
          <ButtonLink to={paths.applicationUploads(page.applicationId)} small>
            {t("attach")}
          </ButtonLink>
        </p>
      )}
      {page.part.document === 1 && (
        <p className="note">
          {t("paperHint")}{" "}
          <ButtonLink to={paths.applicationStep(page.applicationId, CONTRACT_STEP)} small>
            {t("paper")}
          </ButtonLink>
        </p>
      )}
    </Card>
  );
}

/** The page that the buyer opens on the shop's tablet: by its camera, or here; and the code for a tablet without script (F-361). */
function TabletCard({ tablet }: { tablet: NonNullable<SignaturePage["tablet"]> }) {
  const { t } = useTranslation("signing");
  return (
    <Card title={t("tablet.title")}>
      <p>{t("tablet.text")}</p>
      <QrAddress
        address={tablet.address}
        qr={tablet.qr}
        texts={{
          code: t("tablet.qr"),
          typed: t("tablet.address"),
          until: t("tablet.until", { time: momentText(tablet.expiresAt) }),
        }}
      />
      <p>
        <FileLink to={signingPaths.sign(tablet.token)} button="primary">
          {t("tablet.open")}
        </FileLink>
      </p>
      <p>{t("tablet.code", { code: tablet.code ?? "" })}</p>
    </Card>
  );
}

/** The code of a cent transfer, as the buyer says it. */
function CentCard({ page, answer }: ViewProps) {
  const { t } = useTranslation("signing");
  const { form, fields } = useAppForm(CODE_FORM, {
    schema: async () => (await import("./signature-schema.ts")).codeSchema,
    fields: {},
    result: isAbout(answer, "code") ? answer?.result : undefined,
  });
  const isPending = page.part.requests.some(
    ({ way, state }) => way === SignatureType.centTransfer && state === "pending",
  );
  if (!isPending) return null;
  return (
    <Card title={t("cent.title")}>
      <p>{t("cent.text")}</p>
      <AppForm form={form} seals={page.seals.code}>
        <CodeField field={fields.code} />
        <FormButton of={CODE_FORM} name="confirmCode">
          {t("cent.confirm")}
        </FormButton>
      </AppForm>
    </Card>
  );
}

/** Cancelling asks once more: the links that were sent open nothing afterwards. */
function CancelCard({ page }: { page: SignaturePage }) {
  const { t } = useTranslation("signing");
  const { csrf, operationId } = page.seals.cancel;
  return (
    <Disclosure summary={t("cancel.open")}>
      <p>{t("cancel.text")}</p>
      <Form method="post">
        <HiddenFields values={{ _csrf: csrf, _op: operationId, _v: page.version ?? undefined }} />
        <FormButton of={CANCEL_FORM} name="cancelSigning" variant="danger">
          {t("cancel.confirm")}
        </FormButton>
      </Form>
    </Disclosure>
  );
}
