import { useTranslation } from "react-i18next";
import { formatPhone } from "~/domain/phone.ts";
import type { Address, Application } from "~/services/application-types.ts";
import type { SummaryRow } from "~/ui/summary-list.tsx";

type Contacts = Pick<Application, "buyer" | "address" | "otherAddress" | "otherAddressDiffers">;

/** How the buyer is reached: a second telephone and another address for letters are rows only where there are any (F-203, F-283). */
export function useContactRows({ buyer, address, otherAddress, otherAddressDiffers }: Contacts): SummaryRow[] {
  const { t } = useTranslation("application");
  const none = t("review.none");
  const rows: SummaryRow[] = [
    { label: t("review.phone"), value: buyer.phone === null ? none : formatPhone(buyer.phone) },
  ];
  if (buyer.phone2 !== null) rows.push({ label: t("contractData.fields.phone2"), value: formatPhone(buyer.phone2) });
  rows.push({ label: t("review.email"), value: buyer.email ?? none });
  rows.push({ label: t("review.address"), value: toAddressLine(address) || none });
  if (otherAddressDiffers === true)
    rows.push({ label: t("contractData.correspondence"), value: toAddressLine(otherAddress) || none });
  return rows;
}

function toAddressLine({ street, house, flat, postalCode, city }: Address): string {
  const door = [house, flat].filter(Boolean).join("-");
  const parts = [
    [street, door],
    [postalCode, city],
  ];
  return parts
    .map((part) => part.filter(Boolean).join(" "))
    .filter(Boolean)
    .join(", ");
}
