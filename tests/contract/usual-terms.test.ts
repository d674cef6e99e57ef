import { describe, expect, test } from "vitest";
import { createApplication, EMILIJA, startApplication } from "../support/demo-application.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

/** Product, variant and months of each variant that an application's shop usually sells. */
async function usualOf(call: Caller, id: number): Promise<string[][]> {
  const { fields } = await call("GetContract", { ParaiskosID: id });
  return listAt(fields, "Paraiska", "SalyguVariantai", "SalyguVariantas")
    .filter((variant) => textAt(variant, "DazniausiaTrukme") !== "")
    .map((variant) =>
      ["SutartiesTipoID", "SalyguVariantoID", "DazniausiaTrukme"].map((element) => textAt(variant, element)),
    );
}

describe("F-252: what a shop usually sells stands beside its variants", () => {
  test("one variant of each product, none of them ended or a promotion", async () => {
    const usual = await usualOf(jonas, await startApplication(jonas));
    expect(usual.map(([product]) => product)).toEqual([...new Set(usual.map(([product]) => product))]);
    const { fields } = await jonas("GetConditionVariants");
    const variants = listAt(fields, "SalyguVariantai", "SalyguVariantas");
    for (const [, id] of usual) {
      const variant = variants.find((one) => textAt(one, "SalyguVariantoID") === id);
      expect(variant && ["Nebegalioja", "Akcijinis"].map((flag) => textAt(variant, flag))).toEqual(["0", "0"]);
    }
  });

  test("the variant and months of most of its own contracts, as soon as they are the most", async () => {
    const newest = await startApplication(jonas);
    const terms = { SalyguVariantoID: 11, Trukme: 19 };
    expect(await usualOf(jonas, newest)).not.toContainEqual(["3", "11", "19"]);
    for (let made = 0; made < 40; made += 1) {
      const { id } = await createApplication(jonas, { ...EMILIJA, ...terms, Pajamos: "9000.00" });
      expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
      if ((await usualOf(jonas, newest)).some(([, , months]) => months === "19")) break;
    }
    expect(await usualOf(jonas, newest)).toContainEqual(["3", "11", "19"]);
    const other = await callerOf(backEnd.url, "vienas.s");
    const elsewhere = await usualOf(other, await startApplication(other, 30_101));
    expect(elsewhere).not.toContainEqual(["3", "11", "19"]);
  });

  test("where something is chosen already, nothing is proposed", async () => {
    expect(await usualOf(jonas, (await createApplication(jonas)).id)).toEqual([]);
  });
});
