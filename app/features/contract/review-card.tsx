import { useTranslation } from "react-i18next";
import { IdentityDocumentType, identityDocumentTypes } from "~/domain/enumerations/identity-document-type.ts";
import { incomeTypes } from "~/domain/enumerations/income-type.ts";
import { formatIban } from "~/domain/iban.ts";
import { NO_EXPIRY_DAY } from "~/domain/identity-document.ts";
import { isInsured } from "~/domain/insurance.ts";
import { formatMoney } from "~/domain/money.ts";
import { formatPhone } from "~/domain/phone.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useLocalised, useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { SummaryList, type SummaryRow } from "~/ui/summary-list.tsx";
import { VisuallyHidden } from "~/ui/visually-hidden.tsx";
import type { ContractPage } from "./contract-page.server.ts";

/** The data of the contract for a last look with the buyer; while it is not made, each part can be changed. */
export function ReviewCard({ applicationId, page }: { applicationId: number; page: ContractPage }) {
  const { t } = useTranslation("application");
  const { person, contract } = useReviewRows(page.application);
  const change = (step: number, section: string) =>
    page.stage === "review" && (
      <ButtonLink to={paths.applicationStep(applicationId, step)} small>
        {t("review.change")}
        <VisuallyHidden>: {section}</VisuallyHidden>
      </ButtonLink>
    );
  return (
    <>
      <Card title={t("contract.review")} actions={change(4, t("contract.review"))}>
        <SummaryList groups={[person, contract]} />
      </Card>
      <Card title={t("review.goods")} actions={change(2, t("review.goods"))}>
        <SummaryList groups={[useGoodsRows(page.application)]} />
      </Card>
    </>
  );
}

function useReviewRows(application: ContractPage["application"]) {
  const { buyer, address, identityDocument, income, credit } = application;
  const { t, i18n } = useTranslation("application");
  const document = useDocumentText(identityDocument);
  const text = useText();
  const language = toLanguage(i18n.language);
  const none = t("review.none");
  const street = [address.street, [address.house, address.flat].filter(Boolean).join("-")].filter(Boolean).join(" ");
  const person: SummaryRow[] = [
    { label: t("review.buyer"), value: [buyer.firstName, buyer.lastName].filter(Boolean).join(" ") },
    { label: t("review.personalCode"), value: buyer.personalCode },
    { label: t("review.phone"), value: buyer.phone === null ? none : formatPhone(buyer.phone) },
    { label: t("review.email"), value: buyer.email ?? none },
    {
      label: t("review.address"),
      value: [street, address.postalCode, address.city].filter(Boolean).join(", ") || none,
    },
  ];
  const incomeType = incomeTypes.labelKey(income.type);
  const contract: SummaryRow[] = [
    { label: t("review.document"), value: document },
    {
      label: t("review.income"),
      value:
        income.monthlyCents === null
          ? none
          : [formatMoney(income.monthlyCents, language), incomeType === null ? "" : text(`enumerations:${incomeType}`)]
              .filter(Boolean)
              .join(", "),
    },
    { label: t("review.account"), value: credit.accountNumber === null ? none : formatIban(credit.accountNumber) },
    ...useMoneyRows(application),
  ];
  return { person, contract };
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

/** What not every contract has: a purpose, a creditor to be repaid (F-270), an insurance with its policy (F-281). */
function useMoneyRows({ credit, insurance, insuranceOffers }: ContractPage["application"]): SummaryRow[] {
  const { t } = useTranslation("application");
  const localised = useLocalised();
  const row = (label: string, value: string | null): SummaryRow[] => (value === null ? [] : [{ label, value }]);
  const offer = insuranceOffers.find(({ id }) => id === insurance.id);
  const name = isInsured(insurance.id) ? localised(offer?.title ?? null) || String(insurance.id) : null;
  const policy = insurance.policyNumber;
  return [
    ...row(t("review.moneyUsage"), credit.moneyUsage),
    ...row(t("review.creditorAccount"), credit.additionalAccount && formatIban(credit.additionalAccount)),
    ...row(t("review.insurance"), name && policy ? t("review.policy", { name, number: policy }) : name),
  ];
}

function useGoodsRows({ goods }: ContractPage["application"]): SummaryRow[] {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  if (goods.length === 0) return [{ label: t("review.goods"), value: t("review.none") }];
  return goods.map(({ title, quantity, priceCents }) => ({
    label: quantity > 1 ? `${title} × ${quantity}` : title,
    value: formatMoney(priceCents * quantity, language),
  }));
}
