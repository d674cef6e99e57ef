import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createApplication, SIMONA } from "../support/demo-application.ts";
import { callerOf } from "../support/demo-session.ts";
import { inspectPdf } from "../support/inspect-pdf.ts";
import { codeTo, linkTo, partOf } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { soapCall, type RequestElements } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";
import { messagesTo, moveClock, otherThan } from "../support/verify-call.ts";

const backEnd = useBackEnd();
const jonas = useCaller(backEnd, "jonas.s");
const manager = useCaller(backEnd, "vadyb1");

const [APPLICATION, CONTRACT] = [0, 1] as const;
const [CENT, E_SIGN, TABLET, REMOTE, REMOTE_TABLET] = [10, 11, 20, 30, 31] as const;

const byPerson = (operation: string, elements: RequestElements) => soapCall(backEnd.url, operation, elements);

let contacts = 0;
/** An address to which nothing else is sent. */
const newAddress = () => `pirkejas${(contacts += 1)}@pavyzdys.example`;
const newPhone = () => `+37060${String(8_000_000 + (contacts += 1)).slice(-6)}`;

async function makeContract(elements: RequestElements = {}): Promise<number> {
  const { id } = await createApplication(jonas, { ...SIMONA, Telefonas: "", ...elements });
  const made = await jonas("MakeContract", { ParaiskosID: id });
  expect(made.code, made.body).toBe(0);
  return id;
}

const initiate = (id: number, document: 0 | 1, way: number, more: RequestElements = {}) =>
  jonas("InitiateSigning", { ParaiskosID: id, Dokumentas: document, PasirasymoTipas: way, ...more });

async function invite(id: number, document: 0 | 1): Promise<{ token: string; address: string }> {
  const address = newAddress();
  const begun = await initiate(id, document, REMOTE, { Kanalas: "email", Kontaktas: address });
  expect(begun.code, begun.body).toBe(0);
  return { address, token: await linkTo(backEnd, address) };
}

async function signRemotely(id: number, document: 0 | 1): Promise<void> {
  const { token, address } = await invite(id, document);
  await byPerson("SendSigningCode", { Raktas: token });
  const signed = await byPerson("ConfirmSigning", { Raktas: token, Kodas: await codeTo(backEnd, address) });
  expect(textAt(signed.fields, "Busena")).toBe("signed");
}

const fileOf = async (operation: string, id: number) =>
  Buffer.from(textAt((await jonas(operation, { ParaiskosID: id })).fields, "Turinys"), "base64");

test("F-363: a buyer signs application and contract by links, and two independent programs accept the files", async () => {
  const id = await makeContract();
  await signRemotely(id, APPLICATION);
  await signRemotely(id, CONTRACT);
  const code = textAt((await jonas("GetContract", { ParaiskosID: id })).fields, "Paraiska", "AsmensKodas");
  for (const operation of ["GetSignedConsent", "GetSignedContract"]) {
    const { isClean, signatures } = await inspectPdf(await fileOf(operation, id));
    expect(isClean).toBe(true);
    expect(signatures).toContain("Signature is Valid");
    expect(signatures).toContain("Total document signed");
    expect(signatures).toContain("ETSI.CAdES.detached");
    expect(signatures).toContain(`serialNumber=PNOLT-${code},CN=TESTAS Simona Refinansaitė`);
  }
  const { fields } = await jonas("GetContract", { ParaiskosID: id });
  expect([
    textAt(fields, "Paraiska", "Busena"),
    textAt(fields, "Paraiska", "EKreditoBusena"),
    textAt(fields, "Paraiska", "ParaiskosPasirasymas"),
    textAt(fields, "Paraiska", "SutartiesPasirasymas"),
  ]).toEqual(["2", "3", String(E_SIGN), String(E_SIGN)]);
});

test("F-345: one changed byte of a signed contract makes its signature invalid; before it is signed there is none (2002)", async () => {
  const id = await makeContract();
  expect((await jonas("GetSignedContract", { ParaiskosID: id })).code).toBe(2002);
  await signRemotely(id, APPLICATION);
  const pdf = await fileOf("GetSignedConsent", id);
  const at = pdf.indexOf("stream") + 100;
  pdf[at] = (pdf[at] ?? 0) ^ 1;
  expect((await inspectPdf(pdf)).signatures).toContain("Digest Mismatch");
});

