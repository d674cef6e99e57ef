import { describe, expect, test } from "vitest";
import { saveApplication as createApplication, EMILIJA } from "../support/demo-application.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const ANSWERS = ["SveikatosVaistai", "SveikatosLigos", "SveikatosNedarbingumas", "SveikatosNegalia"] as const;
const answered = (...answers: (string | undefined)[]): RequestElements =>
  Object.fromEntries(ANSWERS.map((element, at) => [element, answers[at]]));
const ALL_NO = answered("0", "0", "0", "0");

const load = async (id: number) => valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
const answersOf = async (id: number) => {
  const application = await load(id);
  return ANSWERS.map((element) => textAt(application, element)).join("");
};

describe("F-282: the back end knows which insurance asks about health", () => {
  test("of the two packages for a young buyer one asks, and its answers are kept", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, DraudimoID: 2, ...ALL_NO });
    const packages = listAt(await load(id), "Draudimai", "Draudimas");
    expect(packages.map((one) => [textAt(one, "DraudimoID"), textAt(one, "SveikatosKlausimynas")])).toEqual([
      ["1", ""],
      ["2", "1"],
    ]);
    expect(await answersOf(id)).toBe("0000");
  });

  test.each([0, 1])("with insurance %i, which asks nothing, no answer about health is kept", async (DraudimoID) => {
    const { id } = await createApplication(jonas, { ...EMILIJA, DraudimoID, ...answered("1", "0", "1", "0") });
    expect(await answersOf(id)).toBe("");
  });

  test("leaving the insurance that asks lets its answers go", async () => {
    const { id, version } = await createApplication(jonas, { ...EMILIJA, DraudimoID: 2, ...ALL_NO });
    const other = { ...EMILIJA, ParaiskosID: id, DraudimoID: 1, ...ALL_NO };
    expect((await jonas("SaveApplication", { Versija: version, Paraiska: other })).code).toBe(0);
    expect(await answersOf(id)).toBe("");
  });

  test.each([
    ["no answers", {}, "neatsakyta į visus sveikatos klausimus"],
    ["one answer missing", answered("0", "0", undefined, "0"), "neatsakyta į visus sveikatos klausimus"],
    ["one yes", answered("0", "1", "0", "0"), "pasirinktas draudimas negalimas"],
    ["the last one yes", answered("0", "0", "0", "1"), "pasirinktas draudimas negalimas"],
  ])("%s: no contract, and none is said to be possible", async (_what, answers, reason) => {
    const { id, version } = await createApplication(jonas, { ...EMILIJA, DraudimoID: 2, ...answers });
    const question = { login: "jonas.s", SalyguVariantoID: 11, Suma: "500.00", Vardas: "Emilija", Trukme: 12 };
    const possible = await jonas("CheckContractPossible", { ...question, ParaiskosID: id });
    const made = await jonas("MakeContract", { ParaiskosID: id, Versija: version });
    for (const { code, fields } of [possible, made]) {
      expect([code, textAt(fields, "KlaidosPranesimas")]).toEqual([5, expect.stringContaining(reason)]);
    }
    expect(textAt(await load(id), "Busena")).toBe("0");
  });

  test("no to every question makes the contract, and the answers stay with it", async () => {
    const { id, version } = await createApplication(jonas, { ...EMILIJA, DraudimoID: 2, ...ALL_NO });
    expect((await jonas("MakeContract", { ParaiskosID: id, Versija: version })).code).toBe(0);
    expect(await answersOf(id)).toBe("0000");
  });

  test("the next application of the same buyer begins without them, and the log names none", async () => {
    const { id, version } = await createApplication(jonas, { ...EMILIJA, DraudimoID: 2, ...ALL_NO });
    expect((await jonas("MakeContract", { ParaiskosID: id, Versija: version })).code).toBe(0);
    const next = await load((await createApplication(jonas)).id);
    expect(textAt(next, "AnkstesneSutartis", "AnkstesneSutartisNr")).not.toBe("");
    expect(JSON.stringify(next)).not.toContain("SveikatosVaistai");
    const log = await jonas("GetActionLog", { ParaiskosID: id });
    expect(log.body).not.toMatch(/sveikat|Draudim/i);
  });

  test("an answer that is no answer is not saved", async () => {
    const { id } = await createApplication(jonas);
    const strange = { ...EMILIJA, ParaiskosID: id, DraudimoID: 2, ...answered("2", "0", "0", "0") };
    expect((await jonas("SaveApplication", { Paraiska: strange })).code).toBe(2000);
  });
});
