import { Badge, type Tone } from "../../../app/ui/badge.tsx";
import { ButtonLink } from "../../../app/ui/button.tsx";
import { DataTable, type Column } from "../../../app/ui/data-table.tsx";
import { FilterForm } from "../../../app/ui/filter-form.tsx";
import { DateField } from "../../../app/ui/form/date-field.tsx";
import { SelectField } from "../../../app/ui/form/select-field.tsx";
import { TextField } from "../../../app/ui/form/text-field.tsx";
import { Icon } from "../../../app/ui/icon.tsx";
import { Pagination } from "../../../app/ui/pagination.tsx";
import { Tabs } from "../../../app/ui/tabs.tsx";
import { TitleRow } from "../../../app/ui/title-row.tsx";
import { SellerFrame } from "./frames.tsx";

type Row = {
  id: string;
  contract: string;
  date: string;
  buyer: string;
  sum: string;
  months: number;
  goods: string;
  tone: Tone;
  status: string;
  next: string;
};

const ROWS: readonly Row[] = [
  {
    id: "100248",
    contract: "",
    date: "2026-11-20",
    buyer: "Emilija Testauskaitė",
    sum: "1 198,90",
    months: 24,
    goods: "Televizorius Vaizdas 55, Gars…",
    tone: "info",
    status: "Paraiška",
    next: "Įveskite pajamas",
  },
  {
    id: "100247",
    contract: "PL26-000412",
    date: "2026-11-20",
    buyer: "Kazys ir Birutė Pavyzdžiai",
    sum: "3 400,00",
    months: 48,
    goods: "Skalbyklė, džiovyklė",
    tone: "warning",
    status: "Nepasirašyta",
    next: "Laukia sutuoktinės parašo",
  },
  {
    id: "100231",
    contract: "PL26-000405",
    date: "2026-11-18",
    buyer: "Viltė Bandomoji",
    sum: "1 050,00",
    months: 24,
    goods: "Nešiojamasis kompiuteris",
    tone: "success",
    status: "Pasirašyta",
    next: "Išmokėsime lapkričio 23 d.",
  },
  {
    id: "100226",
    contract: "PL26-000398",
    date: "2026-11-17",
    buyer: "Eglė Klaidaitė",
    sum: "640,00",
    months: 10,
    goods: "Čiužinys Sapnas 160",
    tone: "danger",
    status: "Su trūkumais",
    next: "Įkelkite dokumento kopiją",
  },
  {
    id: "100209",
    contract: "PL25-009120",
    date: "2026-11-12",
    buyer: "Petras Archyvas",
    sum: "450,00",
    months: 6,
    goods: "Dulkių siurblys",
    tone: "neutral",
    status: "Archyvas",
    next: "–",
  },
];

const COLUMNS: ReadonlyArray<Column<Row>> = [
  {
    key: "id",
    label: "Numeris",
    sort: { to: "?sort=id", direction: "descending" },
    rowHeader: true,
    cell: (row) => (
      <div>
        <a href={`/applications/load/${row.id}`}>{row.id}</a>
        {row.contract !== "" && <small>{row.contract}</small>}
      </div>
    ),
  },
  { key: "date", label: "Data", sort: { to: "?sort=date" }, cell: (row) => <time>{row.date}</time> },
  {
    key: "buyer",
    label: "Pirkėjas",
    cell: (row) => (
      <div>
        {row.buyer}
        <small>4••••••••39</small>
      </div>
    ),
  },
  { key: "sum", label: "Suma, €", numeric: true, sort: { to: "?sort=sum" }, cell: (row) => <strong>{row.sum}</strong> },
  { key: "months", label: "Mėn.", numeric: true, cell: (row) => row.months },
  { key: "goods", label: "Prekės", cell: (row) => row.goods },
  { key: "status", label: "Būsena", cell: (row) => <Badge tone={row.tone}>{row.status}</Badge> },
  { key: "next", label: "Kas toliau", cell: (row) => row.next },
];

const field = (name: string, defaultValue = "") => ({ id: `filter-${name}`, name, defaultValue });

/** The list of applications, with a success notice. */
export function ListPage() {
  return (
    <SellerFrame
      notices={[
        {
          id: "1",
          variant: "success",
          type: "general",
          heading: "Sutartis PL26-000412 sudaryta.",
          text: "Atspausdinkite dokumentus arba išsiųskite pasirašyti.",
          dismissible: true,
        },
      ]}
    >
      <TitleRow title="Paraiškos ir sutartys">
        <ButtonLink to="?columns">Stulpeliai</ButtonLink>
        <ButtonLink to="?wide">Plati lentelė</ButtonLink>
        <ButtonLink to="/applications.xlsx" reloadDocument>
          <Icon name="download" /> XLSX
        </ButtonLink>
      </TitleRow>
      <Tabs
        label="Sąrašai"
        tabs={[
          { label: "Paraiškos", to: "?tab=3", count: 18, current: true },
          { label: "Išmokos", to: "?tab=1", count: 42 },
          { label: "Neišmokėtos", to: "?tab=2", count: 3 },
          { label: "Sutartys", to: "?tab=4", count: 127 },
        ]}
      />
      <FilterForm
        action="/applications"
        hidden={{ tab: 3 }}
        clearTo="?tab=3"
        more={
          <>
            <DateField field={field("from", "2026-10-21")} label="Data nuo" />
            <DateField field={field("to", "2026-11-20")} label="Data iki" />
          </>
        }
      >
        <TextField field={field("number")} label="Numeris" />
        <TextField field={field("code")} label="Asmens kodas" />
        <SelectField
          field={field("status")}
          label="Būsena"
          emptyLabel="Visos"
          options={[{ value: "1", label: "Nepasirašyta" }]}
        />
      </FilterForm>
      <DataTable caption="Paraiškos" columns={COLUMNS} rows={ROWS} rowKey={(row) => row.id} />
      <Pagination
        from={1}
        to={8}
        total={18}
        nextTo="?page=2"
        previousTo="?page=0"
        sizes={[{ size: 10, to: "?size=10" }, { size: 25 }, { size: 50, to: "?size=50" }]}
      />
    </SellerFrame>
  );
}
