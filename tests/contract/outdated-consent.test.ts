import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { saveApplication as createApplication, SIMONA } from "../support/demo-application.ts";
import { printDocument } from "../support/printed-document.ts";
import { plainPdf } from "../support/sent-files.ts";
import { partOf, publicIdOn, signOnTablet } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { messagesTo } from "../support/verify-call.ts";

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
])("F-291: a signed consent that says something else now is to be signed again (%o)", async (change) => {
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

const consentsOf = async (id: number) => {
  const { fields } = await jonas("ListSignedDocuments", { ParaiskosID: id });
  return listAt(fields, "PasirasytiDokumentai", "PasirasytasDokumentas")
    .filter((row) => textAt(row, "Rusis") === "consent")
    .map((row) => textAt(row, "PasirasymoTipas"));
};

const consentsSentTo = async (address: string) => {
  const files = (await messagesTo(backEnd, address)).flatMap((message) => message.files ?? []);
  return files.filter(({ name }) => name.startsWith("Sutikimas")).map(({ hash }) => hash);
};

/** A contract whose consent was signed on the tablet, and then changed. @returns the hash of the file that counts no more */
async function contractOfOutdated(ElPastas: string) {
  const { id } = await createApplication(jonas, { ...BUYER, ElPastas });
  await signOnTablet({ call: jonas, url: backEnd.url }, id, { document: 0, name: "Simona Refinansaitė" });
  const signed = textAt((await jonas("GetSignedConsent", { ParaiskosID: id })).fields, "Turinys");
  await save(id, { ElPastas, SutikimasTiesioginis: 1 });
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  return { id, outdated: createHash("sha256").update(Buffer.from(signed, "base64")).digest("hex") };
}

test("F-291, F-345, F-347: an outdated consent that is signed again on paper is neither listed, opened nor sent", async () => {
  const address = "popierius@pavyzdys.example";
  const { id, outdated } = await contractOfOutdated(address);
  const { fields } = await jonas("GetContract", { ParaiskosID: id });
  const onPaper = { PasirasymoTipas: 1, Data: textAt(fields, "Paraiska", "SutartiesData"), Asmuo: "Jonas" };
  expect((await jonas("ConfirmSignature", { ParaiskosID: id, ...onPaper })).code).toBe(0);
  expect((await jonas("SendDocuments", { ParaiskosID: id })).code).toBe(0);
  await expect.poll(() => consentsSentTo(address), { timeout: 10_000 }).toHaveLength(1);
  expect(await consentsSentTo(address)).not.toContain(outdated);
  expect([await consentsOf(id), (await jonas("GetSignedConsent", { ParaiskosID: id })).code]).toEqual([[], 2002]);
});

test("F-291, F-349: the scan of a consent that is signed again on paper takes the place of the outdated file", async () => {
  const { id } = await contractOfOutdated("skenas@pavyzdys.example");
  const scan = { ParaiskosID: id, BylosPletinys: "pdf", Turinys: Buffer.from(await plainPdf()).toString("base64") };
  const passed = await jonas("PassSignedConsent", scan);
  expect([passed.code, await consentsOf(id)], passed.body).toEqual([0, ["1"]]);
});

test("F-340, F-291: the public page calls an outdated consent genuine and says that it counts no more; the one that replaced it counts", async () => {
  const { id } = await createApplication(jonas, BUYER);
  const sign = async () => {
    await signOnTablet({ call: jonas, url: backEnd.url }, id, { document: 0, name: "Simona Refinansaitė" });
    return printDocument(jonas, "GetSignedConsent", { ParaiskosID: id });
  };
  const verdictOf = async (pdf: Uint8Array) => {
    const asked = { Kodas: await publicIdOn(pdf), Santrauka: createHash("sha256").update(pdf).digest("hex") };
    const { fields } = await soapCall(backEnd.url, "VerifyDocument", asked);
    return [textAt(fields, "Tikras"), textAt(fields, "Nebegalioja")];
  };
  const first = await sign();
  expect(await verdictOf(first)).toEqual(["1", "0"]);
  await save(id, { SutikimasTiesioginis: 1 });
  expect(await verdictOf(first)).toEqual(["1", "1"]);
  const second = await sign();
  expect([await verdictOf(first), await verdictOf(second)]).toEqual([
    ["1", "1"],
    ["1", "0"],
  ]);
});

test("F-340, F-349: of a scan that was scanned once more nothing is said but that it is genuine: its words did not change", async () => {
  const { id } = await createApplication(jonas, BUYER);
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  const pass = async (scan: Uint8Array) => {
    const Turinys = Buffer.from(scan).toString("base64");
    const { fields, code, body } = await jonas("PassSignedConsent", { ParaiskosID: id, BylosPletinys: "pdf", Turinys });
    expect(code, body).toBe(0);
    return textAt(fields, "Kodas");
  };
  const scan = await plainPdf();
  const Kodas = await pass(scan);
  await pass(await plainPdf({ width: 210 }));
  const Santrauka = createHash("sha256").update(scan).digest("hex");
  const { fields } = await soapCall(backEnd.url, "VerifyDocument", { Kodas, Santrauka });
  expect([textAt(fields, "Tikras"), textAt(fields, "Nebegalioja")]).toEqual(["1", "0"]);
});
