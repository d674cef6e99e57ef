import { expect, test } from "vitest";
import { saveApplication as createApplication, EMILIJA } from "../support/demo-application.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const SPOUSE = { Sutuoktinis: 2, SeimyninePadetis: 2, SeimosNariuSkaicius: 2, SutuoktinioAsmensKodas: "38403179912" };

test("F-564: 249 countries with codes of three letters, each once, and a name in each language", async () => {
  const rows = listAt((await jonas("GetCountries")).fields, "Salys", "Salis");
  const codes = rows.map((row) => textAt(row, "Kodas"));
  expect([rows.length, new Set(codes).size]).toEqual([249, 249]);
  expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code))).toEqual([]);
  const names = rows.flatMap((row) => [textAt(row, "Pavadinimas"), textAt(row, "PavadinimasEn")]);
  expect(names.filter((name) => name === "")).toEqual([]);
});

test("F-553: citizenships of buyer and spouse are saved as they are sent; a new draft is of Lithuania", async () => {
  const started = await jonas("GetNewApplication", { sellerId: 10101 });
  expect(textAt(started.fields, "Paraiska", "Pilietybe")).toBe("LTU");
  const elements = { ...EMILIJA, ...SPOUSE, Pilietybe: "UKR", SutuoktinioPilietybe: "POL" };
  const { id } = await createApplication(jonas, elements);
  const { fields } = await jonas("GetContract", { ParaiskosID: id });
  expect(["Pilietybe", "SutuoktinioPilietybe"].map((name) => textAt(fields, "Paraiska", name))).toEqual(["UKR", "POL"]);
});

test.each([
  ["Pilietybe", "XXX"],
  ["Pilietybe", "ltu"],
  ["Pilietybe", "LITH"],
  ["SutuoktinioPilietybe", "ZZZ"],
])(
  "F-553: %s of no country, %s, is refused by the name of its element (2000), and nothing is saved",
  async (name, code) => {
    const { id, version } = await createApplication(jonas, { ...EMILIJA, ...SPOUSE });
    const Paraiska = { ...EMILIJA, ...SPOUSE, Trukme: 18, [name]: code, ParaiskosID: id };
    const reply = await jonas("SaveApplication", { Versija: version, Paraiska });
    expect([reply.code, textAt(reply.fields, "KlaidosPranesimas")]).toEqual([2000, expect.stringContaining(name)]);
    expect(textAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska", "Trukme")).toBe("12");
  },
);
