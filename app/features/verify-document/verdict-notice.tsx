import { useTranslation } from "react-i18next";
import { SignatureType } from "~/domain/enumerations/signature-type.ts";
import { toDayAndTime } from "~/i18n/clock-time.ts";
import type { VerifiedDocument, VerifiedKind } from "~/services/verify-document-types.ts";
import { Notice } from "~/ui/notice.tsx";
import type { Verdict } from "./verify-page.server.ts";

/** A part in the contract, never a name; of a scan it is known only that it came. */
function signerOf({ ofLender, ofSpouse, type }: VerifiedDocument["signatures"][number]) {
  if (type === SignatureType.paper) return "scan";
  if (ofLender) return "lender";
  return ofSpouse ? "spouse" : "buyer";
}

/** Genuine or not, and whether it still counts; of a genuine one who issued and who signed it, by their part in it, and when. */
export function VerdictNotice({ verdict, kind }: { verdict: Verdict; kind: VerifiedKind }) {
  const { t } = useTranslation("verify-document");
  const kindName = t(`kinds.${kind}`);
  if (!verdict.isGenuine)
    return <Notice notice={{ id: "verdict", variant: "danger", text: t("notGenuine", { kind: kindName }) }} />;
  const { issuedAt, rejectedOn, isOutdated, signatures } = verdict;
  return (
    <>
      <Notice notice={{ id: "verdict", variant: "success", isResult: true, text: t("genuine", { kind: kindName }) }} />
      {rejectedOn !== null && (
        <Notice notice={{ id: "rejected", variant: "warning", text: t("rejected", { day: rejectedOn }) }} />
      )}
      {isOutdated && <Notice notice={{ id: "outdated", variant: "warning", text: t("outdated") }} />}
      <ul>
        {issuedAt !== null && <li>{t("issued", { at: toDayAndTime(issuedAt) })}</li>}
        {signatures.map((signature, index) => {
          const at = signature.signedAt === null ? "–" : toDayAndTime(signature.signedAt);
          return <li key={index}>{t(`signed.${signerOf(signature)}`, { at })}</li>;
        })}
        {signatures.length === 0 && <li>{t("unsigned")}</li>}
      </ul>
    </>
  );
}
