import { Badge } from "../../../app/ui/badge.tsx";
import { ButtonLink, DefaultSubmit, SubmitButton } from "../../../app/ui/button.tsx";
import { Card } from "../../../app/ui/card.tsx";
import { Columns } from "../../../app/ui/columns.tsx";
import { DataTable } from "../../../app/ui/data-table.tsx";
import { Choice } from "../../../app/ui/form/choice.tsx";
import { DateField } from "../../../app/ui/form/date-field.tsx";
import { ErrorSummary } from "../../../app/ui/form/error-summary.tsx";
import { FieldRow } from "../../../app/ui/form/field-row.tsx";
import { FormActions } from "../../../app/ui/form/form-actions.tsx";
import { MoneyField } from "../../../app/ui/form/money-field.tsx";
import { SelectField } from "../../../app/ui/form/select-field.tsx";
import { ShareBar } from "../../../app/ui/share-bar.tsx";
import { SummaryLine } from "../../../app/ui/summary-card.tsx";
import { SellerFrame } from "./frames.tsx";
import { ApplicationHead, ApplicationSummary } from "./summary.tsx";

const OFFERS = [
  { months: 12, payment: "108,90", total: "1 306,80", apr: "14,92", share: "18 % → 24 %" },
  { months: 18, payment: "75,02", total: "1 350,36", apr: "15,41", share: "18 % → 22 %" },
  { months: 24, payment: "58,12", total: "1 394,88", apr: "15,87", share: "18 % → 21 %" },
  { months: 36, payment: "41,33", total: "1 487,88", apr: "16,12", share: "18 % → 20 %" },
];

const field = (name: string, defaultValue: string, error?: string) => ({
  id: `income-${name}`,
  name,
  defaultValue,
  errors: error === undefined ? undefined : [error],
});

/** Step 3 with two findings. */
export function OffersPage() {
  return (
    <SellerFrame>
      <ApplicationHead current={3} />
      <ErrorSummary
        errors={[
          { fieldId: "income-sum", label: "Pajamos", message: "įveskite sumą, ne mažesnę kaip 0,01 €" },
          { fieldId: "income-to", label: "Pažymos laikotarpis", message: "turi apimti 4 mėnesius" },
        ]}
      />
      <Columns aside={<ApplicationSummary />}>
        <form method="post" noValidate>
          <DefaultSubmit name="continue">Išsaugoti ir tęsti</DefaultSubmit>
          <Card title="Pajamos">
            <fieldset>
              <legend>1 pajamų eilutė</legend>
              <FieldRow columns={4}>
                <SelectField
                  field={field("kind", "1")}
                  label="Rūšis"
                  options={[{ value: "1", label: "Darbo užmokestis" }]}
                />
                <MoneyField field={field("sum", "", "Įveskite sumą")} label="Suma per mėnesį" hint="Į rankas" />
                <DateField field={field("from", "2026-07-01")} label="Nuo" />
                <DateField field={field("to", "2026-10-31", "Turi apimti 4 mėnesius")} label="Iki" />
              </FieldRow>
              <SubmitButton variant="secondary" small name="removeIncome0">
                Pašalinti
              </SubmitButton>
            </fieldset>
            <SubmitButton variant="secondary" small name="addIncome">
              Pridėti pajamas
            </SubmitButton>
          </Card>
          <Card title="Pasiūlymai" badge={<Badge tone="success">Galima</Badge>}>
            <p>
              Įmokos po šio kredito sudarys <strong>21 %</strong> pajamų; leistina iki <strong>40 %</strong>. Didžiausia
              suma 24 mėn. – <strong>4 870 €</strong>.
            </p>
            <ShareBar
              label="21 % pajamų, leistina iki 40 %"
              parts={[
                { key: "before", basisPoints: 1800, label: "Turimi įsipareigojimai – 360,00 € (18 %)" },
                { key: "own", basisPoints: 300, label: "Vidutinė šio kredito įmoka – 58,12 € (3 %)" },
                { key: "left", basisPoints: 7900, label: "Lieka – 1 581,88 € (79 %)" },
              ]}
              limit={{ basisPoints: 4000, label: "leistina iki 40 %" }}
            />
            <OffersTable />
            <SummaryLine label="Mėnesio įmoka" value="58,12 €" />
            <FormActions end={<ButtonLink to="/applications/add/2/100248">Atgal</ButtonLink>}>
              <SubmitButton name="continue">Išsaugoti ir tęsti</SubmitButton>
            </FormActions>
          </Card>
        </form>
      </Columns>
    </SellerFrame>
  );
}

function OffersTable() {
  return (
    <DataTable
      caption="Pasiūlymai"
      rows={OFFERS}
      rowKey={(row) => row.months}
      isSelected={(row) => row.months === 24}
      columns={[
        {
          key: "months",
          label: "Trukmė",
          rowHeader: true,
          cell: ({ months }) => (
            <Choice
              type="radio"
              id={`offer-${months}`}
              name="offer"
              value={months}
              defaultChecked={months === 24}
              label={`${months} mėn.`}
            />
          ),
        },
        { key: "payment", label: "Mėn. įmoka, €", numeric: true, cell: (row) => <strong>{row.payment}</strong> },
        { key: "total", label: "Iš viso, €", numeric: true, cell: (row) => row.total },
        { key: "apr", label: "BVKKMN, %", numeric: true, cell: (row) => row.apr },
        { key: "share", label: "Įsipareigojimai", numeric: true, cell: (row) => row.share },
      ]}
    />
  );
}
