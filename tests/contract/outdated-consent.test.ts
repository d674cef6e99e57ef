import { expect, test } from "vitest";
import { createApplication, SIMONA } from "../support/demo-application.ts";
import { partOf, signOnTablet } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const [TABLET, REMOTE_TABLET] = ["20", 31] as const;
const BUYER: RequestElements = { ...SIMONA, Telefonas: "", SutikimasPartneriai: 1, Politikas: 0 };

async function save(id: number, elements: RequestElements) {
  const application = { ...BUYER, ...elements, ParaiskosID: id };
  const saved = await jonas("SaveApplication", { Paraiska: application });
  expect(saved.code, saved.body).toBe(0);
  return textAt(saved.fields, "SutikimasIsNaujo");
}

const consentOf = (id: number) => partOf(jonas, id, { document: 0 });

test.each<RequestElements>([
  { SutikimasTiesioginis: 1 },
  { SutikimasPartneriai: 0 },
  { Politikas: 1, PolitikoVardas: "Simona", PolitikoInstitucija: "Seimas", PolitikoRysys: 1 },
  { Pavarde: "Kitaitė" },
])("F-290, F-291: a signed consent that says something else now is to be signed again (%o)", async (change) => {
  const { id } = await createApplication(jonas, BUYER);
  await signOnTablet({ call: jonas, url: backEnd.url }, id, { document: 0, name: "Simona Refinansaitė" });
  expect([await save(id, { Gatve: "Kita g." }), (await consentOf(id)).type]).toEqual(["", TABLET]);
  expect([await save(id, change), (await consentOf(id)).type]).toEqual(["1", "0"]);
  const { fields } = await jonas("GetContract", { ParaiskosID: id });
  expect(textAt(fields, "Paraiska", "EKreditoBusena")).toBe("0");
  const log = listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
  expect(log.map((line) => textAt(line, "Veiksmas"))).toContain("Sutikimą reikia pasirašyti iš naujo");
  const name = `Simona ${change["Pavarde"] === undefined ? "Refinansaitė" : "Kitaitė"}`;
  const again = await signOnTablet({ call: jonas, url: backEnd.url }, id, { document: 0, name });
  expect([again.state, (await consentOf(id)).type]).toEqual(["signed", TABLET]);
});

test("F-291, F-364: a consent that waits for its signature closes its link when its words change", async () => {
  const { id } = await createApplication(jonas, BUYER);
  await jonas("InitiateSigning", { ParaiskosID: id, Dokumentas: 0, PasirasymoTipas: REMOTE_TABLET });
  const Raktas = textAt((await consentOf(id)).requestOf(REMOTE_TABLET), "Raktas");
  expect(await save(id, { SutikimasTiesioginis: 1 })).toBe("1");
  const { fields } = await soapCall(backEnd.url, "GetSigningRequest", { Raktas });
  expect([textAt(fields, "Busena"), textAt(fields, "Priezastis")]).toEqual(["canceled", "CHANGED"]);
  expect((await soapCall(backEnd.url, "ConfirmSigning", { Raktas, Kodas: "0000" })).code).toBe(1100);
  expect((await consentOf(id)).type).toBe("0");
});
