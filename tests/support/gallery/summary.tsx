import { Badge } from "../../../app/ui/badge.tsx";
import { ButtonLink, SubmitButton } from "../../../app/ui/button.tsx";
import { Stepper } from "../../../app/ui/stepper.tsx";
import { SummaryCard } from "../../../app/ui/summary-card.tsx";
import { TitleRow } from "../../../app/ui/title-row.tsx";

const LABELS = ["Pirkėjas", "Prekės ir kreditas", "Pajamos ir pasiūlymai", "Sutarties duomenys", "Sutartis ir parašas"];

/** Title and stepper of one of the five steps. */
export function ApplicationHead({ current }: { current: number }) {
  return (
    <>
      <TitleRow
        title="Nauja paraiška"
        detail="Nr. 100248"
        badge={<Badge tone="info">Paraiška</Badge>}
        note="Išsaugota 14:05"
      >
        <ButtonLink to="/applications/100248/delete" variant="danger" small>
          Šalinti paraišką
        </ButtonLink>
      </TitleRow>
      <Stepper
        label="Paraiškos žingsniai"
        steps={LABELS.map((label, index) => {
          const number = index + 1;
          if (number < current) return { label, state: "done", to: `/applications/edit/100248/${number}` };
          return { label, state: number === current ? "current" : "todo" };
        })}
      />
    </>
  );
}

/** The summary beside the steps. */
export function ApplicationSummary() {
  return (
    <SummaryCard
      title="Santrauka"
      groups={[
        [
          { label: "Pirkėja", value: "Emilija Testauskaitė" },
          { label: "Prekės (2)", value: "1 249,00 €" },
          { label: "Pratęsta garantija", value: "99,90 €" },
          { label: "Pradinė įmoka", value: "−150,00 €" },
        ],
        [
          { label: "Kredito suma", value: "1 198,90 €", weight: "strong" },
          { label: "Sąlygos", value: "Standartas, 24 mėn." },
        ],
        [
          { label: "Mėnesio įmoka", value: "58,12 €", weight: "big" },
          { label: "BVKKMN", value: "15,87 %" },
          { label: "Bendra mokama suma", value: "1 394,88 €" },
        ],
      ]}
      actions={
        <>
          <form method="post">
            <SubmitButton name="recalculate" variant="secondary">
              Perskaičiuoti
            </SubmitButton>
          </form>
          <ButtonLink to="/applications/100248/schedule">Grafikas</ButtonLink>
        </>
      }
    />
  );
}
