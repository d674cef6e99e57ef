import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { limitKindOf } from "~/domain/enumerations/contract-type.ts";
import { IdentityDocumentType, identityDocumentTypes } from "~/domain/enumerations/identity-document-type.ts";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { maritalStatuses } from "~/domain/enumerations/marital-status.ts";
import { payoutTypes } from "~/domain/enumerations/payout-type.ts";
import { spouseModes } from "~/domain/enumerations/spouse-mode.ts";
import type { EnumerationKey } from "~/i18n/text-key.ts";
import { formatIban } from "~/domain/iban.ts";
import { NO_EXPIRY_DAY } from "~/domain/identity-document.ts";
import { isInsured } from "~/domain/insurance.ts";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised, useText } from "~/i18n/use-text.ts";
import type { StepKey } from "~/paths/application-steps.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { SummaryList, type SummaryRow } from "~/ui/summary-list.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import { useContactRows } from "./contact-rows.ts";
import type { ContractPage } from "./contract-page.server.ts";
import { useGoodsRows } from "./goods-rows.tsx";
import { HealthCard } from "./health-card.tsx";
import { useLoansRow } from "./loans-row.ts";
import { payoutOf } from "./payout.ts";
import { usePoliticsRow } from "./politics-row.ts";
import { useRepaidRows } from "./repaid-rows.ts";
import { SpouseReview } from "./spouse-review.tsx";

type ReviewCardProps = {
  applicationId: number;
  page: ContractPage;
  /** What can be changed on this page itself, and the same of the spouse. */
  children?: ReactNode;
  spouseChildren?: ReactNode;
};

/** The data of the contract for a last look with the buyer; while it is not made, each part can be changed. */
export function ReviewCard({ applicationId, page, children, spouseChildren }: ReviewCardProps) {
  const { t } = useTranslation(["application", "spouse"]);
  const { person, contract } = useReviewRows(page);
  const household = useHouseholdRows(page.application);
  const change = (step: StepKey, section: string) =>
    page.stage === "review" && (
      <ButtonLink to={paths.applicationStep(applicationId, step)} small>
        {t("review.change")}
        <VisuallyHidden>: {section}</VisuallyHidden>
      </ButtonLink>
    );
  return (
    <>
      <Card title={t("contract.review")} actions={change("contractData", t("contract.review"))}>
        <SummaryList groups={[person, contract]} look="read" />
        {children}
      </Card>
      <HealthCard answers={page.application.healthAnswers} />
      <Card
        title={t("household.income")}
        actions={
          <>
            {page.stage === "review" && (
              <ButtonLink to={paths.applicationIncomes(applicationId)} small>
                {t("household.incomeLines")}
              </ButtonLink>
            )}
            {page.seesDebts && (
              <ButtonLink to={paths.applicationLiabilities(applicationId)} small>
                {t("offers.liabilities")}
              </ButtonLink>
            )}
            {change("household", t("household.income"))}
          </>
        }
      >
        <SummaryList groups={[household]} look="read" />
      </Card>
      <SpouseReview page={page} actions={change("household", t("spouse:title"))}>
        {spouseChildren}
      </SpouseReview>
      <Card title={t("review.goods")} actions={change("credit", t("review.goods"))}>
        <SummaryList groups={[useGoodsRows(page.application)]} />
      </Card>
    </>
  );
}

function useReviewRows({ application, citizenship, repaid }: ContractPage) {
  const { buyer, identityDocument, credit } = application;
  const { t } = useTranslation("application");
  const document = useDocumentText(identityDocument);
  const none = t("review.none");
  const person: SummaryRow[] = [
    { label: t("review.buyer"), value: [buyer.firstName, buyer.lastName].filter(Boolean).join(" ") },
    { label: t("review.personalCode"), value: buyer.personalCode },
    { label: t("buyer.fields.citizenship"), value: citizenship.buyer ?? none },
    ...useContactRows(application),
  ];
  const contract: SummaryRow[] = [
    { label: t("review.document"), value: document },
    {
      label: t("review.account"),
      value: credit.accountNumber === null ? t("review.notGiven") : formatIban(credit.accountNumber),
    },
    ...useTermRows(application),
    ...useMoneyRows(application, repaid.length),
    ...useRepaidRows(repaid),
    usePoliticsRow(application.politicalExposure),
    { label: t("contractData.marketing"), value: useConsentText(application) },
  ];
  return { person, contract };
}