test("F-343: what is read behind the link is what is signed, to the byte: its hash is the one that is told", async () => {
  const id = await makeContract();
  const { token } = await invite(id, APPLICATION);
  const told = textAt((await byPerson("GetSigningRequest", { Raktas: token })).fields, "Maisa");
  const read = await byPerson("GetConsentForSigning", { Raktas: token });
  const pdf = Buffer.from(textAt(read.fields, "Turinys"), "base64");
  expect(createHash("sha256").update(pdf).digest("hex")).toBe(told);
  expect((await byPerson("GetContractForSigning", { Raktas: token })).code).toBe(1900);
});

test("F-360: the contract waits for its application's signature", async () => {
  const id = await makeContract();
  expect((await partOf(jonas, id, { document: CONTRACT })).obstacleOf(REMOTE)).toBe("APPLICATION_FIRST");
  const refused = await initiate(id, CONTRACT, REMOTE, { Kanalas: "email", Kontaktas: newAddress() });
  expect(refused.code).toBe(2000);
  await signRemotely(id, APPLICATION);
  expect((await partOf(jonas, id, { document: CONTRACT })).obstacleOf(REMOTE)).toBe("");
});

test.each([
  [1004, "SPOUSE_CREDIT"],
  [1018, "FORBIDDEN"],
  [1019, "DOCUMENTS"],
  [1001, ""],
])("F-357, F-358: of application %s the remote way is told as „%s“", async (id, obstacle) => {
  expect((await partOf(manager, id, { document: APPLICATION })).obstacleOf(REMOTE)).toBe(obstacle);
});

test("F-357: a credit card is not signed remotely, a credit account is", async () => {
  const obstacleOf = async (variant: number, type: number) => {
    const { id } = await createApplication(jonas, { ...SIMONA, SalyguVariantoID: variant, SutartiesTipas: type });
    return (await partOf(jonas, id, { document: APPLICATION })).obstacleOf(REMOTE);
  };
  expect(await obstacleOf(22, 6)).toBe("CONTRACT_TYPE");
  expect(await obstacleOf(21, 5)).toBe("");
});

test("F-358: what may be signed only after an e-signed application waits for it", async () => {
  const part = await partOf(manager, 1020, { document: APPLICATION });
  expect(part.obstacleOf(REMOTE)).toBe("");
  expect((await partOf(manager, 1020, { document: CONTRACT })).obstacleOf(REMOTE)).toBe("CONTRACT_FIRST");
});

test("F-364: a buyer who refuses ends the request, and it can be begun again", async () => {
  const id = await makeContract();
  const { token } = await invite(id, APPLICATION);
  await byPerson("RefuseSigning", { Raktas: token });
  const { requestOf, type } = await partOf(jonas, id, { document: APPLICATION });
  expect([textAt(requestOf(REMOTE), "Busena"), textAt(requestOf(REMOTE), "Priezastis"), type]).toEqual([
    "canceled",
    "USER_REFUSED",
    "0",
  ]);
  expect((await byPerson("ConfirmSigning", { Raktas: token, Kodas: "0000" })).code).toBe(1100);
  await signRemotely(id, APPLICATION);
});

test("F-364: five wrong codes are an error, and no signature; until then it is told how many are left", async () => {
  const id = await makeContract();
  const { token, address } = await invite(id, APPLICATION);
  await byPerson("SendSigningCode", { Raktas: token });
  const code = await codeTo(backEnd, address);
  const states: string[] = [];
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const tried = await byPerson("ConfirmSigning", { Raktas: token, Kodas: otherThan(code) });
    states.push(["Busena", "Priezastis", "BandymuLiko"].map((element) => textAt(tried.fields, element)).join(" "));
  }
  expect(states).toEqual([...[4, 3, 2, 1].map((left) => `pending WRONG_CODE ${left}`), "error WRONG_CODE "]);
  expect((await byPerson("ConfirmSigning", { Raktas: token, Kodas: code })).code).toBe(1100);
  expect((await jonas("GetSignedConsent", { ParaiskosID: id })).code).toBe(2002);
});

