import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createApplication, MANTAS_BORROWS_TOO, SIMONA } from "../support/demo-application.ts";
import { plainPdf } from "../support/sent-files.ts";
import { codeTo, linkTo, signOnTablet, uploadPassport } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { messagesTo, moveClock } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const [APPLICATION, CONTRACT] = [0, 1] as const;
const MINUTES_OF_AN_HOUR = 60;

let buyers = 0;

/** A contract of a buyer whose address no other has. */
async function makeContract(elements: RequestElements = {}): Promise<{ id: number; address: string }> {
  const address = `kopijos${(buyers += 1)}@pavyzdys.example`;
  const { id } = await createApplication(jonas, { ...SIMONA, Telefonas: "", ElPastas: address, ...elements });
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  return { id, address };
}

async function invite(id: number, document: 0 | 1, language = "lt"): Promise<{ Raktas: string; address: string }> {
  const address = `nuoroda${(buyers += 1)}@pavyzdys.example`;
  const way = { ParaiskosID: id, Dokumentas: document, PasirasymoTipas: 30, Kalba: language };
  expect((await jonas("InitiateSigning", { ...way, Kanalas: "email", Kontaktas: address })).code).toBe(0);
  return { Raktas: await linkTo(backEnd, address), address };
}

async function signByLink(id: number, document: 0 | 1, language = "lt"): Promise<{ Raktas: string; address: string }> {
  const { Raktas, address } = await invite(id, document, language);
  await soapCall(backEnd.url, "SendSigningCode", { Raktas });
  const signed = await soapCall(backEnd.url, "ConfirmSigning", { Raktas, Kodas: await codeTo(backEnd, address) });
  expect(textAt(signed.fields, "Busena")).toBe("signed");
  return { Raktas, address };
}

const copiesTo = async (address: string) =>
  (await messagesTo(backEnd, address)).filter(({ files = [] }) => files.length > 0);

/** What the log says was sent, of an application. */
async function sentOf(id: number): Promise<string[]> {
  const { fields } = await jonas("GetActionLog", { ParaiskosID: id });
  const actions = listAt(fields, "Irasai", "Irasas").map((line) => textAt(line, "Veiksmas"));
  return actions.filter((action) => action.startsWith("Dokumentai išsiųsti"));
}

const request = async (Raktas: string) => {
  const { fields } = await soapCall(backEnd.url, "GetSigningRequest", { Raktas });
  return { copiesTo: textAt(fields, "KopijuKontaktas"), opens: textAt(fields, "YraPasirasytaByla") };
};

const hashOf = (content: string) => createHash("sha256").update(Buffer.from(content, "base64")).digest("hex");
const fileHash = async (operation: string, elements: RequestElements) =>
  hashOf(textAt((await jonas(operation, elements)).fields, "Turinys"));

test("F-347, F-363: a buyer who has signed a contract by a link gets the copies at once, at the address and in the language of the link, and the log says so", async () => {
  const { id, address: ofApplication } = await makeContract();
  const { Raktas: consent } = await signByLink(id, APPLICATION);
  expect(await request(consent)).toEqual({ copiesTo: "", opens: "1" });
  const { Raktas: contract, address } = await signByLink(id, CONTRACT, "en");
  expect(await request(contract)).toEqual({ copiesTo: address, opens: "1" });
  await expect.poll(async () => (await copiesTo(address)).length, { timeout: 10_000 }).toBe(1);
  const [mail] = await copiesTo(address);
  const signed = await Promise.all(
    ["GetSignedConsent", "GetSignedContract"].map((operation) => fileHash(operation, { ParaiskosID: id })),
  );
  expect([mail?.subject, mail?.files?.slice(1).map(({ hash }) => hash)]).toEqual(["Your credit documents", signed]);
  expect(await sentOf(id)).toEqual(["Dokumentai išsiųsti pirkėjui"]);
  expect(await copiesTo(ofApplication), "the address that was corrected gets nothing").toEqual([]);
});

