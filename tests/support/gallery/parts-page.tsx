import { Card } from "../../../app/ui/card.tsx";
import { ConfirmPanel } from "../../../app/ui/confirm-panel.tsx";
import { DataTable } from "../../../app/ui/data-table.tsx";
import { ButtonLink } from "../../../app/ui/button.tsx";
import { EmptyState } from "../../../app/ui/empty-state.tsx";
import { CheckboxField } from "../../../app/ui/form/checkbox-field.tsx";
import { RadioGroup } from "../../../app/ui/form/radio-group.tsx";
import { FieldRow } from "../../../app/ui/form/field-row.tsx";
import { TextArea } from "../../../app/ui/form/text-area.tsx";
import { TextField } from "../../../app/ui/form/text-field.tsx";
import type { NoticeContent } from "../../../app/ui/notice.tsx";
import type { SafeHtml } from "../../../app/ui/safe-html.tsx";
import { ShareBar } from "../../../app/ui/share-bar.tsx";
import { TitleRow } from "../../../app/ui/title-row.tsx";
import { SellerFrame } from "./frames.tsx";

const NOTICES: readonly NoticeContent[] = [
  {
    id: "a",
    variant: "info",
    type: "greeting",
    heading: "Laba diena!",
    text: "Lapkričio 24 d. nuo 22.00 vyks sistemos atnaujinimas.",
    dismissible: true,
  },
  {
    id: "b",
    variant: "success",
    collapsed: true,
    heading: "Sutartis išsaugota. Pastabų: 2",
    html: "<ul><li>Pirma pastaba</li><li>Antra pastaba</li></ul>" as SafeHtml,
  },
  {
    id: "c",
    variant: "danger",
    type: "soap",
    html: '<p>Paskyra užblokuota. <a href="/password-remind" target="_blank" rel="noopener noreferrer">Atkurkite slaptažodį</a>.</p>' as SafeHtml,
  },
  {
    id: "d",
    variant: "warning",
    text: "Jūsų naršyklė sena: viskas veikia, bet lėčiau. Naudokite naujesnę.",
    dismissible: true,
  },
  { id: "e", variant: "info", text: "Penktas pranešimas." },
  { id: "f", variant: "info", text: "Šeštas pranešimas, paslėptas." },
];

const WIDE_COLUMNS = Array.from({ length: 18 }, (_, index) => ({
  key: String(index),
  label: `Stulpelis ${index + 1}`,
  sort: { to: `?sort=${index}` },
  numeric: index > 2,
  cell: (row: number) => `${row * 1000 + index},00`,
}));

/** Everything that no other page of the gallery shows. */
export function PartsPage() {
  return (
    <SellerFrame notices={NOTICES}>
      <TitleRow title="Visos kitos dalys" />
      <ConfirmPanel
        title="Atmesti sutartį PL26-000412?"
        confirm={{ name: "reject", label: "Atmesti sutartį", danger: true }}
        cancel={{ to: "/", label: "Grįžti" }}
      >
        <p>Sutartis bus nutraukta ir atkurti jos nebus galima.</p>
        <TextArea
          field={{ id: "reason", name: "reason", errors: ["Užpildykite šį lauką"] }}
          label="Priežastis"
          hint="Matys tik kreditorius"
        />
      </ConfirmPanel>
      <Card title="Laukai">
        <FieldRow>
          <RadioGroup
            field={{ id: "status", name: "status", defaultValue: "2", errors: ["Pasirinkite"] }}
            label="Šeiminė padėtis"
            options={[
              { value: "1", label: "Nevedęs (netekėjusi)" },
              { value: "2", label: "Vedęs (ištekėjusi)", hint: "Reikės sutuoktinio duomenų" },
              { value: "3", label: "Išsituokęs (-usi)", disabled: true },
            ]}
          />
          <TextField
            field={{ id: "phone", name: "phone", defaultValue: "61234567" }}
            label="Mobilusis telefonas"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            disabled
          />
        </FieldRow>
        <fieldset>
          <legend>Sutikimai</legend>
          <CheckboxField
            field={{ id: "marketing", name: "marketing", defaultChecked: true }}
            label="Sutinku gauti tiesioginės rinkodaros pasiūlymus"
          />
        </fieldset>
        <p>Įmokos sudarytų 52 % pajamų; leistina iki 40 %.</p>
        <ShareBar
          label="52 % pajamų, leistina iki 40 %"
          parts={[
            { key: "before", basisPoints: 2000, label: "Turimi įsipareigojimai – 200,00 € (20 %)" },
            { key: "own", basisPoints: 3200, label: "Vidutinė šio kredito įmoka – 320,00 € (32 %)" },
            { key: "left", basisPoints: 4800, label: "Lieka – 480,00 € (48 %)" },
          ]}
          limit={{ basisPoints: 4000, label: "leistina iki 40 %" }}
        />
      </Card>
      <DataTable
        caption="Plati lentelė"
        wide
        columns={WIDE_COLUMNS}
        rows={[1, 2, 3]}
        rowKey={(row) => row}
        hideCaption={false}
      />
      <EmptyState title="Paraiškų nerasta">
        <p>Pakeiskite filtrą arba pradėkite naują paraišką.</p>
        <ButtonLink to="/applications/add">Nauja paraiška</ButtonLink>
      </EmptyState>
    </SellerFrame>
  );
}
