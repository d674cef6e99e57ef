import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { EMILIJA, EMILIJA_CODE, saveApplication } from "../support/demo-application.ts";
import { freshCode } from "../support/fresh-buyers.ts";
import { roundsOf } from "../support/rounds.ts";
import { textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const LIMIT_CENTS = 500_000;
const SHARE_LIMIT = 0.4;

/** What a seller and a manager may do to two applications of one buyer, in any order. */
const anyStep = fc.oneof(
  fc.record({
    act: fc.constant("save" as const),
    which: fc.integer({ min: 0, max: 1 }),
    euros: fc.constantFrom(300, 900, 1_800, 2_600, 3_900, 5_400),
    months: fc.constantFrom(12, 24, 48, 60),
    loans: fc.constantFrom(0, 120, 300),
    income: fc.constantFrom("1080.00", "700.00", "9000.00"),
  }),
  fc.record({
    act: fc.constantFrom("offers" as const, "ask" as const, "approve" as const, "make" as const, "stale" as const),
    which: fc.integer({ min: 0, max: 1 }),
  }),
  fc.record({ act: fc.constant("both" as const), which: fc.constant(0) }),
);

type Step = typeof anyStep extends fc.Arbitrary<infer Value> ? Value : never;

const goods = (euros: number): RequestElements => ({
  Prekes: { Preke: [{ Pavadinimas: "Kompiuteris", Kiekis: 2, Kaina: `${euros / 2}.00`, TurtoRusiesID: 3 }] },
});

const toCents = (text: string): number => Math.round(Number(text) * 100);

/** What the paths have come to: without second and permitted contracts they would prove nothing. */
const seen = { second: 0, permitted: 0, refused: 0 };

/** What the buyer owes the lender by contracts, read from each contract itself. */
interface Debt {
  sumCents: number;
  monthlyCents: number;
}

/** One buyer with two applications, and what has become of them. */
class Path {
  private readonly contracts = new Set<number>();
  private readonly requests = new Map<number, string>();

  private readonly code: string;
  private readonly ids: readonly number[];

  private constructor(code: string, ids: readonly number[]) {
    this.code = code;
    this.ids = ids;
  }

  static async begin(): Promise<Path> {
    const code = freshCode(EMILIJA_CODE);
    const begun = await Promise.all(
      [0, 1].map(() => saveApplication(jonas, { ...EMILIJA, ...goods(900), AsmensKodas: code })),
    );
    return new Path(
      code,
      begun.map(({ id }) => id),
    );
  }

  async take(step: Step): Promise<void> {
    const id = this.ids[step.which] ?? 0;
    if (step.act === "save") {
      const { euros, months, loans, income } = step;
      const change = { Trukme: months, KlientoVartojimoPaskola: `${loans}.00`, Pajamos: income };
      const Paraiska = { ParaiskosID: id, ...EMILIJA, ...goods(euros), ...change, AsmensKodas: this.code };
      await jonas("SaveApplication", { Paraiska });
    } else if (step.act === "offers") await jonas("GetProposedOptions", { ParaiskosID: id });
    else if (step.act === "ask") {
      const { fields } = await jonas("RequestPermission", { application: id, komentaras: "Nuolatinė pirkėja" });
      if (textAt(fields, "leidimoID") !== "") this.requests.set(id, textAt(fields, "leidimoID"));
    } else if (step.act === "approve") {
      const leidimoID = this.requests.get(id);
      if (leidimoID !== undefined) await manager("ApprovePermission", { leidimoID, komentaras: "Peržiūrėta" });
    } else if (step.act === "both") await this.make(...this.ids);
    else await this.make(id);
  }

  /** Makes contracts at the same moment; what was made must be what its decision has seen. */
  private async make(...ids: readonly number[]): Promise<void> {
    const made = await Promise.all(
      ids.map(async (id) => {
        const reply = await jonas("MakeContract", { ParaiskosID: id, OperacijosID: randomUUID() });
        return { id, code: reply.code };
      }),
    );
    seen.refused += made.filter(({ code }) => code === 5).length;
    const fresh = made.filter(({ id, code }) => code === 0 && !this.contracts.has(id)).map(({ id }) => id);
    if (fresh.length === 0) return;
    const before = await this.debtsOf([...this.contracts]);
    const added = await Promise.all(fresh.map((id) => this.readContract(id)));
    for (const id of fresh) this.contracts.add(id);
    if (this.contracts.size > 1) seen.second += 1;
    seen.permitted += added.filter(({ isPermitted }) => isPermitted).length;
    // Of two that are made at once one has seen the other: the last one's decision counts both.
    const last = added.reduce((one, other) => (other.seenCents >= one.seenCents ? other : one));
    const others = added.filter((one) => one !== last);
    const owed = others.reduce((sum, { sumCents }) => sum + sumCents, before.sumCents);
    expect(last.seenCents).toBe(owed);
    for (const contract of added) {
      const share = (contract.obligationsCents + contract.averageCents) / contract.incomeCents;
      const isWithin = contract.sumCents + contract.seenCents <= LIMIT_CENTS && share <= SHARE_LIMIT;
      expect(isWithin || contract.isPermitted).toBe(true);
    }
  }

  private async debtsOf(ids: readonly number[]): Promise<Debt> {
    const debts = await Promise.all(ids.map((id) => this.readContract(id)));
    return {
      sumCents: debts.reduce((sum, { sumCents }) => sum + sumCents, 0),
      monthlyCents: debts.reduce((sum, { monthlyCents }) => sum + monthlyCents, 0),
    };
  }

  /** What a contract is for, and what the decision that it keeps has seen. */
  private async readContract(id: number) {
    const application = valueAt((await manager("GetContract", { ParaiskosID: id })).fields, "Paraiska");
    const decision = valueAt(application, "Sprendimas");
    const { fields } = await manager("ListPermissions", { application: id, Busena: "CONFIRMED" });
    return {
      sumCents: toCents(textAt(application, "Suma")),
      monthlyCents: toCents(textAt(application, "MenesioImoka")),
      seenCents: toCents(textAt(decision, "PaskolintaPer30Dienu")),
      incomeCents: toCents(textAt(decision, "TvariosPajamos")),
      obligationsCents: toCents(textAt(decision, "Isipareigojimai")),
      averageCents: toCents(textAt(decision, "VidutineImoka")),
      isPermitted: textAt(decision, "Rezultatas") === "NEEDS_APPROVAL" && valueAt(fields, "Sarasas") !== undefined,
    };
  }
}

test("O21, O25: no order of saves, permits and contracts of one buyer leads to a contract whose decision has not seen the others", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 10 }), async (steps) => {
      const path = await Path.begin();
      for (const step of steps) await path.take(step);
      await path.take({ act: "both", which: 0 });
    }),
    { numRuns: roundsOf({ usual: 200, full: 5_000 }) },
  );
  expect(Math.min(seen.second, seen.permitted, seen.refused)).toBeGreaterThan(0);
}, 1_800_000);
