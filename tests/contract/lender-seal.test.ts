import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readText } from "../backend/documents/pdf-tools.ts";
import { createApplication, MANTAS_BORROWS_TOO, SIMONA } from "../support/demo-application.ts";
import { inspectPdf } from "../support/inspect-pdf.ts";
import { printDocument } from "../support/printed-document.ts";
import { codeTo, linkTo, publicIdOn, signOnTablet, uploadPassport } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const [APPLICATION, CONTRACT] = [0, 1] as const;
const [BUYER, SPOUSE, LENDER] = ["Simona Refinansaitė", "Mantas Pavyzdaitis", "UAB „Pavyzdžio lizingas“"] as const;
const SIGNERS = /serialNumber=PNOLT-\d+,CN=TESTAS [^,]+|OID\.2\.5\.4\.97=NTRLT-\d+,CN=TESTAS [^,]+/g;

async function makeContract(elements: RequestElements = {}): Promise<number> {
  const { id } = await createApplication(jonas, { ...SIMONA, Telefonas: "", ...elements });
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  return id;
}

let addresses = 0;

async function signByLink(id: number, document: 0 | 1): Promise<void> {
  const address = `spaudas${(addresses += 1)}@pavyzdys.example`;
  const way = { ParaiskosID: id, Dokumentas: document, PasirasymoTipas: 30 };
  await jonas("InitiateSigning", { ...way, Kanalas: "email", Kontaktas: address });
  const Raktas = await linkTo(backEnd, address);
  await soapCall(backEnd.url, "SendSigningCode", { Raktas });
  const signed = await soapCall(backEnd.url, "ConfirmSigning", { Raktas, Kodas: await codeTo(backEnd, address) });
  expect(textAt(signed.fields, "Busena")).toBe("signed");
}

const onTablet = (id: number, document: 0 | 1, spouse = false) =>
  signOnTablet({ call: jonas, url: backEnd.url }, id, { document, spouse, name: spouse ? SPOUSE : BUYER });

const signedContract = (id: number) => printDocument(jonas, "GetSignedContract", { ParaiskosID: id });

/** Who signed a file, in the order of the signatures; each must be valid, and the file sound. */
async function signersOf(pdf: Uint8Array): Promise<string[]> {
  const { isClean, signatures } = await inspectPdf(pdf);
  const signers = signatures.match(SIGNERS) ?? [];
  expect([isClean, signatures.split("Signature is Valid").length - 1]).toEqual([true, signers.length]);
  expect(signatures).toContain("Total document signed");
  return signers.map((signer) => signer.replace(/^.*CN=TESTAS /, ""));
}

const hashOf = (pdf: Uint8Array) => createHash("sha256").update(pdf).digest("hex");

async function verdictOf(pdf: Uint8Array) {
  return soapCall(backEnd.url, "VerifyDocument", { Kodas: await publicIdOn(pdf), Santrauka: hashOf(pdf) });
}

const partiesOf = ({ fields }: Awaited<ReturnType<typeof verdictOf>>) =>
  listAt(fields, "Parasai", "DokumentoParasas").map((one) =>
    textAt(one, "Kreditorius") === "1" ? "lender" : textAt(one, "Sutuoktinis") === "1" ? "spouse" : "buyer",
  );

test("F-363, F-345: a contract signed by a link carries the lender's seal after its buyer's; a changed byte breaks it", async () => {
  const id = await makeContract();
  await signByLink(id, APPLICATION);
  expect(await signersOf(await printDocument(jonas, "GetSignedConsent", { ParaiskosID: id }))).toEqual([BUYER]);
  await signByLink(id, CONTRACT);
  const pdf = await signedContract(id);
  expect(await signersOf(pdf)).toEqual([BUYER, LENDER]);
  const { signatures } = await inspectPdf(pdf);
  expect(signatures).toContain("NTRLT-000000001");
  const changed = Uint8Array.from(pdf);
  changed[1000] = (changed[1000] ?? 0) ^ 1;
  expect((await inspectPdf(changed)).signatures).toContain("Digest Mismatch");
  expect(textAt((await verdictOf(pdf)).fields, "Tikras")).toBe("1");
  const code = { Kodas: await publicIdOn(pdf), Santrauka: hashOf(changed) };
  expect(textAt((await soapCall(backEnd.url, "VerifyDocument", code)).fields, "Tikras")).toBe("0");
});

