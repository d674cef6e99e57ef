import { Badge, type Tone } from "../../../app/ui/badge.tsx";
import { ButtonLink, SubmitButton } from "../../../app/ui/button.tsx";
import { Card, CardRow } from "../../../app/ui/card.tsx";
import { Columns } from "../../../app/ui/columns.tsx";
import { DataTable } from "../../../app/ui/data-table.tsx";
import { ManagerFrame } from "./frames.tsx";
import { ApplicationHead, ApplicationSummary } from "./summary.tsx";

const DOCUMENTS: ReadonlyArray<{ name: string; copies: number; tone: Tone; state: string }> = [
  { name: "Standartinė informacija apie vartojimo kreditą", copies: 2, tone: "neutral", state: "Paruošta" },
  { name: "Vartojimo kredito sutartis, specialiosios sąlygos", copies: 3, tone: "warning", state: "Laukia parašo" },
  { name: "Sutikimas tikrinti duomenis", copies: 1, tone: "success", state: "Pasirašyta 11:20" },
];

/** Step 5 as a manager sees it. */
export function ContractPage() {
  return (
    <ManagerFrame>
      <ApplicationHead current={5} />
      <Columns aside={<ApplicationSummary />}>
        <Card title="Parašas" flush>
          <CardRow
            title="Nuotoliniu būdu"
            badge={<Badge tone="warning">Laukiama</Badge>}
            actions={
              <>
                <ButtonLink to="?resend" small>
                  Siųsti dar kartą
                </ButtonLink>
                <ButtonLink to="?cancel" small variant="danger">
                  Atšaukti
                </ButtonLink>
              </>
            }
          >
            <p>Pakvietimas išsiųstas 11:32, el. paštu emilija@pavyzdys.example. Galioja iki 2026-11-23 11:32.</p>
          </CardRow>
          <CardRow
            title="Planšetėje"
            actions={
              <SubmitButton small variant="secondary" disabled describedBy="why-tablet">
                Pasirašyti planšetėje
              </SubmitButton>
            }
          >
            <p id="why-tablet">
              Reikia asmens dokumento kopijų – trūksta <a href="#documents">antrosios pusės</a>.
            </p>
          </CardRow>
          <CardRow
            title="Popieriuje"
            actions={
              <ButtonLink to="?print" small>
                Spausdinti
              </ButtonLink>
            }
          >
            <p>Atspausdinkite 3 egzempliorius, pasirašykite ir patvirtinkite.</p>
          </CardRow>
        </Card>
        <Card
          title="Dokumentai"
          flush
          actions={
            <ButtonLink to="?zip" small>
              Atsisiųsti visus
            </ButtonLink>
          }
        >
          <DataTable
            caption="Dokumentai"
            rows={DOCUMENTS}
            rowKey={(row) => row.name}
            columns={[
              { key: "name", label: "Dokumentas", rowHeader: true, cell: (row) => row.name },
              { key: "copies", label: "Egz.", numeric: true, cell: (row) => row.copies },
              { key: "state", label: "Būsena", cell: (row) => <Badge tone={row.tone}>{row.state}</Badge> },
              {
                key: "file",
                label: "Failas",
                hideLabel: true,
                numeric: true,
                cell: () => <a href="/file.pdf">PDF, 84 KB</a>,
              },
            ]}
          />
        </Card>
      </Columns>
    </ManagerFrame>
  );
}