/** Income, whom it feeds, and what is paid for credits already (F-217 to F-221). */
function useHouseholdRows({ income, household, loans, spouseMode }: ContractPage["application"]): SummaryRow[] {
  const { t, i18n } = useTranslation("application");
  const text = useText();
  const word = (key: EnumerationKey | null) => (key === null ? "" : text(`enumerations:${key}`));
  const sum = income.monthlyCents === null ? "" : formatMoney(income.monthlyCents, toLanguage(i18n.language));
  const amount = [sum, word(incomeTypes.labelKey(income.type))].filter(Boolean).join(", ");
  const status = word(maritalStatuses.labelKey(household.maritalStatus));
  return [
    { label: t("review.income"), value: amount || t("review.none") },
    { label: t("household.fields.workplace"), value: income.workplace ?? t("review.none") },
    { label: t("household.fields.maritalStatus"), value: status || t("review.none") },
    { label: t("household.fields.spouse.mode"), value: word(spouseModes.labelKey(spouseMode)) || t("review.none") },
    { label: t("household.fields.members"), value: household.members ?? t("review.none") },
    useLoansRow(loans),
  ];
}

/** The marketing consents that were given, in the words of their ticks. */
function useConsentText({ consents }: ContractPage["application"]): string {
  const { t } = useTranslation("application");
  const given = (["directMarketing", "partnerOffers", "profiling"] as const)
    .filter((name) => consents[name] === true)
    .map((name) => t(`contractData.fields.consents.${name}`));
  return given.length === 0 ? t("review.noConsents") : given.join("; ");
}

/** Where the money goes (F-276) and when is paid; the contract of a card names no day (F-271). */
function useTermRows({ credit, contractType }: ContractPage["application"]): SummaryRow[] {
  const { t, i18n } = useTranslation("application");
  const text = useText();
  const { payoutType, buyerCents } = payoutOf(credit);
  const payout = payoutTypes.labelKey(payoutType);
  const hasNoDay = credit.paymentDay === null || limitKindOf(contractType) === "card";
  return [
    ...(payout === null ? [] : [{ label: t("review.payout"), value: text(`enumerations:${payout}`) }]),
    ...(buyerCents === null
      ? []
      : [{ label: t("credit.fields.transferToClient"), value: formatMoney(buyerCents, toLanguage(i18n.language)) }]),
    ...(hasNoDay ? [] : [{ label: t("credit.fields.paymentDay"), value: credit.paymentDay }]),
  ];
}

/** Kind, number and validity; a document without expiry says so (F-311), and the type “none” says nothing of it. */
function useDocumentText({ type, number, validUntil }: ContractPage["application"]["identityDocument"]): string {
  const { t } = useTranslation("application");
  const text = useText();
  const kind = identityDocumentTypes.labelKey(type);
  if (kind === null) return t("review.noDocument");
  const validity = validUntil === NO_EXPIRY_DAY ? t("review.noExpiry") : t("review.validUntil", { day: validUntil });
  const isValid = type !== IdentityDocumentType.none && validUntil !== null;
  return [text(`enumerations:${kind}`), number, isValid && validity].filter(Boolean).join(", ");
}

/** What not every contract has: a purpose, a creditor to be repaid (F-270), an insurance with its policy and premium (F-281). */
function useMoneyRows(
  { credit, insurance, insuranceOffers }: ContractPage["application"],
  repaidCount: number,
): SummaryRow[] {
  const { t, i18n } = useTranslation("application");
  const localised = useLocalised();
  const money = (cents: number | null) => (cents === null ? null : formatMoney(cents, toLanguage(i18n.language)));
  const row = (label: string, value: string | null): SummaryRow[] => (value === null ? [] : [{ label, value }]);
  const offer = insuranceOffers.find(({ id }) => id === insurance.id);
  const name = isInsured(insurance.id) ? localised(offer?.title ?? null) || String(insurance.id) : null;
  const policy = insurance.policyNumber;
  const account = credit.additionalAccount;
  return [
    ...row(t("review.moneyUsage"), credit.moneyUsage),
    ...row(t("review.creditorAccount"), repaidCount > 1 ? null : account && formatIban(account)),
    ...row(t("review.insurance"), name && policy ? t("review.policy", { name, number: policy }) : name),
    ...(name === null ? [] : row(t("review.premium"), money(insurance.premiumCents))),
    ...(name === null ? [] : row(t("summary.adjustedPremium"), money(insurance.adjustedPremiumCents))),
  ];
}
