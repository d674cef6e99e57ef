import { describe, expect, test } from "vitest";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { saveApplication as createApplication, EMILIJA, PHONE, startApplication } from "../support/demo-application.ts";
import { logIn } from "../support/demo-session.ts";
import { listAt, textAt, valueAt, type AnswerNode } from "../support/soap-answer.ts";
import { postSoap, type RequestElements } from "../support/soap-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

async function load(id: number): Promise<AnswerNode | undefined> {
  return valueAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska");
}

const save = (id: number, elements: RequestElements) =>
  jonas("SaveApplication", { Paraiska: { ParaiskosID: id, ...elements } });

/** Elements of every kind with values that must come back as they were sent (F-537 to F-546). */
const ROUND_TRIP: RequestElements = {
  Vardas: 'Kristina-Marija <&> "O’Brien"',
  Pavarde: "<![CDATA[x]]></Pavarde><Suma>999999</Suma>",
  Pilietybe: "UKR",
  Trukme: "24",
  SalyguVariantoID: "11",
  Avansas: "50.00",
  AvansoTipas: "0",
  NuosavosLesos: "10.00",
  PervestiKlientui: "5.00",
  MokejimoDiena: "31",
  SaskaitosNr: "LT737300010012345678",
  PapildomaSaskaita: "EE382200221020145685",
  PapildomosSaskaitosKodas: "A-1",
  Valiuta: "EUR",
  PiniguPanaudojimas: "Virtuvei",
  MazesnesZiemosImokos: "0",
  IsmokejimoTipas: "3",
  Pajamos: "1234.50",
  MazesPajamos: "1",
  BusimosPajamos: "1000.00",
  Darboviete: "UAB „Ąžuolas“ & Ko",
  PajamuTipas: "1",
  PajamuPazyma: "1",
  Sutuoktinis: "2",
  SutuoktinioTelefonas: "+37061234568",
  SutuoktinioVardas: "Mantas",
  SutuoktinioPavarde: "Pavyzdaitis",
  SutuoktinioAsmensKodas: "38403179912",
  SutuoktinioElPastas: "m@pavyzdys.example",
  SutuoktinioPajamos: "900.00",
  SutuoktinioDarboviete: "VšĮ",
  SutuoktinioPajamuTipas: "1",
  SutuoktinioPajamuPazyma: "0",
  SutuoktinioMazesPajamos: "0",
  SutuoktinioBusimosPajamos: "0.00",
  SutuoktinioVartojimoPaskola: "11.00",
  SutuoktinioBustoPaskola: "22.00",
  DokumentoTipoID: "1",
  DokumentoNr: "12345678",
  DokumentoGaliojimoData: "1990-01-01T00:00:00",
  Gatve: "Ozo g.",
  Namas: "12A",
  Butas: "3",
  Miestas: "Vilnius",
  Indeksas: "LT-10007",
  KitasAdresas: "1",
  Gatve2: "Žalioji g.",
  Namas2: "7b",
  Butas2: "1",
  Miestas2: "Kaunas",
  Indeksas2: "44001",
  Telefonas: "+37061234567",
  Telefonas2: "+37061234569",
  ElPastas: "k@pavyzdys.example",
  DraudimoID: "0",
  PatikslintaDraudimoImoka: "1.23",
  DraudimoPolisas: "PLD-1",
  SutikimasTikrinti: "1",
  SutikimasTiesioginis: "1",
  SutikimasPartneriai: "0",
  SutikimasProfiliavimas: "1",
  DuomenuPolitikosGavimas: "1",
  Politikas: "1",
  PolitikasVardas: "P. P.",
  PolitikasInstitucija: "Seimas",
  PolitikasRysys: "2",
  Refinansavimas: "0",
  KlientoVartojimoPaskola: "10.00",
  KlientoBustoPaskola: "20.00",
  KlientoKitaPaskola: "30.00",
  KlientoLizingoPaskola: "40.00",
  SeimyninePadetis: "2",
  SeimosNariuSkaicius: "3",
  SutartiesTipas: "3",
  Komentaras: "Eilutė\nkita\teilutė 😀 =1+1",
};

