import type { WireRecord } from "../../store/wire-record.ts";
import { DEMO_VARIANTS } from "../partners/condition-variants.ts";
import { emailOf, phoneOf } from "./buyer-step.ts";
import { personOf, type Story } from "./story.ts";
import { presentElements, wireEuros } from "./wire-values.ts";

const SINGLE = "1";
const MARRIED = "2";

/** Spouse mode: 0 no spouse, 1 borrows alone, 2 both borrow (C18). */
function spouseModeOf(story: Story): 0 | 1 | 2 {
  if (story.spouse !== undefined) return 2;
  return story.borrowsAlone === true ? 1 : 0;
}

function spouseElements(story: Story): WireRecord {
  if (story.spouse === undefined) return {};
  const spouse = personOf(story.spouse);
  const [incomeType, euros] = spouse.income ?? [1, 0];
  return presentElements({
    SutuoktinioVardas: spouse.name[0],
    SutuoktinioPavarde: spouse.name[1],
    SutuoktinioAsmensKodas: spouse.code,
    SutuoktinioPilietybe: spouse.citizenship ?? "LTU",
    SutuoktinioTelefonas: phoneOf(spouse),
    SutuoktinioElPastas: emailOf(spouse),
    SutuoktinioPajamos: wireEuros(euros),
    SutuoktinioPajamuTipas: String(incomeType),
    SutuoktinioPajamuPazyma: "0",
    SutuoktinioMazesPajamos: "0",
    SutuoktinioDarboviete: spouse.workplace,
    SutuoktinioVartojimoPaskola: "0.00",
    SutuoktinioBustoPaskola: "0.00",
  });
}

const payoutTypeOf = (story: Story): number =>
  story.payoutType ?? DEMO_VARIANTS.find(({ id }) => id === story.variant)?.payoutType ?? 3;

/** Step 3: household, declared loans, the spouse, and the chosen conditions. */
export function householdStep(story: Story): WireRecord {
  const mode = spouseModeOf(story);
  return {
    Sutuoktinis: String(mode),
    SeimyninePadetis: mode === 0 ? SINGLE : MARRIED,
    SeimosNariuSkaicius: String(story.household ?? (mode === 0 ? 1 : 2)),
    KlientoVartojimoPaskola: "0.00",
    KlientoBustoPaskola: "0.00",
    KlientoKitaPaskola: "0.00",
    KlientoLizingoPaskola: "0.00",
    Refinansavimas: "0",
    ...spouseElements(story),
    SalyguVariantoID: String(story.variant),
    IsmokejimoTipas: String(payoutTypeOf(story)),
  };
}
