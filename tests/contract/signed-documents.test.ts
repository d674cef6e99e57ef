import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createApplication, SIMONA } from "../support/demo-application.ts";
import { printDocument } from "../support/printed-document.ts";
import { plainPdf } from "../support/sent-files.ts";
import { linkTo } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { messagesTo } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb1");

/** Of the demo story: signed, in the archive. */
const [SIGNED, ARCHIVED] = [1016, 1013] as const;

const hashOf = (file: Uint8Array) => createHash("sha256").update(file).digest("hex");

async function makeContract(elements: RequestElements = {}): Promise<number> {
  const { id } = await createApplication(jonas, { ...SIMONA, Telefonas: "", ...elements });
  expect((await jonas("MakeContract", { ParaiskosID: id })).code).toBe(0);
  return id;
}

let addresses = 0;
const newAddress = () => `gavejas${(addresses += 1)}@pavyzdys.example`;

const pass = (kind: string, id: number, file: Uint8Array, more: RequestElements = {}) =>
  jonas(`PassSigned${kind}`, {
    ParaiskosID: id,
    BylosPletinys: "pdf",
    Turinys: Buffer.from(file).toString("base64"),
    ...more,
  });

const listOf = async (id: number) =>
  listAt(
    (await jonas("ListSignedDocuments", { ParaiskosID: id })).fields,
    "PasirasytiDokumentai",
    "PasirasytasDokumentas",
  ).map((row) => [textAt(row, "Rusis"), textAt(row, "PasirasymoTipas"), textAt(row, "Ikele") !== ""]);

const logOf = async (id: number) =>
  listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas").map(
    (line) => `${textAt(line, "Veiksmas")}: ${textAt(line, "Pastaba")}`,
  );

async function mailTo(address: string) {
  await expect.poll(async () => (await messagesTo(backEnd, address)).length, { timeout: 10_000 }).toBeGreaterThan(0);
  return (await messagesTo(backEnd, address))[0];
}

test("F-347: the buyer gets the contract as PDF by e-mail, once for a form; the log says what was sent", async () => {
  const address = newAddress();
  const id = await makeContract({ ElPastas: address });
  const request = { ParaiskosID: id, OperacijosID: crypto.randomUUID() };
  const [sent, again] = [await jonas("SendDocuments", request), await jonas("SendDocuments", request)];
  expect([sent.code, again.code, textAt(sent.fields, "ElPastas"), textAt(sent.fields, "Kiekis")]).toEqual([
    0,
    0,
    address,
    "3",
  ]);
  const mail = await mailTo(address);
  expect(mail?.files?.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^Standartinė informacija PL\d\d-\d+\.pdf$/),
    `Sutikimas ${id}.pdf`,
    expect.stringMatching(/^Sutartis PL\d\d-\d+\.pdf$/),
  ]);
  expect(mail?.content).toContain("Sutartis PL");
  expect(await messagesTo(backEnd, address)).toHaveLength(1);
  expect(await logOf(id)).toContainEqual(
    expect.stringMatching(/^Dokumentai išsiųsti pirkėjui: .*Sutartis PL.*: \S\*{3}@\S+$/),
  );
});

test("F-347, F-349: scans that were passed are what is sent, byte for byte, in English on demand", async () => {
  const address = newAddress();
  const id = await makeContract({ ElPastas: address });
  const [consent, contract] = [await plainPdf(), Buffer.concat([await plainPdf(), Buffer.from("\n%2\n%%EOF")])];
  for (const reply of [await pass("Consent", id, consent), await pass("Contract", id, contract)])
    expect(reply.code).toBe(0);
  expect(await listOf(id)).toEqual([
    ["consent", "1", true],
    ["contract", "1", true],
  ]);
  await jonas("SendDocuments", { ParaiskosID: id, Kalba: "en" });
  const mail = await mailTo(address);
  expect([mail?.subject, mail?.files?.slice(1).map(({ hash }) => hash)]).toEqual([
    "Your credit documents",
    [hashOf(consent), hashOf(contract)],
  ]);
});

test("F-180: the log says which signed document was fetched", async () => {
  const id = await makeContract();
  expect((await pass("Consent", id, await plainPdf())).code).toBe(0);
  expect((await jonas("GetSignedConsent", { ParaiskosID: id })).code).toBe(0);
  expect((await logOf(id)).at(-1)).toBe(`Atsisiųstas pasirašytas dokumentas: Sutikimas ${id}`);
});

test("F-347: without a contract, an address or outside the archive nothing is sent, and each refusal is told apart", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  const nameless = await makeContract({ ElPastas: "" });
  const codes = [id, nameless, 999_999_999].map(
    async (one) => (await jonas("SendDocuments", { ParaiskosID: one })).code,
  );
  expect(await Promise.all(codes)).toEqual([1100, 2000, 1063]);
  expect((await manager("SendDocuments", { ParaiskosID: ARCHIVED })).code).toBe(2200);
});