test.each([
  ["999991", "canceled", "USER_REFUSED"],
  ["999992", "error", "TIMEOUT"],
  ["999995", "error", "DEVICE"],
])("F-364: a telephone that ends in %s stages „%s %s“", async (digits, state, reason) => {
  const id = await makeContract({ Telefonas: `+37060${digits}` });
  const { token } = await invite(id, APPLICATION);
  const { fields } = await byPerson("ConfirmSigning", { Raktas: token, Kodas: "0000" });
  expect([textAt(fields, "Busena"), textAt(fields, "Priezastis")]).toEqual([state, reason]);
});

test("F-368: a request that the provider does not take is an error at once", async () => {
  const id = await makeContract({ Telefonas: "+37060999994" });
  await initiate(id, APPLICATION, REMOTE, { Kanalas: "email", Kontaktas: newAddress() });
  const { requestOf, type } = await partOf(jonas, id, { document: APPLICATION });
  expect([textAt(requestOf(REMOTE), "Busena"), textAt(requestOf(REMOTE), "Priezastis"), type]).toEqual([
    "error",
    "DELIVERY",
    "0",
  ]);
});

test("F-338, F-369: while a contract is being signed its documents stay closed to sellers, and cancelling opens them", async () => {
  const id = await makeContract();
  await signRemotely(id, APPLICATION);
  const { token } = await invite(id, CONTRACT);
  const set = { ParaiskosID: id, standardInfo: 2, contract: 3, conditions: 2, sort: 0 };
  expect((await jonas("GetContractDocuments", set)).code).toBe(1021);
  const cancelled = { ParaiskosID: id, Dokumentas: CONTRACT, OperacijosID: randomUUID() };
  expect((await jonas("CancelSigning", cancelled)).code).toBe(0);
  expect((await jonas("CancelSigning", cancelled)).code).toBe(0);
  expect((await jonas("CancelSigning", { ...cancelled, OperacijosID: randomUUID() })).code).toBe(1100);
  expect((await jonas("GetContractDocuments", set)).code).toBe(0);
  expect((await byPerson("ConfirmSigning", { Raktas: token, Kodas: "0000" })).code).toBe(1100);
});

test("F-363: a corrected contact replaces the link, without another contract", async () => {
  const id = await makeContract();
  const first = await invite(id, APPLICATION);
  const second = await invite(id, APPLICATION);
  const stateOf = async (token: string) => {
    const { fields } = await byPerson("GetSigningRequest", { Raktas: token });
    return `${textAt(fields, "Busena")} ${textAt(fields, "Priezastis")}`;
  };
  expect([await stateOf(first.token), await stateOf(second.token)]).toEqual(["canceled REPLACED", "pending "]);
});

test("F-362, F-364: a signature on paper comes first and closes the link that waits", async () => {
  const id = await makeContract();
  await signRemotely(id, APPLICATION);
  const { token } = await invite(id, CONTRACT);
  const { fields } = await jonas("GetContract", { ParaiskosID: id });
  const day = textAt(fields, "Paraiska", "SutartiesData");
  const paper = await jonas("ConfirmSignature", { ParaiskosID: id, PasirasymoTipas: 1, Data: day, Asmuo: "Jonas" });
  expect(paper.code, paper.body).toBe(0);
  const request = await byPerson("GetSigningRequest", { Raktas: token });
  expect([textAt(request.fields, "Busena"), textAt(request.fields, "Priezastis")]).toEqual(["canceled", "OTHER_WAY"]);
  const log = listAt((await jonas("GetActionLog", { ParaiskosID: id })).fields, "Irasai", "Irasas");
  const asked = "Sutartis, Simona Refinansaitė: nuotoliniu būdu, p***@pavyzdys.example";
  const notes = log.map((line) => textAt(line, "Pastaba")?.replace(/(Sutikimas|Sutartis) [\w-]+/, "$1"));
  expect([notes.slice(-4, -1), textAt(log.at(-2), "Veiksmas")]).toEqual([
    ["Sutikimas: nuotoliniu būdu", asked, asked],
    "Pasirašymo nuoroda uždaryta",
  ]);
});

