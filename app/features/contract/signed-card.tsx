import { useTranslation } from "react-i18next";
import { signatureTypes } from "~/domain/enumerations/signature-type.ts";
import { useText } from "~/i18n/use-text.ts";
import { paths } from "~/paths/paths.ts";
import { ButtonLink } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { SummaryList } from "~/ui/summary-list.tsx";
import type { ContractPage } from "./contract-page.server.ts";
import type { Signature } from "./signers.server.ts";

type SignedCardProps = {
  signed: NonNullable<ContractPage["signed"]>;
  /** Nothing is left to do: says what comes next, and leads to the next buyer. */
  isDone: boolean;
  /** Copies of identity documents are still to be uploaded (F-331). */
  lacksCopies: boolean;
};

/** How and when the contract was signed, and who confirmed it (G24). */
export function SignedCard({ signed, isDone, lacksCopies }: SignedCardProps) {
  const { t } = useTranslation("application");
  const text = useText();
  const rowsOf = ({ name, type, signedOn, confirmedBy }: Signature) => {
    const way = signatureTypes.labelKey(type);
    return [
      // Whose signature it is must be said where there are two (F-228).
      { label: t("contract.signedBy"), value: signed.length > 1 ? name : null },
      { label: t("contract.signedWay"), value: way === null ? null : text(`enumerations:${way}`) },
      { label: t("contract.fields.signedOn"), value: signedOn },
      { label: t("contract.signedBefore"), value: confirmedBy },
    ].filter(({ value }) => value !== null);
  };
  return (
    <Card title={isDone ? t("contract.signedTitle") : t("contract.signature")}>
      <SummaryList groups={signed.map(rowsOf)} />
      {isDone && <p>{t(lacksCopies ? "contract.signedLacking" : "contract.signedNext")}</p>}
      {isDone && (
        <ButtonLink to={paths.newApplication()} variant="primary">
          {t("title.new")}
        </ButtonLink>
      )}
    </Card>
  );
}