test("F-349: a scan is stored once, downloaded as it is, and a newer one takes its place", async () => {
  const id = await makeContract();
  const [first, second] = [await plainPdf(), Buffer.concat([await plainPdf(), Buffer.from("\n%%EOF")])];
  const stored = await pass("Contract", id, first);
  expect(textAt((await pass("Contract", id, first)).fields, "Kodas")).toBe(textAt(stored.fields, "Kodas"));
  expect(hashOf(await printDocument(jonas, "GetSignedContract", { ParaiskosID: id }))).toBe(hashOf(first));
  await pass("Contract", id, second);
  expect(hashOf(await printDocument(jonas, "GetSignedContract", { ParaiskosID: id }))).toBe(hashOf(second));
  expect(
    (await logOf(id)).filter((line) => line.startsWith("Perduotas pasirašytas dokumentas: Sutartis")),
  ).toHaveLength(2);
});

test("F-349: only a PDF by its content is taken, of a paper that there is, while the contract is not signed", async () => {
  const id = await makeContract();
  const pdf = await plainPdf();
  const text = Buffer.from("tai ne PDF");
  const replies = [
    await pass("Contract", id, text),
    await pass("Contract", id, pdf, { BylosPletinys: "jpg" }),
    await pass("Contract", id, Buffer.alloc(0)),
    await pass("Consent", id, pdf, { Sutuoktinis: 1 }),
    await pass("Insurance", id, pdf),
    await pass("Contract", (await createApplication(jonas, SIMONA)).id, pdf),
  ];
  expect(replies.map(({ code }) => code)).toEqual([2600, 2600, 2600, 1900, 1900, 1100]);
  const signed = await manager("PassSignedContract", {
    ParaiskosID: SIGNED,
    BylosPletinys: "pdf",
    Turinys: Buffer.from(pdf).toString("base64"),
  });
  expect(signed.code).toBe(1100);
});

test("F-348: the authorization of a contract is protested once, with a reason, and the log keeps it", async () => {
  const id = await makeContract();
  const protest = (ParaiskosID: number, Priezastis: string) =>
    jonas("ProtestAuthorization", { ParaiskosID, Priezastis });
  expect((await protest(id, "ne")).code).toBe(2000);
  const both = await Promise.all([protest(id, "Pirkėjas neigia davęs sutikimą"), protest(id, "Pirkėjas neigia")]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 1100]);
  expect((await logOf(id)).filter((line) => line.startsWith("Užprotestuotas įgaliojimas: PL"))).toHaveLength(1);
  const { fields } = await jonas("ListSignedDocuments", { ParaiskosID: id });
  expect(textAt(fields, "Protestuota")).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect((await protest((await createApplication(jonas, SIMONA)).id, "Pirkėjas neigia")).code).toBe(1100);
});

test("F-346: of the archive the signed documents are a success without a file, that says they were transferred", async () => {
  for (const operation of ["GetSignedContract", "GetSignedConsent", "GetSignedInsurance"]) {
    const { code, fields } = await manager(operation, { ParaiskosID: ARCHIVED });
    expect([code, textAt(fields, "Turinys"), textAt(fields, "KlaidosPranesimas")]).toEqual([
      0,
      "",
      expect.stringMatching(/^Dokumentas perkeltas/),
    ]);
  }
});

test("F-361: a copy stays while a signature is waited for, and may go once the signing is cancelled", async () => {
  const id = await makeContract();
  const uploaded = await jonas("UploadDocument", {
    ParaiskosID: id,
    dokumentoTipas: 7,
    BylosPletinys: "pdf",
    Turinys: Buffer.from(await plainPdf()).toString("base64"),
  });
  const DokumentoID = textAt(uploaded.fields, "DokumentoID");
  const isHeld = async () => textAt((await jonas("ListDocuments", { ParaiskosID: id })).fields, "LaukiamaParaso");
  const address = newAddress();
  const place = { ParaiskosID: id, Dokumentas: 0 };
  await jonas("InitiateSigning", { ...place, PasirasymoTipas: 30, Kanalas: "email", Kontaktas: address });
  await linkTo(backEnd, address);
  expect(await isHeld()).toBe("1");
  const held = await jonas("DeleteDocument", { ParaiskosID: id, DokumentoID });
  expect([held.code, textAt(held.fields, "KlaidosPranesimas")]).toEqual([
    1100,
    expect.stringContaining("Laukiama parašo"),
  ]);
  await jonas("CancelSigning", place);
  expect(await isHeld()).toBe("0");
  expect((await jonas("DeleteDocument", { ParaiskosID: id, DokumentoID })).code).toBe(0);
});
