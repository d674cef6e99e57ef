import { describe, expect, test } from "vitest";
import {
  saveApplication as createApplication,
  withFreshPersons,
  EMILIJA,
  MANTAS_BORROWS_TOO,
} from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { readPrinted } from "../support/printed-document.ts";
import { listAt, textAt, valueAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb2");

const SPOUSE: RequestElements = {
  ...MANTAS_BORROWS_TOO,
  SutuoktinioVartojimoPaskola: "900.00",
  SutuoktinioBustoPaskola: "150.10",
};

const load = async (id: number) => valueAt((await manager("GetContract", { ParaiskosID: id })).fields, "Paraiska");
const both = () => createApplication(jonas, { ...EMILIJA, ...SPOUSE });
const today = () => new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" });
const paper = (id: number, more: RequestElements = {}): RequestElements => ({
  ParaiskosID: id,
  PasirasymoTipas: 1,
  Data: `${today()}T00:00:00`,
  Asmuo: "Jonas Pardavėjas",
  ...more,
});

async function contractOfBoth(): Promise<number> {
  const { id } = await both();
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  return id;
}

describe("G14: the spouse in the back end", () => {
  test("F-193, F-194: a new draft is personal credit, one of both spouses is not", async () => {
    const started = await jonas("GetNewApplication", { sellerId: 10101 });
    expect(textAt(started.fields, "Paraiska", "KreditoTipas")).toBe("1");
    expect(textAt(await load((await both()).id), "KreditoTipas")).toBe("2");
  });

  test("F-225: of a mode without the spouse nothing of the spouse is kept", async () => {
    const { id, version } = await both();
    const alone = { ...EMILIJA, ...SPOUSE, Sutuoktinis: 1, ParaiskosID: id };
    expect((await jonas("SaveApplication", { Versija: version, Paraiska: alone })).code).toBe(0);
    const saved = await load(id);
    const gone = ["AsmensKodas", "Vardas", "Pajamos", "VartojimoPaskola", "BustoPaskola"];
    expect(gone.map((name) => textAt(saved, `Sutuoktinio${name}`)).join("")).toBe("");
    expect([textAt(saved, "Sutuoktinis"), textAt(saved, "KreditoTipas")]).toEqual(["1", "1"]);
  });

  test("F-257: offers while typing count the spouse's income as they do once it is saved", async () => {
    const { id, version } = await createApplication(jonas);
    const unasked = ["Vardas", "Pavarde", "Telefonas", "ElPastas", "Darboviete"].map((name) => `Sutuoktinio${name}`);
    const typed = Object.fromEntries(Object.entries(SPOUSE).filter(([name]) => !unasked.includes(name)));
    const terms = { SalyguVariantoID: 11, Trukme: 12, Pajamos: "1080.00", PajamuTipas: 1 };
    const asked = await jonas("GetProposedOptions", { ParaiskosID: id, Ivesta: { ...terms, ...typed } });
    const alone = await jonas("GetProposedOptions", { ParaiskosID: id });
    const saved = { ...EMILIJA, ...SPOUSE, ParaiskosID: id };
    expect((await jonas("SaveApplication", { Versija: version, Paraiska: saved })).code).toBe(0);
    const kept = await jonas("GetProposedOptions", { ParaiskosID: id });
    // The register of debts is asked about the spouse once the spouse is saved.
    const figures = ({ fields }: typeof asked) => ({
      ...(valueAt(fields, "Sprendimas") as object),
      ...{ SkoluRegistras: null, FaktuMaisa: null },
    });
    expect(figures(asked)).toEqual(figures(kept));
    const incomeOf = (reply: typeof asked) => Number(textAt(reply.fields, "Sprendimas", "TvariosPajamos"));
    expect(incomeOf(asked)).toBeGreaterThan(incomeOf(alone));
  });

  test("F-217, F-553: what the spouse states counts in the obligations of both, beside what the registers list", async () => {
    const owed = async (elements: RequestElements) => {
      const { id } = await createApplication(jonas, { ...EMILIJA, ...SPOUSE, ...elements });
      const { fields } = await jonas("GetProposedOptions", { ParaiskosID: id });
      return Number(textAt(fields, "Sprendimas", "Isipareigojimai"));
    };
    const none = { SutuoktinioVartojimoPaskola: "0.00", SutuoktinioBustoPaskola: "0.00" };
    const listed = await owed(none);
    expect(listed).toBeLessThan(1050.1);
    expect(await owed({})).toBe(1050.1);
    expect(await owed({ KlientoVartojimoPaskola: "10.00" })).toBe(1060.1);
    expect(await owed({ Sutuoktinis: 1 })).toBe(0);
    expect(await owed({ ...none, SutuoktinioBustoPaskola: String(listed + 1) })).toBe(listed + 1);
  });

  test.each(["SutuoktinioVartojimoPaskola", "SutuoktinioBustoPaskola"])(
    "F-553: a negative or worded %s is refused over the wire as well",
    async (element) => {
      const { id, version } = await both();
      for (const value of ["-1.00", "daug"]) {
        const Paraiska = { ...EMILIJA, ...SPOUSE, [element]: value, ParaiskosID: id };
        const reply = await jonas("SaveApplication", { Versija: version, Paraiska });
        expect([reply.code, textAt(reply.fields, "KlaidosPranesimas")]).toEqual([
          2000,
          expect.stringContaining(element),
        ]);
      }
    },
  );

  test("F-228, F-362: each spouse signs on paper separately, and the contract is signed when both have", async () => {
    const id = await contractOfBoth();
    expect(textAt(await load(id), "SutuoktinioSutartiesPasirasymas")).toBe("0");
    const first = await jonas("ConfirmSignature", paper(id));
    expect([first.code, textAt(first.fields, "Busena")]).toEqual([0, "1"]);
    expect((await jonas("ConfirmSignature", paper(id))).code).toBe(1100);
    const second = await jonas("ConfirmSignature", paper(id, { Sutuoktinis: 1, Asmuo: "Rasa Skirmantė" }));
    expect([second.code, textAt(second.fields, "Busena")]).toEqual([0, "2"]);
    const contract = await load(id);
    const facts = ["SutartiesPasirasymas", "SutuoktinioSutartiesPasirasymas", "SutuoktinioPasirasymaPatvirtino"];
    expect(facts.map((name) => textAt(contract, name))).toEqual(["1", "1", "Rasa Skirmantė"]);
    const lines = listAt((await manager("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
    const confirmed = lines.filter((line) => textAt(line, "Veiksmas").includes("popieriuje patvirtintas"));
    expect(confirmed.map((line) => `${textAt(line, "Veiksmas")} – ${textAt(line, "Pastaba")}`).sort()).toEqual([
      `Parašas popieriuje patvirtintas – Pasirašyta ${today()}, pasirašė Emilija Išgalvotaitė, patvirtino Jonas Pardavėjas`,
      `Sutuoktinio parašas popieriuje patvirtintas – Pasirašyta ${today()}, pasirašė Mantas Pavyzdaitis, patvirtino Rasa Skirmantė`,
    ]);
  });

  test("F-228: contract 1005 of the demo waits for the spouse alone", async () => {
    const isip = await callerOf(backEnd.url, "isip.s");
    expect((await isip("ConfirmSignature", paper(1005))).code).toBe(1100);
    const signed = await isip("ConfirmSignature", paper(1005, { Sutuoktinis: 1 }));
    expect([signed.code, textAt(signed.fields, "Busena")]).toEqual([0, "2"]);
  });

  test("F-231: a remote way for a credit of both spouses is 1021; of one it is the wrong status", async () => {
    const id = await contractOfBoth();
    for (const PasirasymoTipas of [10, 11, 30]) {
      expect((await jonas("ConfirmSignature", paper(id, { PasirasymoTipas }))).code).toBe(1021);
    }
    for (const PasirasymoTipas of [10, 30]) {
      const begun = {
        ParaiskosID: id,
        Dokumentas: 0,
        PasirasymoTipas,
        Kanalas: "email",
        Kontaktas: "b@pavyzdys.example",
      };
      expect((await jonas("InitiateSigning", begun)).code).toBe(1021);
    }
    const { id: own } = await createApplication(jonas);
    expect((await jonas("MakeContract", { ParaiskosID: own })).code).toBe(0);
    expect((await jonas("ConfirmSignature", paper(own, { PasirasymoTipas: 11 }))).code).toBe(1100);
    expect((await jonas("ConfirmSignature", paper(own, { Sutuoktinis: 1 }))).code).toBe(1100);
  });

  test("F-230: the spouse's e-mail is saved without the buyer's", async () => {
    const { id } = await createApplication(jonas, { ...EMILIJA, ...SPOUSE, ElPastas: "emilija@pavyzdys.example" });
    const change = { applicationId: id, email: "naujas@pavyzdys.example", spouse: 1 };
    expect((await jonas("SaveClientEmail", change)).code).toBe(0);
    const saved = await load(id);
    expect([textAt(saved, "ElPastas"), textAt(saved, "SutuoktinioElPastas")]).toEqual([
      "emilija@pavyzdys.example",
      "naujas@pavyzdys.example",
    ]);
  });

  test("F-227, F-342: a consent of each names its own person; another code, or a spouse who does not borrow, has none", async () => {
    const { id } = await both();
    const consentOf = (AsmensKodas: string, Sutuoktinis: 0 | 1) => ({ ParaiskosID: id, AsmensKodas, Sutuoktinis });
    const own = await readPrinted(jonas, "GetConsentDocument", consentOf("60302149977", 0));
    const other = await readPrinted(jonas, "GetConsentDocument", consentOf("38403179912", 1));
    expect([own.includes("Emilija Išgalvotaitė"), own.includes("Mantas")]).toEqual([true, false]);
    expect([other.includes("Mantas Pavyzdaitis"), other.includes("Emilija")]).toEqual([true, false]);
    expect([own, other].map((text) => /rinkodara|I consent/.test(text))).toEqual([true, false]);
    const english = await readPrinted(jonas, "GetConsentDocument", { ...consentOf("60302149977", 0), Kalba: "en" });
    expect(english).toMatch(/Registrų centro.*Centre of Registers/);
    expect((await jonas("GetConsentDocument", consentOf("38403179912", 0))).code).toBe(1900);
    const { id: alone } = await createApplication(jonas);
    const ofNone = { ParaiskosID: alone, AsmensKodas: "38403179912", Sutuoktinis: 1 };
    expect((await jonas("GetConsentDocument", ofNone)).code).toBe(1900);
  });

  test("G14: variant 31 above 4 000 EUR is refused for want of the spouse, and made with one", async () => {
    const isip = await callerOf(backEnd.url, "isip.s");
    const pump = { Pavadinimas: "Šilumos siurblys", Kiekis: 1, Kaina: "4600.00", TurtoRusiesID: 8, PrekesNumeris: "1" };
    const elements = { ...EMILIJA, SalyguVariantoID: 31, Trukme: 84, Pajamos: "2400.00", Prekes: { Preke: [pump] } };
    const alone = await createApplication(isip, elements, 40102);
    const refused = await isip("MakeContract", { ParaiskosID: alone.id });
    expect(refused.code).toBe(5);
    expect(textAt(refused.fields, "KlaidosPranesimas")).toContain("sutuoktinio");
    const together = await createApplication(isip, withFreshPersons({ ...elements, ...SPOUSE }), 40102);
    expect((await isip("MakeContract", { ParaiskosID: together.id })).code).toBe(0);
  });
});