describe("F-188: a saved application comes back as it was sent", () => {
  test("every element", async () => {
    const { id } = await createApplication(jonas, { ...ROUND_TRIP, AsmensKodas: "49508089890" });
    const loaded = await load(id);
    const back = Object.fromEntries(Object.keys(ROUND_TRIP).map((element) => [element, textAt(loaded, element)]));
    expect(back).toEqual(ROUND_TRIP);
    expect(textAt(loaded, "Suma")).not.toBe("999999");
  });

  test.each([0, 1, 2, 3])("F-236, F-546: %i goods", async (count) => {
    const goods = Array.from({ length: count }, (_, index) => ({
      ...PHONE,
      PrekesID: `p-${index}`,
      Apdrausta: "12.50",
    }));
    const { id } = await createApplication(jonas, { ...EMILIJA, Prekes: { Preke: goods } });
    const lines = listAt(await load(id), "Prekes", "Preke");
    expect(lines.map((line) => textAt(line, "PrekesID"))).toEqual(goods.map(({ PrekesID }) => PrekesID));
    expect(lines.map((line) => [textAt(line, "Kaina"), textAt(line, "Apdrausta")])).toEqual(
      goods.map(() => ["500.00", "12.50"]),
    );
  });

  test("F-549: a line without a number gets one of its own, keeps it, and no later line gets it again", async () => {
    const { id, version } = await createApplication(jonas, { ...EMILIJA, Prekes: { Preke: [PHONE, PHONE] } });
    const numbers = async () => listAt(await load(id), "Prekes", "Preke").map((line) => textAt(line, "PrekesID"));
    const [first = "", second = ""] = await numbers();
    expect(new Set([first, second, ""]).size).toBe(3);
    const saveGoods = async (goods: RequestElements[], Versija: string) => {
      const Paraiska = { ...EMILIJA, Prekes: { Preke: goods }, ParaiskosID: id };
      return textAt((await jonas("SaveApplication", { Versija, Paraiska })).fields, "Versija");
    };
    const fewer = await saveGoods([{ ...PHONE, PrekesID: first }], version);
    expect(await numbers()).toEqual([first]);
    await saveGoods([PHONE, { ...PHONE, PrekesID: first }], fewer);
    const [third = "", kept] = await numbers();
    expect([kept, [first, second, ""].includes(third)]).toEqual([first, false]);
  });

  test("F-235: the warranty of a good survives save and reload, and saving what was loaded", async () => {
    const warranty = {
      GarantijosTrukme: "2",
      GamintojoGarantija: "36",
      GarantijosKaina: "52.90",
      Apdrausta: "52.90",
      SerijosNr: "SN-1",
    };
    const { id } = await createApplication(jonas, {
      ...EMILIJA,
      Prekes: { Preke: [{ ...PHONE, ...warranty }, PHONE] },
    });
    const warrantiesOf = async () => {
      const lines = listAt(await load(id), "Prekes", "Preke");
      return lines.map((line) => Object.keys(warranty).map((element) => textAt(line, element)));
    };
    const saved = [Object.values(warranty), ["", "", "", "", ""]];
    expect(await warrantiesOf()).toEqual(saved);
    expect(textAt(await load(id), "Suma")).toBe("1052.90");
    expect((await save(id, (await load(id)) as RequestElements)).code).toBe(0);
    expect(await warrantiesOf()).toEqual(saved);
  });

  test("F-354, F-545, F-547: elements that the contract does not name survive, known or nested, empty or repeated", async () => {
    const unknown: RequestElements = {
      NezinomasPozymis: "Ą&<b>",
      NezinomasTuscias: "",
      NezinomasSarasas: ["a", "b"],
      NezinomasMedis: { Zuzana: "1", Adomas: { Gylis: "2" } },
      SutikimasNaujas: "1",
    };
    const { id } = await createApplication(jonas, { ...EMILIJA, ...unknown });
    expect(valueAt(await load(id), "KitiElementai")).toEqual(unknown);
  });

  test("F-354: they travel in an element of their own, of the application and of a good, and set nothing that has a name", async () => {
    const others = { NezinomasPozymis: "x", Suma: "1.00", Busena: "2" };
    const line = { ...PHONE, KitiElementai: { NezinomaSpalva: "žalia", Kaina: "1.00" } };
    const { id } = await createApplication(jonas, { ...EMILIJA, KitiElementai: others, Prekes: { Preke: [line] } });
    const loaded = await load(id);
    expect(valueAt(loaded, "KitiElementai")).toEqual({ NezinomasPozymis: "x" });
    expect(valueAt(loaded, "Prekes", "Preke", "KitiElementai")).toEqual({ NezinomaSpalva: "žalia" });
    expect([textAt(loaded, "Suma"), textAt(loaded, "Busena")]).toEqual(["500.00", "0"]);
  });

  test("F-354: an unknown element that the caller leaves out is kept; a named one that is left out is cleared", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, NezinomasPozymis: "x", Komentaras: "y" });
    await save(id, EMILIJA);
    const loaded = await load(id);
    expect([textAt(loaded, "KitiElementai", "NezinomasPozymis"), textAt(loaded, "Komentaras")]).toEqual(["x", ""]);
  });

  test("R-G3: a name that looks like character data cannot add elements, sent as text or as character data", async () => {
    const id = await startApplication(jonas);
    const sesija = await logIn(backEnd.url, "jonas.s");
    const evil = "<![CDATA[x]]]]><![CDATA[></Vardas><Suma>999999</Suma><Vardas>]]>";
    const body =
      `<s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/"><s:Body><SaveApplication xmlns="urn:portal:v1">` +
      `<sesija>${sesija}</sesija><Paraiska><ParaiskosID>${id}</ParaiskosID><Vardas>${evil}</Vardas></Paraiska>` +
      `</SaveApplication></s:Body></s:Envelope>`;
    expect((await postSoap(backEnd.url, "SaveApplication", body)).code).toBe(0);
    const loaded = await load(id);
    expect(textAt(loaded, "Vardas")).toBe("x]]></Vardas><Suma>999999</Suma><Vardas>");
    expect(textAt(loaded, "Suma")).toBe("");
  });
});

