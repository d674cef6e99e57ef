import { describe, expect, test } from "vitest";
import { captureLog } from "~/platform/log.server.ts";
import { getApplication, saveApplication } from "~/services/applications.server.ts";
import { good, paraiska, variant } from "../../support/contract-samples.ts";
import { VARIANT } from "../../support/soap-answers.ts";
import { backendAt } from "../../support/soap-backend.ts";
import { readByLocalName } from "../../support/independent-xml.ts";
import { answer } from "../../support/soap-stub.ts";
import { useSoapStub } from "../../support/use-soap-stub.ts";

const stub = useSoapStub();

/** Loads an application and saves it as it is. @returns what the back end gave and what came back, read by libxml2 */
async function loadAndSave(content: string) {
  stub.reply("GetContract", answer(0, `<Paraiska>${content}</Paraiska>`));
  stub.reply("SaveApplication", answer(0, "<ParaiskosID>9000001</ParaiskosID>"));
  const backend = backendAt(stub.url);
  const loaded = await getApplication(backend, 9_000_001);
  if (!loaded.ok) throw new Error(loaded.reason);
  await saveApplication(backend, loaded.value, { operationId: "op-1", version: loaded.value.version });
  return { application: loaded.value, saved: lastSaved() };
}

type Tree = { [name: string]: unknown };

/** Paraiska of the last request. */
function lastSaved(): Tree {
  const { Envelope } = readByLocalName(stub.calls.at(-1)?.body ?? "") as { Envelope: Tree };
  const { SaveApplication } = Envelope["Body"] as { SaveApplication: Tree };
  return SaveApplication["Paraiska"] as Tree;
}

/** The same content as the tree that is compared with. */
const treeOf = (content: string) => readByLocalName(`<r>${content}</r>`)["r"];

describe("An application through load and save", () => {
  test.each([
    ["0 goods, 0 variants", "", ""],
    ["1 good, 1 variant", good, variant],
    ["2 goods, 2 variants", good + good, variant + variant],
  ])("F-537 to F-546: every element of the contract comes back as it was (%s)", async (_name, goods, variants) => {
    const content = paraiska(goods, variants);
    const { saved } = await loadAndSave(content);
    expect(saved).toEqual(treeOf(content));
  });

  test("F-354, F-547: unknown elements survive, single, repeated and nested", async () => {
    const unknown =
      "<Keista>nuo &lt;kito&gt; ąčę</Keista><SutikimasNaujas>1</SutikimasNaujas><Tuscia></Tuscia>" +
      "<Sarasas><Irasas>1</Irasas><Irasas><Gilus>  2 </Gilus></Irasas></Sarasas><Dar>a</Dar><Dar>b</Dar>";
    const content = paraiska(good, variant, unknown);
    const { application, saved } = await loadAndSave(content);
    expect(saved).toEqual(treeOf(content));
    expect(Object.keys(application.extra)).toEqual(["Keista", "SutikimasNaujas", "Tuscia", "Sarasas", "Dar"]);
  });

  test("an application of which almost nothing is known yet is saved with what it has", async () => {
    const { saved } = await loadAndSave("<ParaiskosID>9000001</ParaiskosID><Vardas/><Suma/><Prekes/>");
    expect(saved).toMatchObject({ ParaiskosID: "9000001" });
    expect(Object.keys(saved).toSorted()).toEqual([
      "KatalogoAkcijosIsimtis",
      "KatalogoTipas",
      "ParaiskosID",
      "PratestaGarantijaGalima",
    ]);
  });

  test("names of the wire mean what the portal's names say", async () => {
    const { application } = await loadAndSave(
      "<ParaiskosID>5</ParaiskosID><Versija>v7</Versija><Suma>1234.50</Suma><Avansas>10.00</Avansas><AvansoTipas>1</AvansoTipas>" +
        "<GimimoData>1984-03-17T00:00:00</GimimoData><SutuoktinioPajamos>900.05</SutuoktinioPajamos><Gatve2>Beržų g.</Gatve2>" +
        "<KitasAdresas>true</KitasAdresas><SutikimasTiesioginis>0</SutikimasTiesioginis><PolitikasRysys>3</PolitikasRysys>",
    );
    expect(application).toMatchObject({
      id: 5,
      version: "v7",
      credit: { sumCents: 123_450, advanceHundredths: 1_000, advanceType: 1 },
      buyer: { birthDate: "1984-03-17" },
      spouse: { income: { monthlyCents: 90_005 } },
      otherAddress: { street: "Beržų g." },
      otherAddressDiffers: true,
      consents: { directMarketing: false, profiling: null },
      politicalExposure: { connection: "colleague" },
    });
  });
});

describe("Goods lines", () => {
  const line = (more: string) =>
    "<ParaiskosID>1</ParaiskosID><Prekes><Preke><Pavadinimas>TV</Pavadinimas><Kiekis>1</Kiekis><Kaina>10.00</Kaina>" +
    `<TurtoRusiesID>1</TurtoRusiesID>${more}</Preke></Prekes>`;

  test.each([
    ["", false],
    ["<Apdrausta>0</Apdrausta>", false],
    ["<Apdrausta>0.00</Apdrausta>", false],
    ["<Apdrausta>1</Apdrausta>", true],
    ["<Apdrausta>12.50</Apdrausta>", true],
  ])("F-549: Apdrausta above zero means insured (%s)", async (wire, insured) => {
    const { application } = await loadAndSave(line(wire));
    expect(application.goods[0]?.insured).toBe(insured);
  });

  test("F-234: broken Apribojimai leave the good usable, go back untouched, and stand in the log", async () => {
    const lines: string[] = [];
    const release = captureLog((text) => lines.push(text));
    const { application, saved } = await loadAndSave(line("<Apribojimai>{actionVariants: [13</Apribojimai>"));
    release();
    expect(lines.filter((text) => text.includes("goods.limitationsBroken"))).toHaveLength(1);
    expect(application.goods[0]?.limitations.actionVariants).toEqual([]);
    expect(saved).toMatchObject({ Prekes: { Preke: { Apribojimai: "{actionVariants: [13" } } });
  });

  test("F-549: a line that was made here is written with everything the contract wants", async () => {
    const { application } = await loadAndSave(line("<Apdrausta>12.50</Apdrausta>"));
    const [loaded] = application.goods;
    const made = {
      ...loaded!,
      id: null,
      insured: true,
      warrantyYears: 2,
      warrantyCents: 1_990,
      serialNumber: "SN-1",
      limitations: { minPriceCents: null, maxPriceCents: 50_050, actionVariants: [13, 14], warranty: true },
      asReceived: undefined,
    };
    await saveApplication(
      backendAt(stub.url),
      { ...application, goods: [made, { ...loaded!, insured: false }] },
      { operationId: "op-2" },
    );
    expect(lastSaved()["Prekes"]).toMatchObject({
      Preke: [
        {
          Apdrausta: "1.00",
          GarantijosTrukme: "2",
          GarantijosKaina: "19.90",
          SerijosNr: "SN-1",
          Apribojimai: '{"max":500.5,"actionVariants":[13,14],"warranty":true}',
        },
        { Apdrausta: "0.00" },
      ],
    });
  });

  test("F-253: the single variant of a shop is a list of one", async () => {
    const { application } = await loadAndSave(
      `<ParaiskosID>1</ParaiskosID><SalyguVariantai>${VARIANT}</SalyguVariantai>`,
    );
    expect(application.shopConditions.variants.map((one) => one.id)).toEqual([11]);
  });
});
