import { Trans, useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { formatPercent, parsePercent, WHOLE_BASIS_POINTS, type BasisPoints } from "~/domain/percent.ts";
import { formatPercentText } from "~/forms/percent-text.ts";
import { toLanguage } from "~/i18n/language.ts";
import type { Decision } from "~/services/condition-types.ts";
import { ShareBar, type SharePart } from "~/ui/share-bar.tsx";

/** Percent of the wire as whole hundredths: parts of them add up, and are compared, without fractions. */
function toBasisPoints(percent: string | null): BasisPoints {
  const parsed = parsePercent(percent ?? "0");
  return parsed.ok ? parsed.value : 0;
}

/** The share of income in words, and as a bar with the sum of each part and the limit (F-266). */
export function IncomeShare({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation("application");
  const language = toLanguage(i18n.language);
  const { dstiBeforePercent, dstiAfterPercent, dstiLimitPercent } = decision;
  if (dstiAfterPercent === null) return null;
  const percent = (text: string | null) => (text === null ? t("summary.empty") : formatPercentText(text, language));
  const values = {
    before: percent(dstiBeforePercent),
    after: percent(dstiAfterPercent),
    limit: percent(dstiLimitPercent),
  };
  const money = (cents: number) => formatMoney(cents, language);
  const parts = partsOf(decision).map(({ key, words = key, cents, basisPoints, missing }): SharePart => {
    const share = formatPercent(basisPoints, language);
    const amount = cents === null ? share : `${money(cents)} (${share})`;
    const label =
      missing === undefined
        ? t(`offers.parts.${words}`, { amount })
        : t("offers.parts.missing", {
            missing: money(missing.missing),
            needed: money(missing.needed),
            left: money(missing.left),
          });
    return { key, basisPoints, label };
  });
  return (
    <>
      <p>
        <Trans t={t} i18nKey="offers.ratio" values={values} components={{ b: <strong /> }} />{" "}
        {t("offers.ratioBefore", values)}
      </p>
      <ShareBar
        label={t("offers.meter", values)}
        parts={parts}
        limit={{ basisPoints: toBasisPoints(dstiLimitPercent), label: t("offers.parts.limit", values) }}
      />
    </>
  );
}

/** What the living minimum wants beyond what is left. */
type Missing = { missing: number; needed: number; left: number };

type Part = Pick<SharePart, "key" | "basisPoints"> & {
  /** Its text, where that is another one than the key's. */
  words?: "staying" | undefined;
  cents: number | null;
  missing?: Missing | undefined;
};

/**
 * What the income is for: obligations that stay, which are all present ones where none is repaid, this credit, and what is left; the last is left out when
 * nothing is.
 */
function partsOf(decision: Decision): Part[] {
  const { obligationsCents, presentObligationsCents, averagePaymentCents, sustainableIncomeCents } = decision;
  const isRepaying = (presentObligationsCents ?? obligationsCents) !== obligationsCents;
  const before = isRepaying
    ? Math.round((obligationsCents * WHOLE_BASIS_POINTS) / Math.max(sustainableIncomeCents, 1))
    : toBasisPoints(decision.dstiBeforePercent);
  const after = toBasisPoints(decision.dstiAfterPercent);
  const leftCents =
    averagePaymentCents === null ? null : sustainableIncomeCents - obligationsCents - averagePaymentCents;
  const left: Part = {
    key: "left",
    basisPoints: WHOLE_BASIS_POINTS - after,
    cents: leftCents,
    missing: missingOf(decision, leftCents),
  };
  return [
    { key: "before", words: isRepaying ? "staying" : undefined, basisPoints: before, cents: obligationsCents },
    { key: "own", basisPoints: after - before, cents: averagePaymentCents },
    ...(after < WHOLE_BASIS_POINTS ? [left] : []),
  ];
}

/** Beside a refusal by the living minimum stands what is missing: what is left would read as if it were enough (F-266). */
function missingOf(decision: Decision, left: number | null) {
  const { rejectionReasons, livingMinimumCents: needed, livingShortfallCents } = decision;
  if (left === null || !rejectionReasons.includes("LIVING_MINIMUM")) return undefined;
  // The average payment is rounded to be shown: what is missing may be a cent more than it leaves missing.
  const missing = livingShortfallCents ?? needed - left;
  return missing > 0 ? { missing, needed, left: needed - missing } : undefined;
}
