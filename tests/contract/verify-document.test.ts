import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createApplication, SIMONA } from "../support/demo-application.ts";
import { printDocument } from "../support/printed-document.ts";
import { codeTo, linkTo, publicIdOn } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const hashOf = (pdf: Uint8Array) => createHash("sha256").update(pdf).digest("hex");

const verify = (Kodas: string, Santrauka?: string) =>
  soapCall(backEnd.url, "VerifyDocument", { Kodas, ...(Santrauka !== undefined && { Santrauka }) });

async function verdictOf(id: string, pdf: Uint8Array) {
  const { fields } = await verify(id, hashOf(pdf));
  const signatures = listAt(fields, "Parasai", "DokumentoParasas").map(
    (one) => `${textAt(one, "Sutuoktinis") === "1" ? "spouse" : "buyer"} ${textAt(one, "PasirasymoTipas")}`,
  );
  return { kind: textAt(fields, "Rusis"), genuine: textAt(fields, "Tikras"), signatures };
}

async function makeContract(change: RequestElements = {}): Promise<number> {
  const { id } = await createApplication(jonas, { ...SIMONA, Telefonas: "", ...change });
  const made = await jonas("MakeContract", { ParaiskosID: id });
  expect(made.code, made.body).toBe(0);
  return id;
}

async function signConsent(id: number): Promise<Uint8Array> {
  const address = `tikrinimas.${id}@pavyzdys.example`;
  const place = { ParaiskosID: id, Dokumentas: 0, PasirasymoTipas: 30 };
  await jonas("InitiateSigning", { ...place, Kanalas: "email", Kontaktas: address });
  const Raktas = await linkTo(backEnd, address);
  await soapCall(backEnd.url, "SendSigningCode", { Raktas });
  await soapCall(backEnd.url, "ConfirmSigning", { Raktas, Kodas: await codeTo(backEnd, address) });
  return printDocument(jonas, "GetSignedConsent", { ParaiskosID: id });
}

const SET = { standardInfo: 2, contract: 3, conditions: 2, sort: 0 };

test("F-340: the printed set carries an address at which it is genuine, and not genuine with one changed byte", async () => {
  const pdf = await printDocument(jonas, "GetContractDocuments", { ParaiskosID: await makeContract(), ...SET });
  const id = await publicIdOn(pdf);
  expect(await verdictOf(id, pdf)).toEqual({ kind: "contract", genuine: "1", signatures: [] });
  const changed = Uint8Array.from(pdf);
  changed[1000] = (changed[1000] ?? 0) ^ 1;
  expect(await verdictOf(id, changed)).toEqual({ kind: "contract", genuine: "0", signatures: [] });
});

test("F-340: the short code that is printed to be typed names the paper as the long one does, with or without hyphens, in any case", async () => {
  const pdf = await printDocument(jonas, "GetContractDocuments", { ParaiskosID: await makeContract(), ...SET });
  const id = await publicIdOn(pdf);
  const short = `${id.slice(0, 4)}-${id.slice(4, 8)}-${id.slice(8, 12)}`;
  for (const code of [short, short.replaceAll("-", ""), short.toUpperCase()])
    expect(await verdictOf(code, pdf)).toEqual({ kind: "contract", genuine: "1", signatures: [] });
  for (const code of [short.slice(0, -1), `${short}0`, short.replace("-", " ")])
    expect((await verify(code)).code).not.toBe(0);
});

test("F-340, F-337: a paper of a rejected contract is still genuine, and the day of the rejection is told with it", async () => {
  const applicationId = await makeContract();
  const pdf = await printDocument(jonas, "GetContractDocuments", { ParaiskosID: applicationId, ...SET });
  const id = await publicIdOn(pdf);
  expect(textAt((await verify(id, hashOf(pdf))).fields, "Atmesta")).toBe("");
  const rejected = await jonas("RejectContract", { ParaiskosID: applicationId, Priezastis: 1, Komentaras: "" });
  expect(rejected.code, rejected.body).toBe(0);
  const { fields } = await verify(id, hashOf(pdf));
  expect([textAt(fields, "Tikras"), textAt(fields, "Atmesta")]).toEqual([
    "1",
    expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  ]);
});

test.each([
  ["GetSchedulePdf", "schedule"],
  ["GetStandardInformationPdf", "standard-information"],
])("F-280: what %s prints is told apart as „%s“, without a name or a number", async (operation, kind) => {
  const pdf = await printDocument(jonas, operation, { ParaiskosID: await makeContract() });
  const { body } = await verify(await publicIdOn(pdf), hashOf(pdf));
  expect(body).toContain(`<Rusis>${kind}</Rusis>`);
  expect(body).not.toMatch(/Simona|48308239783|PL\d\d-/);
});

test("F-277, F-280: the example of a card's APR is not called a schedule", async () => {
  const ParaiskosID = await makeContract({
    SalyguVariantoID: 22,
    SutartiesTipas: 6,
    KreditoLimitas: "500.00",
    Trukme: 12,
  });
  const pdf = await printDocument(jonas, "GetSchedulePdf", { ParaiskosID });
  expect(await verdictOf(await publicIdOn(pdf), pdf)).toMatchObject({ kind: "apr-example", genuine: "1" });
});

test("F-345: a signed consent is genuine under the code on its paper, with who signed it; another application's file is not", async () => {
  const id = await makeContract();
  const pdf = await signConsent(id);
  const publicId = await publicIdOn(pdf);
  expect(await verdictOf(publicId, pdf)).toEqual({ kind: "consent", genuine: "1", signatures: ["buyer 11"] });
  const other = await signConsent(await makeContract());
  expect((await verdictOf(publicId, other)).genuine).toBe("0");
});

test("F-341: a draft, which is never signed, carries no address", async () => {
  const { id } = await createApplication(jonas, SIMONA);
  await expect(publicIdOn(await printDocument(jonas, "GetContractDraft", { ParaiskosID: id }))).rejects.toThrow();
});

test("A code that names nothing is 1900, and one that is none is refused", async () => {
  expect((await verify("0".repeat(32))).code).toBe(1900);
  expect((await verify("0".repeat(31))).code).toBe(2000);
});