test("F-347: of two spouses neither gets copies until both have signed; then the buyer gets them, and the tablet opens no paper", async () => {
  const { id, address } = await makeContract(MANTAS_BORROWS_TOO);
  for (const spouse of [false, true]) await uploadPassport(jonas, id, { spouse });
  const sign = (document: 0 | 1, spouse: boolean) =>
    signOnTablet({ call: jonas, url: backEnd.url }, id, {
      document,
      spouse,
      name: spouse ? "Mantas Pavyzdaitis" : "Simona Refinansaitė",
    });
  for (const spouse of [false, true]) await sign(APPLICATION, spouse);
  await sign(CONTRACT, false);
  expect(await sentOf(id)).toEqual([]);
  await sign(CONTRACT, true);
  await expect.poll(async () => (await copiesTo(address)).length, { timeout: 10_000 }).toBe(1);
});

test("F-345, F-349: of a contract that one spouse signed by hand and the other on the tablet both files are kept, listed, and sent", async () => {
  const { id, address } = await makeContract(MANTAS_BORROWS_TOO);
  await uploadPassport(jonas, id, { spouse: true });
  const day = textAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska", "SutartiesData");
  const scan = Buffer.from(await plainPdf());
  const byHand = { ParaiskosID: id, BylosPletinys: "pdf", Turinys: scan.toString("base64") };
  for (const operation of ["PassSignedContract", "ConfirmSignature"])
    expect((await jonas(operation, { ...byHand, PasirasymoTipas: 1, Data: day, Asmuo: "Jonas" })).code).toBe(0);
  const spouse = { spouse: true, name: "Mantas Pavyzdaitis" };
  for (const document of [APPLICATION, CONTRACT])
    await signOnTablet({ call: jonas, url: backEnd.url }, id, { document, ...spouse });
  const list = (await jonas("ListSignedDocuments", { ParaiskosID: id })).fields;
  const contracts = listAt(list, "PasirasytiDokumentai", "PasirasytasDokumentas").filter(
    (row) => textAt(row, "Rusis") === "contract",
  );
  expect(contracts.map((row) => [textAt(row, "Sutuoktinis"), textAt(row, "PasirasymoTipas")])).toEqual([
    ["0", "1"],
    ["1", "20"],
  ]);
  const hashes = [
    await fileHash("GetSignedContract", { ParaiskosID: id }),
    await fileHash("GetSignedContract", { ParaiskosID: id, Sutuoktinis: 1 }),
  ];
  expect(hashes[0]).toBe(hashOf(scan.toString("base64")));
  expect(hashes[1]).not.toBe(hashes[0]);
  await expect.poll(async () => (await copiesTo(address)).length, { timeout: 10_000 }).toBe(1);
  const [mail] = await copiesTo(address);
  expect(mail?.files?.map(({ hash }) => hash)).toEqual(expect.arrayContaining(hashes));
});

test("F-280, F-363: the link to a contract opens what is told before it, as long as the contract waits; that to an application does not", async () => {
  const { id } = await makeContract();
  const read = async (Raktas: string) =>
    soapCall(backEnd.url, "GetContractForSigning", { Raktas, StandartineInformacija: 1 });
  expect((await read((await invite(id, APPLICATION)).Raktas)).code).toBe(1900);
  await signByLink(id, APPLICATION);
  const { Raktas } = await invite(id, CONTRACT);
  const { fields } = await read(Raktas);
  expect(textAt(fields, "BylosPavadinimas")).toContain("Standartinė informacija");
  expect(Buffer.from(textAt(fields, "Turinys"), "base64").toString("latin1")).toMatch(/^%PDF/);
  expect((await jonas("CancelSigning", { ParaiskosID: id, Dokumentas: CONTRACT })).code).toBe(0);
  expect((await read(Raktas)).code).toBe(1900);
});

test("F-343, F-345: a link opens what was signed by it, with the lender's seal, until its time is over", async () => {
  const { id } = await makeContract();
  await signByLink(id, APPLICATION);
  const { Raktas } = await signByLink(id, CONTRACT);
  const opened = await soapCall(backEnd.url, "GetContractForSigning", { Raktas });
  expect(hashOf(textAt(opened.fields, "Turinys"))).toBe(await fileHash("GetSignedContract", { ParaiskosID: id }));
  await moveClock(backEnd, 73 * MINUTES_OF_AN_HOUR);
  expect((await request(Raktas)).opens).toBe("0");
  expect((await soapCall(backEnd.url, "GetContractForSigning", { Raktas })).code).toBe(1900);
});
