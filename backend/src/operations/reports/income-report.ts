import { findApplication } from "../../applications/find-application.ts";
import { loadCreditFacts } from "../../credit/credit-facts.ts";
import { valuedLinesOf } from "../../credit/person-incomes.ts";
import type { ValuedLine } from "../../credit/income-lines.ts";
import { toWireApplication } from "../../store/application-wire.ts";
import { toBusinessDay } from "../../time/business-day.ts";
import { toAmount } from "../../wire/wire-output.ts";
import { EVERYBODY } from "./report-roles.ts";
import { column, defineReport, pageOf, type Bilingual, type ReportQuery } from "./report-types.ts";
import { incomeKindWord, yesNoWord } from "./report-words.ts";

const OWNERS = {
  buyer: { lt: "Pirkėjas", en: "Buyer" },
  spouse: { lt: "Sutuoktinis", en: "Spouse" },
} as const satisfies Record<string, Bilingual>;

const TOTAL: Bilingual = { lt: "Iš viso", en: "Total" };

interface TotalRow {
  readonly valuedCents: number;
}

/** An income line, or the sum under them. */
type Row = ValuedLine | TotalRow;

const isLine = (row: Row): row is ValuedLine => "row" in row;

/** The cell of a line; the row of the total has none there. */
const ofLine =
  (cell: (line: ValuedLine, language: keyof Bilingual) => string | null) =>
  (row: Row, language: keyof Bilingual): string | null =>
    isLine(row) ? cell(row, language) : null;

/** Lines that are left out count nothing, so that the total of what is valued leaves them out (F-296). */
async function findLines(query: ReportQuery) {
  const { context, session, values } = query;
  const row = await findApplication(context.db, session, values.ParaiskosID ?? 0);
  if (row === null) return 1063;
  const facts = await loadCreditFacts(context.db, row.shopId, toWireApplication(row), context.clock.now());
  const today = toBusinessDay(context.clock.now());
  const lines = [...valuedLinesOf(facts, "buyer", today), ...valuedLinesOf(facts, "spouse", today)];
  if (lines.length === 0) return pageOf<Row>([], query);
  const total = { valuedCents: lines.reduce((sum, { valuedCents }) => sum + valuedCents, 0) };
  return pageOf<Row>([...lines, total], query);
}

/** R7: every column of the report-side entries (F-296). */
export const incomesOfApplication = defineReport<Row>({
  id: 7,
  roles: EVERYBODY,
  title: { lt: "Paraiškos pajamų ataskaita", en: "Income report of an application" },
  summary: {
    lt: "Kiekviena pajamų eilutė: kas apskaičiuota, kas nurodyta, kas patikslinta, kas vertinama. Praleistos eilutės į sumą neįeina.",
    en: "Every income line: what is calculated, provided, corrected and valued. Skipped lines are not in the total.",
  },
  parameters: ["ParaiskosID"],
  columns: [
    column("Asmuo", "Person", "TEKSTAS", (row, language) =>
      isLine(row) ? OWNERS[row.row.ofSpouse ? "spouse" : "buyer"][language] : TOTAL[language],
    ),
    column(
      "Pajamų rūšis",
      "Type",
      "TEKSTAS",
      ofLine(({ row }, language) => incomeKindWord(row.kind, language)),
    ),
    column(
      "Pavadinimas",
      "Name",
      "TEKSTAS",
      ofLine(({ row }) => row.title),
    ),
    column(
      "Šaltinis",
      "Source",
      "TEKSTAS",
      ofLine(({ row }) => row.source),
    ),
    column(
      "Nuo",
      "From",
      "DATA",
      ofLine(({ row }) => row.fromDay),
    ),
    column(
      "Iki",
      "To",
      "DATA",
      ofLine(({ row }) => row.toDay),
    ),
    column(
      "Apskaičiuota, €",
      "Calculated, €",
      "SUMA",
      ofLine(({ calculatedCents }) => toAmount(calculatedCents)),
    ),
    column(
      "Nurodyta, €",
      "Provided, €",
      "SUMA",
      ofLine(({ row }) => toAmount(row.amountCents)),
    ),
    column(
      "Patikslinta, €",
      "Corrected, €",
      "SUMA",
      ofLine(({ row }) => toAmount(row.correctedCents)),
    ),
    column("Vertinama, €", "Valued, €", "SUMA", ({ valuedCents }) => toAmount(valuedCents)),
    column(
      "Įvedė vadybininkas",
      "Entered by a manager",
      "TEKSTAS",
      ofLine(({ row }, language) => yesNoWord(row.origin === "manager", language)),
    ),
    column(
      "Praleista",
      "Skipped",
      "TEKSTAS",
      ofLine(({ row }, language) => yesNoWord(row.skipped, language)),
    ),
  ],
  find: findLines,
});
