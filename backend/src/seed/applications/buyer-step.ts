import { toSearchText } from "../../store/search-text.ts";
import type { WireRecord } from "../../store/wire-record.ts";
import type { DemoClient } from "../people/demo-clients.ts";
import { DEMO_VARIANTS } from "../partners/condition-variants.ts";
import { personOf, type Story } from "./story.ts";
import { presentElements, wireDay, wireEuros } from "./wire-values.ts";

const PERSONAL_CREDIT = "1";
const SPOUSE_CREDIT = "2";
const PENSIONER_SOURCE = "Sodra";

/** An invented phone that a person always has: +370 600 0 and four digits of the personal code. */
export const phoneOf = (client: DemoClient): string => `+3706000${client.code.slice(-4)}`;

/** An invented address: name and surname without diacritics. */
export const emailOf = (client: DemoClient): string =>
  `${client.name.map((part) => toSearchText(part).replaceAll(" ", "-")).join(".")}@pavyzdys.example`;

/** Product of the contract that the story's variant makes. */
export const contractTypeOf = (story: Story): number =>
  DEMO_VARIANTS.find(({ id }) => id === story.variant)?.contractType ?? 3;

/** Step 1: who the buyer is, what is asked for and the first income. */
export function buyerStep(story: Story): WireRecord {
  const client = personOf(story.client);
  const [incomeType, euros] = client.income ?? [1, 0];
  return presentElements({
    AsmensKodas: client.code,
    Vardas: client.name[0],
    Pavarde: client.name[1],
    GimimoData: wireDay(client.born),
    Pilietybe: client.citizenship ?? "LTU",
    Telefonas: phoneOf(client),
    ElPastas: emailOf(client),
    KreditoTipas: story.spouse === undefined ? PERSONAL_CREDIT : SPOUSE_CREDIT,
    SutartiesTipas: String(contractTypeOf(story)),
    Pajamos: wireEuros(euros),
    PajamuTipas: String(incomeType),
    PajamuPazyma: story.hasIncomeCertificate === true ? "1" : "0",
    MazesPajamos: "0",
    Darboviete: client.workplace ?? (incomeType === 2 ? PENSIONER_SOURCE : undefined),
    SutikimasTikrinti: "1",
    DuomenuPolitikosGavimas: "1",
    Valiuta: "EUR",
  });
}
