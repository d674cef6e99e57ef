import { useTranslation } from "react-i18next";
import { HOME_COUNTRY } from "~/domain/home-country.ts";
import { SpouseMode, spouseModes } from "~/domain/enumerations/spouse-mode.ts";
import type { CitizenshipChoice } from "~/flows/citizenship/citizenship-choice.ts";
import { CitizenshipField } from "~/flows/citizenship/citizenship-field.tsx";
import type { FieldsOf } from "~/forms/use-app-form.ts";
import { useEnumerationOptions } from "~/forms/use-enumeration-options.ts";
import { Card } from "~/ui/card.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import { CheckboxField } from "~/ui/form/checkbox-field.tsx";
import { FieldRow } from "~/ui/form/field-row.tsx";
import { RadioGroup } from "~/ui/form/radio-group.tsx";
import { ClientEmailField, ClientPhoneField } from "../client-contact-fields.tsx";
import type { BuyerLookUp } from "../found-buyer.ts";
import { BuyerCodeField } from "../steps/buyer-code-field.tsx";
import type { householdSchema } from "../steps/household-step.ts";
import { NameFields } from "../steps/name-fields.tsx";
import { useBuyerLookUp } from "../steps/use-buyer-look-up.ts";
import { SpouseFinances, type SpouseFields } from "./spouse-finances.tsx";

type HouseholdFields = FieldsOf<typeof householdSchema>;

type SpouseCardProps = { fields: HouseholdFields; lookUp: BuyerLookUp; citizenships: CitizenshipChoice };

/**
 * Who borrows, and the spouse who borrows too (F-215, F-224). Without script the fields stand there and count in mode 2 alone; with it they come with the
 * mode. What is typed waits while they are away, and is dropped only with a tick (F-571).
 */
export function SpouseCard({ fields, lookUp, citizenships }: SpouseCardProps) {
  const { t } = useTranslation(["spouse", "application"]);
  const isScripted = useHydrated();
  const spouse = fields.spouse.getFieldset();
  const isTogether = spouse.mode.value === String(SpouseMode.spouse);
  const isAsked = isFilled(spouse) && !isTogether;
  return (
    <Card title={t("title")}>
      <RadioGroup
        field={spouse.mode}
        options={useEnumerationOptions()(spouseModes)}
        hint={t("modeHint")}
        optional
        inline
      />
      <div hidden={isScripted && !isAsked}>{(isAsked || !isScripted) && <CheckboxField field={spouse.drop} />}</div>
      <fieldset hidden={isScripted && !isTogether}>
        <legend>{t("block")}</legend>
        <SpousePerson spouse={spouse} lookUp={lookUp} />
        <CitizenshipField field={spouse.citizenship} choice={citizenships} />
        <SpouseFinances spouse={spouse} />
      </fieldset>
    </Card>
  );
}

const TYPED = ["personalCode", "firstName", "lastName", "phone", "email", "incomeType", "workplace"] as const;

/** Whether anything of the spouse would be lost with the mode. */
function isFilled(spouse: SpouseFields): boolean {
  const future = spouse.future.getFieldset();
  const loans = spouse.loans.getFieldset();
  const others = [
    spouse.monthlyIncome,
    spouse.certificate,
    future.willDecrease,
    future.amount,
    loans.consumer,
    loans.mortgage,
  ];
  if ((spouse.citizenship.value ?? HOME_COUNTRY) !== HOME_COUNTRY) return true;
  return [...TYPED.map((name) => spouse[name]), ...others].some(({ value }) => Boolean(value));
}

/** Code, name and contacts; the name of a person of the register is told as soon as the code is typed (F-204, F-211). */
function SpousePerson({ spouse, lookUp: drawn }: { spouse: SpouseFields; lookUp: BuyerLookUp }) {
  const { t } = useTranslation(["spouse", "application"]);
  const lookUp = useBuyerLookUp(drawn, []);
  const { found } = lookUp;
  return (
    <>
      <BuyerCodeField
        field={spouse.personalCode}
        hint={t("application:buyer.personalCodeHint")}
        lookUp={lookUp}
        words={(known) => (known.state === "known" ? t("found", { name: known.name }) : t("newClient"))}
      />
      {found?.state !== "known" && (
        <>
          <NameFields firstName={spouse.firstName} lastName={spouse.lastName} />
          {found === null && <p className="note">{t("nameHint")}</p>}
        </>
      )}
      <FieldRow>
        <ClientPhoneField field={spouse.phone} />
        <ClientEmailField field={spouse.email} hint={t("emailHint")} />
      </FieldRow>
    </>
  );
}
