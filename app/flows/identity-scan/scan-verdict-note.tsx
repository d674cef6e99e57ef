import { useTranslation } from "react-i18next";
import type { ScanRefusal, ScanVerdict } from "~/domain/identity-scan.ts";
import { SCAN_WIDTH_PX } from "~/domain/limits.ts";
import { Notice, type NoticeVariant } from "~/ui/notice.tsx";

/** What the pictures come to, without the values that were read. */
export type ToldVerdict = Exclude<ScanVerdict, { state: "read" }> | { state: "read" };

const VARIANTS: Record<ToldVerdict["state"], NoticeVariant> = {
  missing: "info",
  photographed: "success",
  unread: "warning",
  refused: "danger",
  read: "success",
};

/** Says what the pictures come to, and what to do about it (F-315 to F-317). */
export function ScanVerdictNote({ verdict, isSmall }: { verdict: ToldVerdict; isSmall: boolean }) {
  const { state } = verdict;
  return <Notice notice={{ id: state, variant: VARIANTS[state], isResult: true, ...useWords(verdict, isSmall) }} />;
}

function useWords(verdict: ToldVerdict, isSmall: boolean): { text: string; detail?: string } {
  const { t } = useTranslation(["recogniser", "soap"]);
  const refusals: Record<ScanRefusal, () => string> = {
    sides: () => t("soap:sides.mismatch"),
    swapped: () => t("verdict.swapped"),
    otherPerson: () => t("soap:personalCode.mismatch"),
    otherKind: () => t("verdict.otherKind"),
    expired: () => t("verdict.expired"),
  };
  switch (verdict.state) {
    case "missing":
      return {
        text: verdict.isOneSided
          ? t("verdict.missing.only")
          : verdict.sides.map((side) => t(`verdict.missing.${side}`)).join(" "),
      };
    case "refused":
      return { text: refusals[verdict.reason]() };
    case "unread": {
      const what = verdict.checks.map((check) => t(`checks.${check}`)).join(", ");
      const why = [
        verdict.checks.length > 0 && t("verdict.checks", { what }),
        isSmall && t("verdict.small", { width: SCAN_WIDTH_PX }),
        t("verdict.straight"),
        t("verdict.typeIn"),
      ];
      return { text: t("soap:recognition.failed"), detail: why.filter((one) => one !== false).join(" ") };
    }
    default:
      return { text: t(`verdict.${verdict.state}`) };
  }
}
