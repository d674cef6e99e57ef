import { useTranslation } from "react-i18next";

/** Labels of step 4 by field name, for the fields and the error summary. */
export function useContractDataLabels(): Record<string, string> {
  const { t } = useTranslation("application");
  const address = {
    city: t("contractData.city"),
    street: t("contractData.street"),
    house: t("contractData.house"),
    flat: t("contractData.flat"),
    postalCode: t("contractData.postalCode"),
  };
  const both = Object.entries(address).flatMap(([name, label]) => [
    [`address.${name}`, label],
    [`correspondence.${name}`, `${t("contractData.correspondence")}: ${label}`],
  ]);
  return {
    ...Object.fromEntries(both),
    "correspondence.differs": t("contractData.otherAddress"),
    "document.type": t("contractData.documentType"),
    "document.number": t("contractData.documentNumber"),
    "document.validUntil": t("contractData.validUntil"),
    "document.controlLine": t("contractData.controlLine"),
    phone: t("contractData.phone"),
    phone2: t("contractData.phone2"),
    email: t("contractData.email"),
    account: t("contractData.account"),
    moneyUsage: t("contractData.moneyUsage"),
    creditorAccount: t("contractData.creditorAccount"),
    insurance: t("contractData.insurance"),
    "politics.exposed": t("contractData.politicallyExposed"),
    "politics.name": t("contractData.politicalName"),
    "politics.institution": t("contractData.politicalInstitution"),
    "politics.connection": t("contractData.politicalConnection"),
    "consents.directMarketing": t("contractData.directMarketing"),
    "consents.partnerOffers": t("contractData.partnerOffers"),
    "consents.profiling": t("contractData.profiling"),
  };
}
