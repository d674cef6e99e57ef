import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { toLanguage } from "~/i18n/language.ts";
import { useFoundText } from "~/i18n/use-text.ts";
import type { Decision } from "~/services/condition-types.ts";
import { Badge } from "~/ui/badge.tsx";
import { totalLoansCents, type Declared } from "./declared-finances.ts";
import { IncomeShare } from "./income-share.tsx";

/** Reasons that no smaller sum takes away. */
const NOT_OF_THE_SUM: readonly string[] = [
  "UNDER_AGE",
  "AGE_AT_END",
  "SPOUSE_UNDER_AGE",
  "SPOUSE_AGE_AT_END",
  "OVERDUE_DEBT",
];

const TONES: Record<string, "success" | "warning" | "danger"> = {
  APPROVED: "success",
  NEEDS_APPROVAL: "warning",
  REJECTED: "danger",
};

/** A decision in one word: possible, needs a permit, permitted, not possible. */
export function DecisionBadge({ result, permit = null }: { result: string; permit?: Decision["permit"] }) {
  const findText = useFoundText();
  const { t } = useTranslation("application");
  if (isPermitted({ result, permit })) return <Badge tone="success">{t("decision.PERMITTED")}</Badge>;
  return <Badge tone={TONES[result] ?? "neutral"}>{findText(`application:decision.${result}`) ?? result}</Badge>;
}

/** Whether a manager has allowed what is decided, as it stands (O25). */
export const isPermitted = ({ result, permit }: Pick<Decision, "result" | "permit">): boolean =>
  result === "NEEDS_APPROVAL" && permit !== null && permit.ends.length === 0;

type DecisionPanelProps = {
  decision: Decision;
  /** What was stated; null where it is no longer known, and nothing is compared. */
  declared: Declared | null;
  /** The reasons stand in a message of the back end above. */
  hasReasonsAbove?: boolean | undefined;
  /** Where a refused credit can be changed. */
  ways?: ReactNode;
};

/**
 * The decision about the chosen credit in words, with the figures that decided: the share of income before and after, what was
 * counted, why, and what would pass (G16, F-266). A refusal is a business answer and no fault.
 */
export function DecisionPanel({ decision, declared, hasReasonsAbove = false, ways }: DecisionPanelProps) {
  const { t } = useTranslation("application");
  const isRejected = decision.result === "REJECTED";
  return (
    <div className={isRejected ? "verdict refused" : "verdict"}>
      {isRejected && <h3>{t("offers.refused")}</h3>}
      <GivenPermit permit={decision.permit} />
      {!hasReasonsAbove && !isPermitted(decision) && <Reasons decision={decision} />}
      <IncomeShare decision={decision} />
      <OwnContracts decision={decision} />
      <DebtRegister state={decision.debtRegister} />
      {declared !== null && <Counted decision={decision} declared={declared} />}
      <WhatWouldPass decision={decision} />
      {isRejected && ways}
    </div>
  );
}