test("F-363: of two spouses on a tablet the lender seals after the second, in either order, and not a byte before changes", async () => {
  const id = await makeContract(MANTAS_BORROWS_TOO);
  for (const spouse of [false, true]) {
    await uploadPassport(jonas, id, { spouse });
    await onTablet(id, APPLICATION, spouse);
  }
  const first = await onTablet(id, CONTRACT, true);
  const afterSpouse = Buffer.from(await signedContract(id));
  expect(await signersOf(afterSpouse)).toEqual([SPOUSE]);
  const second = await onTablet(id, CONTRACT);
  const whole = Buffer.from(await signedContract(id));
  expect(await signersOf(whole)).toEqual([SPOUSE, BUYER, LENDER]);
  expect(second.sent.equals(afterSpouse)).toBe(true);
  for (const { length } of [first.sent, afterSpouse])
    expect(whole.subarray(0, length).equals(length === first.sent.length ? first.sent : afterSpouse)).toBe(true);
  const verdict = await verdictOf(whole);
  expect(partiesOf(verdict)).toEqual(["spouse", "buyer", "lender"]);
  expect(verdict.body).not.toMatch(/Simona|Mantas|Pavyzdžio|48308239783|PL\d\d-/);
});

test("F-345: the list of signed documents says how its buyer signed and when the lender sealed, and the log who did", async () => {
  const id = await makeContract();
  await uploadPassport(jonas, id);
  await onTablet(id, APPLICATION);
  await onTablet(id, CONTRACT);
  const { fields } = await jonas("ListSignedDocuments", { ParaiskosID: id });
  const rows = listAt(fields, "PasirasytiDokumentai", "PasirasytasDokumentas").map((row) => [
    textAt(row, "Rusis"),
    textAt(row, "PasirasymoTipas"),
    textAt(row, "KreditoriausSpaudas") !== "",
  ]);
  expect(rows).toEqual([
    ["consent", "20", false],
    ["contract", "20", true],
  ]);
  const log = await jonas("GetActionLog", { ParaiskosID: id });
  const sealed = listAt(log.fields, "Irasai", "Irasas").filter(
    (line) => textAt(line, "Veiksmas") === "Uždėtas kredito davėjo spaudas",
  );
  expect(sealed.map((line) => textAt(line, "Vartotojas"))).toEqual([LENDER]);
});

test("F-362: where the spouse signs on paper after a tablet, the lender completes the file; of paper alone there is none", async () => {
  const today = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" });
  const paper = { PasirasymoTipas: 1, Data: `${today}T00:00:00`, Asmuo: "Jonas" };
  const id = await makeContract(MANTAS_BORROWS_TOO);
  await uploadPassport(jonas, id);
  await onTablet(id, APPLICATION);
  await onTablet(id, CONTRACT);
  expect(await signersOf(await signedContract(id))).toEqual([BUYER]);
  expect((await jonas("ConfirmSignature", { ParaiskosID: id, ...paper, Sutuoktinis: 1 })).code).toBe(0);
  expect(await signersOf(await signedContract(id))).toEqual([BUYER, LENDER]);
  const other = await makeContract();
  expect((await jonas("ConfirmSignature", { ParaiskosID: other, ...paper })).code).toBe(0);
  expect((await jonas("GetSignedContract", { ParaiskosID: other })).code).toBe(2002);
});

test("F-363: the reader of a print sees who signed, when, in which way, and that the authority is one for tests", async () => {
  const id = await makeContract();
  await uploadPassport(jonas, id);
  await onTablet(id, APPLICATION);
  await signByLink(id, CONTRACT);
  const consent = await readText(await printDocument(jonas, "GetSignedConsent", { ParaiskosID: id }));
  const contract = await readText(await signedContract(id));
  const when = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d`;
  const test = "Testinis parašas, galioja tik bandymams. Išdavė Bandomoji sertifikatų tarnyba.";
  expect(consent).toMatch(new RegExp(`elektroniniu būdu ${BUYER}, ${when} Parašas nupieštas planšetėje. ${test}`));
  expect(contract).toMatch(
    new RegExp(`elektroniniu būdu ${BUYER}, ${when} Patvirtinta asmeniui išsiųstu kodu. ${test}`),
  );
  expect(contract).toMatch(new RegExp(`elektroninis spaudas ${LENDER}, ${when}.* Testinis spaudas, galioja tik`));
});
