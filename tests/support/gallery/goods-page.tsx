import { DefaultSubmit, SubmitButton, ButtonLink } from "../../../app/ui/button.tsx";
import { Card } from "../../../app/ui/card.tsx";
import { Columns } from "../../../app/ui/columns.tsx";
import { DataTable } from "../../../app/ui/data-table.tsx";
import { CodeField } from "../../../app/ui/form/code-field.tsx";
import { ErrorSummary } from "../../../app/ui/form/error-summary.tsx";
import { FieldRow } from "../../../app/ui/form/field-row.tsx";
import { FormActions } from "../../../app/ui/form/form-actions.tsx";
import { HiddenFields } from "../../../app/ui/form/hidden-fields.tsx";
import { MoneyField } from "../../../app/ui/form/money-field.tsx";
import { SelectField } from "../../../app/ui/form/select-field.tsx";
import { SummaryLine } from "../../../app/ui/summary-card.tsx";
import { SellerFrame } from "./frames.tsx";
import { ApplicationHead, ApplicationSummary } from "./summary.tsx";

const GOODS = [
  {
    name: "Televizorius Vaizdas 55",
    serial: "Ser. Nr. VZ55-20418",
    group: "Televizoriai",
    count: 1,
    price: "999,00",
    warranty: "2 metai, 99,90 €",
    sum: "1 098,90",
  },
  {
    name: "Garso sistema Aidas",
    serial: "",
    group: "Televizoriai",
    count: 1,
    price: "250,00",
    warranty: "be garantijos",
    sum: "250,00",
  },
];

const field = (name: string, defaultValue: string, error?: string) => ({
  id: `credit-${name}`,
  name,
  defaultValue,
  errors: error === undefined ? undefined : [error],
});

/** Step 2 with one refused field. */
export function GoodsPage() {
  return (
    <SellerFrame>
      <ApplicationHead current={2} />
      <ErrorSummary
        errors={[{ fieldId: "credit-toClient", label: "Išmokėti klientui", message: "Suma negali viršyti 1 500,00 €" }]}
      />
      <Columns aside={<ApplicationSummary />}>
        <form method="post" noValidate>
          <HiddenFields values={{ csrf: "token", version: 3 }} />
          <DefaultSubmit name="continue">Išsaugoti ir tęsti</DefaultSubmit>
          <Card
            title="Prekės"
            actions={
              <>
                <SubmitButton variant="secondary" small name="addFromCatalogue">
                  Iš katalogo
                </SubmitButton>
                <SubmitButton variant="secondary" small name="addByHand">
                  Įvesti ranka
                </SubmitButton>
              </>
            }
          >
            <GoodsTable />
          </Card>
          <Card title="Kreditas">
            <CreditFields />
            <SummaryLine label="Mėnesio įmoka" value="58,12 €" />
            <FormActions end={<ButtonLink to="/applications/add">Atgal</ButtonLink>}>
              <SubmitButton name="continue">Išsaugoti ir tęsti</SubmitButton>
              <SubmitButton name="save" variant="secondary">
                Išsaugoti
              </SubmitButton>
            </FormActions>
          </Card>
        </form>
      </Columns>
    </SellerFrame>
  );
}

function GoodsTable() {
  return (
    <DataTable
      caption="Prekės"
      rows={GOODS}
      rowKey={(row) => row.name}
      columns={[
        {
          key: "name",
          label: "Prekė",
          rowHeader: true,
          cell: (row) => (
            <div>
              {row.name}
              {row.serial !== "" && <small>{row.serial}</small>}
            </div>
          ),
        },
        { key: "group", label: "Grupė", cell: (row) => row.group },
        { key: "count", label: "Kiekis", numeric: true, cell: (row) => row.count },
        { key: "price", label: "Kaina, €", numeric: true, cell: (row) => row.price },
        { key: "warranty", label: "Pratęsta garantija", cell: (row) => row.warranty },
        { key: "sum", label: "Suma, €", numeric: true, cell: (row) => <strong>{row.sum}</strong> },
        {
          key: "actions",
          label: "Veiksmai",
          hideLabel: true,
          cell: (row) => (
            <SubmitButton variant="secondary" small name={`remove-${row.name}`}>
              Pašalinti
            </SubmitButton>
          ),
        },
      ]}
    />
  );
}

function CreditFields() {
  return (
    <FieldRow columns={3}>
      <SelectField
        field={field("variant", "1")}
        label="Sąlygų variantas"
        options={[{ value: "1", label: "Standartas, 12,9 %" }]}
      />
      <SelectField field={field("duration", "24")} label="Trukmė" options={[{ value: "24", label: "24 mėn." }]} />
      <CodeField field={field("paymentDay", "15")} label="Mokėjimo diena" hint="Nuo 1 iki 31" />
      <MoneyField field={field("advance", "150,00")} label="Pradinė įmoka" />
      <MoneyField field={field("ownFunds", "0,00")} label="Nuosavos lėšos pardavėjui" optional />
      <MoneyField field={field("toClient", "12 000,00", "Suma negali viršyti 1 500,00 €")} label="Išmokėti klientui" />
    </FieldRow>
  );
}