describe("R-D5: a save cannot set what only the back end sets", () => {
  test("a code that only the demo's own applications demonstrate", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, DemonstracineKlaida: "2000" });
    expect(textAt(await load(id), "DemonstracineKlaida")).toBe("");
  });

  test("F-558: state, owner, number and computed terms are ignored", async () => {
    const { id } = await createApplication(jonas, {
      ...EMILIJA,
      Busena: 2,
      SutartiesNr: "PL26-999999",
      PardavejoID: 10102,
      ParduotuvesID: 202,
      InicijavimasGalimas: 0,
      EKreditoBusena: 3,
      SutartiesPasirasymas: 11,
      MenesioImoka: "0.01",
      Bvkkmn: "0.00",
      DidziausiaSuma: "99999.00",
      Suma: "1.00",
      KatalogoAkcijosIsimtis: 1,
      SutartiesPasirasymoData: "2026-01-01T00:00:00",
      SutartiesPasirasymaPatvirtino: "Kitas Asmuo",
    });
    const loaded = await load(id);
    const shown = ["Busena", "SutartiesNr", "PardavejoID", "ParduotuvesID", "EKreditoBusena", "SutartiesPasirasymas"];
    expect(shown.map((element) => textAt(loaded, element))).toEqual(["0", "", "10101", "101", "-1", "0"]);
    expect([textAt(loaded, "Suma"), textAt(loaded, "KatalogoAkcijosIsimtis")]).toEqual(["500.00", "0"]);
    const signature = ["SutartiesPasirasymoData", "SutartiesPasirasymaPatvirtino"];
    expect(signature.map((element) => textAt(loaded, element))).toEqual(["", ""]);
    expect(Number(textAt(loaded, "MenesioImoka"))).toBeGreaterThan(40);
  });

  test("F-558: the computed terms are those of the schedule", async () => {
    const { id } = await createApplication(jonas);
    const loaded = await load(id);
    const schedule = await jonas("CalculateSchedule", {
      Suma: textAt(loaded, "Suma"),
      Trukme: 12,
      SalyguVariantoID: 11,
      MokejimoDiena: 15,
    });
    for (const element of ["MenesioImoka", "BendraSuma", "Bvkkmn", "PalukanuNorma", "SutartiesMokestis"]) {
      expect([element, textAt(loaded, element)]).toEqual([element, textAt(schedule.fields, "Grafikas", element)]);
    }
  });

  test("F-557: profiling without direct marketing is saved as no", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, SutikimasTiesioginis: 0, SutikimasProfiliavimas: 1 });
    expect(textAt(await load(id), "SutikimasProfiliavimas")).toBe("0");
  });

  test.each([
    ["PajamuTipas", 5],
    ["SutartiesTipas", 4],
    ["IsmokejimoTipas", 1],
    ["DokumentoTipoID", 7],
    ["MokejimoDiena", 32],
    ["Pajamos", "-1.00"],
    ["Trukme", "1e3"],
    ["DokumentoGaliojimoData", "2026-02-30T00:00:00"],
    ["SalyguVariantoID", 18],
  ])("R-E12: %s = %s is refused and named", async (element, value) => {
    const id = await startApplication(jonas);
    const reply = await save(id, { ...EMILIJA, [element]: value });
    expect(reply.code).toBe(2000);
    expect(textAt(reply.fields, "KlaidosPranesimas")).toContain(element);
    expect(textAt(await load(id), "Vardas")).toBe("");
  });

  test("more than 30 goods and goods without a price are refused", async () => {
    const id = await startApplication(jonas);
    const many = Array.from({ length: 31 }, () => PHONE);
    expect((await save(id, { Prekes: { Preke: many } })).code).toBe(2000);
    expect((await save(id, { Prekes: { Preke: [{ Pavadinimas: "Be kainos" }] } })).code).toBe(2000);
  });
});
