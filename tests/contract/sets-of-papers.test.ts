import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { readText, requireCleanSyntax } from "../backend/documents/pdf-tools.ts";
import { createApplication, MANTAS_BORROWS_TOO, SIMONA } from "../support/demo-application.ts";
import { printDocument } from "../support/printed-document.ts";
import { signOnTablet, uploadPassport } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { messagesTo } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");

const INSURED: RequestElements = { DraudimoID: 1 };
const SET: RequestElements = { standardInfo: 2, contract: 3, conditions: 2, sort: 0, consents: 2, insurance: 2 };
const SPOUSE_SET: RequestElements = { standardInfo: 1, contract: 1, conditions: 1, sort: 0, consents: 1, insurance: 1 };

let addresses = 0;
const newAddress = () => `rinkinys${(addresses += 1)}@pavyzdys.example`;

async function makeContract(elements: RequestElements): Promise<number> {
  const { id } = await createApplication(jonas, { ...SIMONA, Telefonas: "", ...elements });
  const made = await jonas("MakeContract", { ParaiskosID: id });
  expect(made.code, made.body).toBe(0);
  return id;
}

/** How often each paper begins in a set. */
async function papersOf(id: number, elements: RequestElements) {
  const pdf = await printDocument(jonas, "GetContractDocuments", { ParaiskosID: id, ...elements });
  requireCleanSyntax(pdf);
  const text = readText(pdf);
  const times = (words: string) => text.split(words).length - 1;
  return {
    special: times("Vartojimo kredito sutarties specialiosios sąlygos"),
    conditions: times("Vartojimo kredito sutarties bendrosios sąlygos"),
    buyerConsents: times("Vardas ir pavardė Simona Refinansaitė"),
    spouseConsents: times("Vardas ir pavardė Mantas Pavyzdaitis"),
    certificates: times("Draudėjas ir apdraustasis"),
  };
}

const filesTo = async (address: string) => {
  await expect.poll(async () => (await messagesTo(backEnd, address)).length, { timeout: 10_000 }).toBeGreaterThan(0);
  return (await messagesTo(backEnd, address))[0]?.files ?? [];
};

const kindsOf = (files: readonly { name: string }[]) => files.map(({ name }) => name.replace(/ [\w-]+\.pdf$/, ""));
const hashOf = (file: Uint8Array) => createHash("sha256").update(file).digest("hex");

test("F-340, F-342, F-344: consents of all who sign and the insurance's certificate belong to the printed set, each twice", async () => {
  const id = await makeContract({ ...MANTAS_BORROWS_TOO, ...INSURED });
  const papers = await papersOf(id, SET);
  expect([papers.buyerConsents, papers.spouseConsents, papers.certificates]).toEqual([2, 2, 2]);
  const bare = await papersOf(id, { ...SET, consents: 0, insurance: 0 });
  expect([bare.buyerConsents, bare.spouseConsents, bare.certificates]).toEqual([0, 0, 0]);
  const alone = await papersOf(await makeContract({}), SET);
  expect([alone.buyerConsents, alone.spouseConsents, alone.certificates]).toEqual([2, 0, 0]);
});

test("F-340, F-227: the spouse's own set has one of everything and no paper of the buyer's; who borrows alone has none", async () => {
  const id = await makeContract({ ...MANTAS_BORROWS_TOO, ...INSURED });
  expect(await papersOf(id, { ...SPOUSE_SET, Sutuoktinis: 1 })).toMatchObject({
    special: 1,
    conditions: 1,
    buyerConsents: 0,
    spouseConsents: 1,
    certificates: 0,
  });
  const alone = { ParaiskosID: await makeContract({}), ...SPOUSE_SET, Sutuoktinis: 1 };
  expect((await jonas("GetContractDocuments", alone)).code).toBe(1900);
});

test("F-347: each borrower gets a separate set by e-mail: the buyer with the certificate, the spouse without the buyer's papers", async () => {
  const [buyer, spouse] = [newAddress(), newAddress()];
  const people = { ...MANTAS_BORROWS_TOO, ElPastas: buyer, SutuoktinioElPastas: spouse };
  const id = await makeContract({ ...people, ...INSURED });
  const sent = await jonas("SendDocuments", { ParaiskosID: id });
  expect([textAt(sent.fields, "Kiekis"), textAt(sent.fields, "SutuoktinioElPastas")]).toEqual(["4", spouse]);
  const [toBuyer, toSpouse] = [await filesTo(buyer), await filesTo(spouse)];
  const shared = ["Standartinė informacija", "Sutikimas", "Sutartis"];
  expect(kindsOf(toBuyer)).toEqual([...shared, "Draudimo liudijimas"]);
  expect(kindsOf(toSpouse)).toEqual(shared);
  expect(toBuyer[1]?.hash).not.toBe(toSpouse[1]?.hash);
  const log = listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
  const actions = log.map((line) => textAt(line, "Veiksmas")).filter((action) => action.startsWith("Dokumentai"));
  expect(actions).toEqual(["Dokumentai išsiųsti pirkėjui", "Dokumentai išsiųsti sutuoktiniui"]);
});

test("F-347: a spouse without an address does not hold the buyer's papers back, and the answer says whose were sent", async () => {
  const buyer = newAddress();
  const id = await makeContract({ ...MANTAS_BORROWS_TOO, ElPastas: buyer, SutuoktinioElPastas: "" });
  const sent = await jonas("SendDocuments", { ParaiskosID: id });
  expect([sent.code, textAt(sent.fields, "ElPastas"), textAt(sent.fields, "SutuoktinioElPastas")]).toEqual([
    0,
    buyer,
    "",
  ]);
  expect(await filesTo(buyer)).toHaveLength(3);
});

test("F-347, F-345: what is signed goes as it was signed: to each spouse that spouse's consent, to both the contract with the lender's seal", async () => {
  const [buyer, spouse] = [newAddress(), newAddress()];
  const id = await makeContract({ ...MANTAS_BORROWS_TOO, ElPastas: buyer, SutuoktinioElPastas: spouse });
  const NAMES = { false: "Simona Refinansaitė", true: "Mantas Pavyzdaitis" } as const;
  for (const document of [0, 1] as const) {
    for (const ofSpouse of [false, true]) {
      if (document === 0) await uploadPassport(jonas, id, { spouse: ofSpouse });
      const part = { document, spouse: ofSpouse, name: NAMES[`${ofSpouse}`] };
      await signOnTablet({ call: jonas, url: backEnd.url }, id, part);
    }
  }
  await jonas("SendDocuments", { ParaiskosID: id });
  const contract = hashOf(await printDocument(jonas, "GetSignedContract", { ParaiskosID: id }));
  for (const [address, Sutuoktinis] of [
    [buyer, 0],
    [spouse, 1],
  ] as const) {
    const consent = hashOf(await printDocument(jonas, "GetSignedConsent", { ParaiskosID: id, Sutuoktinis }));
    expect((await filesTo(address)).slice(1).map(({ hash }) => hash)).toEqual([consent, contract]);
  }
});