test("F-361: a tablet needs copies for the contract, draws with evidence, and seals", async () => {
  const id = await makeContract();
  const begun = await initiate(id, APPLICATION, REMOTE_TABLET);
  expect(begun.code, begun.body).toBe(0);
  const waiting = (await partOf(jonas, id, { document: APPLICATION })).requestOf(REMOTE_TABLET);
  const drawing = JSON.stringify([
    [
      [100, 100, 0],
      [200, 150, 40],
      [300, 90, 90],
    ],
  ]);
  const given = { Raktas: textAt(waiting, "Raktas"), Vardas: "Simona Refinansaitė", Irenginys: "Planšetė" };
  const empty = await byPerson("ConfirmSigning", { ...given, Bruozai: "[]" });
  expect(textAt(empty.fields, "Busena")).toBe("pending");
  const signed = await byPerson("ConfirmSigning", { ...given, Bruozai: drawing });
  expect(textAt(signed.fields, "Busena")).toBe("signed");
  const { type } = await partOf(jonas, id, { document: APPLICATION });
  expect(type).toBe(String(TABLET));
  expect((await partOf(jonas, id, { document: CONTRACT })).obstacleOf(REMOTE_TABLET)).toBe("COPIES");
  expect((await inspectPdf(await fileOf("GetSignedConsent", id))).signatures).toContain("Signature is Valid");
});

test("F-361: without script the code of the shop's page stands for the drawing", async () => {
  const id = await makeContract();
  await initiate(id, APPLICATION, REMOTE_TABLET);
  const waiting = (await partOf(jonas, id, { document: APPLICATION })).requestOf(REMOTE_TABLET);
  const given = { Raktas: textAt(waiting, "Raktas"), Vardas: "Simona Refinansaitė", Kodas: textAt(waiting, "Kodas") };
  expect(textAt((await byPerson("ConfirmSigning", given)).fields, "Busena")).toBe("signed");
});

test("F-356: a cent transfer is confirmed by the code of its message", async () => {
  const id = await makeContract();
  const phone = newPhone();
  const begun = await initiate(id, APPLICATION, CENT, { Kanalas: "sms", Kontaktas: phone });
  expect(begun.code, begun.body).toBe(0);
  const token = await linkTo(backEnd, phone);
  const [{ content } = { content: "" }] = await messagesTo(backEnd, phone);
  const code = new RegExp(`paskirtis ${id} (\\d{4})`).exec(content)?.[1] ?? "";
  const signed = await byPerson("ConfirmSigning", { Raktas: token, Kodas: code });
  expect(textAt(signed.fields, "Busena")).toBe("signed");
  expect((await partOf(jonas, id, { document: APPLICATION })).type).toBe(String(CENT));
});

test("F-364: of ten answers at once one signs, twenty times over", async () => {
  const signedOf = async () => {
    const { id } = await createApplication(jonas, SIMONA);
    await initiate(id, APPLICATION, REMOTE_TABLET);
    const waiting = (await partOf(jonas, id, { document: APPLICATION })).requestOf(REMOTE_TABLET);
    const given = { Raktas: textAt(waiting, "Raktas"), Vardas: "Simona Refinansaitė", Kodas: textAt(waiting, "Kodas") };
    const replies = await Promise.all(Array.from({ length: 10 }, () => byPerson("ConfirmSigning", given)));
    const { signatures } = await inspectPdf(await fileOf("GetSignedConsent", id));
    return [
      replies.filter(({ fields }) => textAt(fields, "Busena") === "signed").length,
      replies.filter(({ code }) => code === 1100).length,
      signatures.match(/Signature #/g)?.length,
    ];
  };
  for (let round = 0; round < 20; round += 1) expect(await signedOf()).toEqual([1, 9, 1]);
}, 60_000);

test("F-363: after 72 hours an invitation is over, and holds its application no longer", async () => {
  const id = await makeContract();
  await signRemotely(id, APPLICATION);
  await invite(id, CONTRACT);
  await moveClock(backEnd, 72 * 60 + 1);
  try {
    const fresh = await callerOf(backEnd.url, "jonas.s");
    const { requestOf, type } = await partOf(fresh, id, { document: CONTRACT });
    expect([textAt(requestOf(REMOTE), "Busena"), textAt(requestOf(REMOTE), "Priezastis"), type]).toEqual([
      "error",
      "TIMEOUT",
      "0",
    ]);
  } finally {
    await moveClock(backEnd, -(72 * 60 + 1));
  }
});
