import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import { Card } from "~/ui/card.tsx";
import { FileLink } from "~/ui/file-link.tsx";
import { Notice } from "~/ui/notice.tsx";
import { NumberedActs } from "~/ui/numbered-acts.tsx";
import type { ContractPage } from "./contract-page.server.ts";
import { PaperSignatureForm } from "./paper-signature-form.tsx";

type PaperActsProps = { applicationId: number; page: ContractPage; result: SubmissionResult<string[]> | undefined };

/**
 * What is left once the contract is made, in order: it is printed, signed on paper and confirmed by hand (F-362). After the last day to sign only
 * what was signed by then is confirmed.
 */
export function PaperActs({ applicationId, page, result }: PaperActsProps) {
  const { t } = useTranslation("application");
  const copies = page.documents.find(({ document }) => document === "set")?.copies ?? null;
  const print = (
    <FileLink to={paths.applicationDocument(applicationId, "set")} button="primary">
      {t("contract.print")}
    </FileLink>
  );
  const term = page.signUntil === null ? "" : ` ${t("contract.acts.signUntil", { day: page.signUntil })}`;
  const isOfTwo = page.signatures.length > 1;
  const left = page.signatures.filter(({ isGiven }) => !isGiven);
  const onlyLeft = isOfTwo && left.length === 1 ? left[0]?.name : undefined;
  const acts = [
    {
      title: t("contract.acts.print"),
      text: page.isHeldBySigning ? t("contract.heldBySigning") : t("contract.acts.printHint", { count: copies ?? 0 }),
      content: !page.isHeldBySigning && print,
    },
    {
      title: signTitle(),
      text: `${isOfTwo && onlyLeft === undefined ? t("contract.acts.signHintBoth") : t("contract.acts.signHint")}${term}`,
    },
    {
      title: isOfTwo ? t("contract.acts.confirmBoth") : t("contract.acts.confirm"),
      text: t("contract.acts.confirmHint"),
      content: (
        <>
          <GivenSignatures signatures={page.signatures} />
          <PaperSignatureForm key={page.version} page={page} result={result} />
        </>
      ),
    },
  ];
  return (
    <Card title={t("contract.signature")}>
      {page.isTermOver && (
        <Notice
          notice={{ id: "term-over", variant: "warning", text: t("contract.acts.termOver", { day: page.signUntil }) }}
        />
      )}
      <NumberedActs acts={page.isTermOver ? acts.slice(-1) : acts} />
    </Card>
  );

  /** Both, the one who is left, or the buyer alone. */
  function signTitle(): string {
    if (onlyLeft !== undefined) return t("contract.acts.signOne", { name: onlyLeft });
    return isOfTwo ? t("contract.acts.signBoth") : t("contract.acts.sign");
  }
}

/** Who has signed already, while the other one has not (F-228). */
function GivenSignatures({ signatures }: Pick<ContractPage, "signatures">) {
  const { t } = useTranslation("application");
  const given = signatures.length > 1 ? signatures.filter(({ isGiven }) => isGiven) : [];
  return given.map(({ signer, name, signedOn }) => (
    <p key={signer}>{t(signedOn === null ? "contract.hasSigned" : "contract.hasSignedOn", { name, day: signedOn })}</p>
  ));
}
