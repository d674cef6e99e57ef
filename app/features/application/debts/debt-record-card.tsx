import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMoney } from "~/domain/money.ts";
import { FormButton } from "~/forms/form-button.tsx";
import { toLanguage } from "~/i18n/language.ts";
import { Badge, type Tone } from "~/ui/badge.tsx";
import { Card } from "~/ui/card.tsx";
import { useReadAgain } from "~/ui/read-again.ts";
import { FormActions } from "~/ui/form/form-actions.tsx";
import { INCOMES_FORM } from "../incomes/income-forms.ts";
import type { PersonDebts } from "./debt-records.server.ts";
import { DEBTS_PLACE } from "./debts-place.ts";

type DebtRecordCardProps = {
  isOpen: boolean;
  people: readonly PersonDebts[];
};

type State = PersonDebts["record"]["state"];

const TONES: Readonly<Record<State, Tone>> = {
  notAsked: "neutral",
  pending: "info",
  ready: "success",
  failed: "warning",
};

const ASK_AGAIN_MS = 2_000;
const QUESTIONS_MAX = 15;

/** What the debt register says of the persons who borrow, and the buttons that ask it (F-305). */
export function DebtRecordCard({ isOpen, people }: DebtRecordCardProps) {
  const { t } = useTranslation("incomes");
  const isPending = people.some(({ record }) => record.state === "pending");
  useAnswer(isPending);
  return (
    <Card title={<span id={DEBTS_PLACE}>{t("debts.title")}</span>}>
      <p>{t("debts.hint")}</p>
      <div aria-live="polite">
        {people.map((person) => (
          <PersonRecord key={String(person.ofSpouse)} person={person} />
        ))}
      </div>
      {isOpen && (
        <FormActions>
          {isPending && (
            <FormButton of={INCOMES_FORM} name="showDebts" variant="secondary">
              {t("debts.refresh")}
            </FormButton>
          )}
          {people.map((person) => (
            <AskButton key={String(person.ofSpouse)} person={person} />
          ))}
        </FormActions>
      )}
    </Card>
  );
}

function PersonRecord({ person: { ofSpouse, record } }: { person: PersonDebts }) {
  const { t, i18n } = useTranslation("incomes");
  const open = record.debts.filter(({ isClosed }) => !isClosed);
  const sum = formatMoney(
    open.reduce((total, { sumCents }) => total + sumCents, 0),
    toLanguage(i18n.language),
  );
  const answered = open.length === 0 ? t("debts.noneOpen") : t("debts.open", { count: open.length, sum });
  return (
    <>
      <p>
        <strong>{t(ofSpouse ? "debts.spouse" : "debts.buyer")}</strong>{" "}
        <Badge tone={record.state === "ready" && open.length > 0 ? "warning" : TONES[record.state]}>
          {t(`debts.state.${record.state}`)}
        </Badge>
      </p>
      <p>{record.state === "ready" ? answered : t(`debts.text.${record.state}`)}</p>
      {record.state === "ready" && record.debts.length > 0 && <Debts debts={record.debts} />}
    </>
  );
}

function Debts({ debts }: { debts: PersonDebts["record"]["debts"] }) {
  const { t, i18n } = useTranslation("incomes");
  return (
    <ul>
      {debts.map(({ creditor, sumCents, since, isClosed }) => (
        <li key={`${creditor} ${since} ${String(sumCents)}`}>
          {t(isClosed ? "debts.closedDebt" : "debts.openDebt", {
            creditor,
            sum: formatMoney(sumCents, toLanguage(i18n.language)),
            since,
          })}
        </li>
      ))}
    </ul>
  );
}

/** While the register is at work there is nothing to ask. */
function AskButton({ person: { ofSpouse, record } }: { person: PersonDebts }) {
  const { t } = useTranslation("incomes");
  if (record.state === "pending") return null;
  const isFirst = record.state === "notAsked";
  const name = ofSpouse ? "askAboutSpouse" : "askAboutBuyer";
  return (
    <FormButton of={INCOMES_FORM} name={name} variant="secondary">
      {t(`debts.${isFirst ? "ask" : "askAgain"}.${ofSpouse ? "spouse" : "buyer"}`)}
    </FormButton>
  );
}

/** With script the page looks by itself whether the register has answered, half a minute long. */
function useAnswer(isPending: boolean): void {
  const { readAgain, isIdle } = useReadAgain();
  const [questions, setQuestions] = useState(0);
  useEffect(() => {
    if (!isPending) setQuestions(0);
    if (!isPending || !isIdle || questions >= QUESTIONS_MAX) return undefined;
    const timer = setTimeout(() => {
      setQuestions(questions + 1);
      readAgain();
    }, ASK_AGAIN_MS);
    return () => clearTimeout(timer);
    // A page whose data are read again gives another function each time; that is no reason to ask again.
  }, [isPending, isIdle, questions]);
}