/** Who has allowed the credit, when and with which words; of a permit that covers it no more, why (O25). */
function GivenPermit({ permit }: Pick<Decision, "permit">) {
  const { t } = useTranslation("application");
  const findText = useFoundText();
  if (permit === null) return null;
  const values = { number: permit.id, name: permit.by ?? "", day: permit.on };
  const ends = permit.ends.map((end) => findText(`application:permit.ends.${end}`) ?? end);
  return (
    <>
      <p>
        <strong>{t(ends.length === 0 ? "permit.given" : "permit.over", values)}</strong>
      </p>
      {ends.length === 0 && permit.note !== null && <p>{t("permit.note", { note: permit.note })}</p>}
      {ends.length > 0 && (
        <ul>
          {ends.map((end) => (
            <li key={end}>{end}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Contracts with the lender, which count among the obligations, and what was lent of late (O21). */
function OwnContracts({ decision: { ownContracts, recentSumCents } }: { decision: Decision }) {
  const { t, i18n } = useTranslation("application");
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  if (ownContracts.length === 0) return null;
  return (
    <>
      <p>{t("offers.ownContracts")}</p>
      <ul>
        {ownContracts.map(({ number, madeOn, sumCents, monthlyCents }) => (
          <li key={number}>
            {t("offers.ownContract", { number, day: madeOn, sum: money(sumCents), monthly: money(monthlyCents) })}
          </li>
        ))}
      </ul>
      {recentSumCents !== null && recentSumCents > 0 && <p>{t("offers.recentSum", { sum: money(recentSumCents) })}</p>}
    </>
  );
}

/** The debt register, while it has not answered (O24). */
function DebtRegister({ state }: { state: Decision["debtRegister"] }) {
  const { t } = useTranslation("application");
  if (state === null || state === "ANSWERED" || state === "SILENT") return null;
  return <p>{t(state === "WAITING" ? "offers.registerAwaited" : "offers.registerUnasked")}</p>;
}

function Reasons({ decision }: { decision: Decision }) {
  const findText = useFoundText();
  const textOf = (reason: string) =>
    (hasTrueAdvice(reason, decision) ? null : findText(`application:offers.bareReasons.${reason}`)) ??
    findText(`soap:rejection.${reason}`) ??
    reason;
  const reasons = [
    ...decision.rejectionReasons.map(textOf),
    ...decision.approvalReasons.map((reason) => findText(`soap:approval.${reason}`) ?? reason),
  ];
  if (reasons.length === 0) return null;
  return (
    <ul>
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** Some reasons advise another duration: only where the rules know one that passes. */
function hasTrueAdvice(reason: string, decision: Decision): boolean {
  const { durationMonths, maxSumCents } = decision;
  const advised = advisedDuration(decision);
  const isOfAge = reason === "AGE_AT_END" || reason === "SPOUSE_AGE_AT_END";
  if (reason !== "DSTI_ABOVE_MAX" && !isOfAge) return true;
  if (durationMonths === null || advised === null) return false;
  return isOfAge ? advised < durationMonths : advised > durationMonths && maxSumCents > 0;
}

const isTooOldAtEnd = ({ rejectionReasons }: Decision) =>
  rejectionReasons.includes("AGE_AT_END") || rejectionReasons.includes("SPOUSE_AGE_AT_END");

/** The duration nearest to the wished one: the longest where the buyer would be too old, if the back end knows it; else the shortest. */
const advisedDuration = (decision: Decision): number | null =>
  (isTooOldAtEnd(decision) ? decision.longestDurationMonths : null) ?? decision.shortestDurationMonths;

/** Income and obligations that were counted, where the registers say something else than the buyer. */
function Counted({ decision, declared }: { decision: Decision; declared: Declared }) {
  const { t, i18n } = useTranslation("application");
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  const { sustainableIncomeCents: income, presentObligationsCents, obligationsCents } = decision;
  // What is stated is what is paid now, and compared with that.
  const obligations = presentObligationsCents ?? obligationsCents;
  const declaredIncome = declared.incomeCents ?? 0;
  const declaredLoans = totalLoansCents(declared);
  return (
    <>
      {income !== declaredIncome && (
        <p>{t("offers.countedIncome", { counted: money(income), declared: money(declaredIncome) })}</p>
      )}
      {obligations !== declaredLoans && (
        <p>{t("offers.countedLoans", { counted: money(obligations), declared: money(declaredLoans) })}</p>
      )}
    </>
  );
}

/** What of a decision is an advice that holds. */
function helpsOf(decision: Decision) {
  const { durationMonths } = decision;
  const advised = advisedDuration(decision);
  const needsOther = decision.result !== "APPROVED";
  const isSumInVain = decision.rejectionReasons.some((reason) => NOT_OF_THE_SUM.includes(reason));
  return {
    needsOther,
    hasSum: durationMonths !== null && decision.maxSumCents > 0 && !isSumInVain,
    hasDuration: needsOther && advised !== null && advised !== durationMonths,
    hasIncome: needsOther && decision.sufficientIncomeCents !== null,
  };
}

/**
 * What would pass, by the rules that decided: the largest sum for the same duration, the nearest duration for the same sum, the smallest income
 * for both; a word where no sum or no duration would. What a manager must permit in any case is said beside it.
 */
function WhatWouldPass({ decision }: { decision: Decision }) {
  const { t, i18n } = useTranslation("application");
  const findText = useFoundText();
  const { durationMonths, maxSumCents, sufficientIncomeCents: income } = decision;
  const { needsOther, hasSum, hasDuration, hasIncome } = helpsOf(decision);
  const hasHelp = hasSum || hasDuration || hasIncome || decision.countSpouse;
  const money = (cents: number) => formatMoney(cents, toLanguage(i18n.language));
  const components = { b: <strong /> };
  const maxSum = { months: durationMonths ?? 0, sum: money(maxSumCents) };
  return (
    <>
      {decision.result === "REJECTED" && hasHelp && <h4>{t("offers.wouldHelp")}</h4>}
      {hasSum && (
        <p>
          <Trans t={t} i18nKey="offers.maxSum" values={maxSum} components={components} />
        </p>
      )}
      {needsOther && maxSumCents === 0 && <p>{t("offers.noSum")}</p>}
      <AdvisedDuration decision={decision} hasDuration={hasDuration} />
      {hasIncome && (
        <p>
          <Trans t={t} i18nKey="offers.enoughIncome" values={{ sum: money(income ?? 0) }} components={components} />
        </p>
      )}
      {decision.countSpouse && <p>{t("offers.countSpouse")}</p>}
      {hasHelp &&
        decision.standingReasons.map((reason) => (
          <p key={reason}>{t("offers.inAnyCase", { reason: findText(`soap:approval.${reason}`) ?? reason })}</p>
        ))}
    </>
  );
}

function AdvisedDuration({ decision, hasDuration }: { decision: Decision; hasDuration: boolean }) {
  const { t } = useTranslation("application");
  const months = advisedDuration(decision);
  const isLongest = months !== null && months === decision.longestDurationMonths;
  if (hasDuration) return <p>{t(isLongest ? "offers.longest" : "offers.shortest", { months })}</p>;
  return months === null && isTooOldAtEnd(decision) ? <p>{t("offers.noDuration")}</p> : null;
}
