import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { callerOf } from "../support/demo-session.ts";
import { inspectPdf } from "../support/inspect-pdf.ts";
import { printDocument } from "../support/printed-document.ts";
import { linkTo, partOf, publicIdOn } from "../support/signing-calls.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import { soapCall } from "../support/soap-call.ts";
import { useBackEnd, useCaller } from "../support/use-back-end.ts";

const backEnd = useBackEnd();
const manager = useCaller(backEnd, "vadyb1");

const [APPLICATION, CONTRACT] = [0, 1] as const;
const [CENT, E_SIGN, TABLET, REMOTE, REMOTE_TABLET] = [10, 11, 20, 30, 31] as const;

const columnsOf = async (id: number) => {
  const { fields } = await manager("GetContract", { ParaiskosID: id });
  const element = (name: string) => textAt(fields, "Paraiska", name);
  return [
    element("Busena"),
    element("EKreditoBusena"),
    element("ParaiskosPasirasymas"),
    element("SutartiesPasirasymas"),
  ];
};

const signedKindsOf = async (id: number) =>
  listAt(
    (await manager("ListSignedDocuments", { ParaiskosID: id })).fields,
    "PasirasytiDokumentai",
    "PasirasytasDokumentas",
  )
    .map((row) => `${textAt(row, "Rusis")} ${textAt(row, "PasirasymoTipas")}`)
    .sort();

/** What the public page says of a paper and its file. */
async function verdictOf(pdf: Uint8Array) {
  const Santrauka = createHash("sha256").update(pdf).digest("hex");
  const { fields } = await soapCall(backEnd.url, "VerifyDocument", { Kodas: await publicIdOn(pdf), Santrauka });
  const ways = listAt(fields, "Parasai", "DokumentoParasas").map((one) => textAt(one, "PasirasymoTipas"));
  return [textAt(fields, "Tikras"), ...ways];
}

test.each([
  [1009, REMOTE_TABLET, TABLET, "60006069726"],
  [1010, CENT, CENT, "47103039629"],
  [1011, REMOTE, E_SIGN, "48707199847"],
  [1015, REMOTE, E_SIGN, "49712079667", "7"],
  [1016, REMOTE, E_SIGN, "49011029683"],
  [10232, REMOTE, E_SIGN, "38510209699"],
  [10233, REMOTE, E_SIGN, "38510209699"],
  [10235, REMOTE, E_SIGN, "38510209699"],
  [9001200, REMOTE, E_SIGN, "49508089890"],
])(
  "F-356, F-363: the demo's %i was signed by way %i: requests, sealed files, columns and the public page say the same",
  async (id, way, given, personalCode, status = "2") => {
    expect(await columnsOf(id)).toEqual([status, "3", String(given), String(given)]);
    for (const document of [APPLICATION, CONTRACT] as const) {
      const { type, requests } = await partOf(manager, id, { document });
      expect([type, requests.map((one) => [textAt(one, "PasirasymoTipas"), textAt(one, "Busena")])]).toEqual([
        String(given),
        [[String(way), "signed"]],
      ]);
    }
    expect(await signedKindsOf(id)).toEqual([`consent ${given}`, `contract ${given}`]);
    for (const operation of ["GetSignedConsent", "GetSignedContract"]) {
      const pdf = await printDocument(manager, operation, { ParaiskosID: id });
      // The lender seals the contract after its buyer, and no consent.
      const seals = operation === "GetSignedContract" ? [String(given), String(E_SIGN)] : [String(given)];
      expect(await verdictOf(pdf)).toEqual(["1", ...seals]);
      const { isClean, signatures } = await inspectPdf(pdf);
      expect([isClean, signatures.includes("Signature is Valid")]).toEqual([true, true]);
      expect(signatures).toContain(`serialNumber=PNOLT-${personalCode}`);
    }
  },
);

test.each([
  [1007, "4", E_SIGN, REMOTE],
  [1008, "0", TABLET, REMOTE_TABLET],
])(
  "F-364: of the demo's %i the application is signed, and the contract waits for its buyer",
  async (id, state, given, way) => {
    expect(await columnsOf(id)).toEqual(["1", state, String(given), String(way)]);
    expect((await partOf(manager, id, { document: APPLICATION })).type).toBe(String(given));
    const { type, requestOf } = await partOf(manager, id, { document: CONTRACT });
    expect([type, textAt(requestOf(way), "Busena")]).toEqual([String(way), "pending"]);
    expect(await signedKindsOf(id)).toEqual([`consent ${given}`]);
  },
);

test("F-180: the log of a signed one tells the story in its order: made, signed twice, paid out", async () => {
  const { fields } = await manager("GetActionLog", { ParaiskosID: 1009 });
  const told = ["Sutartis sudaryta", "Pradėtas pasirašymas", "Dokumentas pasirašytas", "Kreditas išmokėtas"];
  const actions = listAt(fields, "Irasai", "Irasas").map((line) => textAt(line, "Veiksmas"));
  const [made, begun, signed, paid] = told;
  expect(actions.filter((action) => told.includes(action))).toEqual([made, begun, signed, begun, signed, paid]);
});

test("F-364: the one invitation that waits was sent, and its link leads to the contract", async () => {
  const { requestOf } = await partOf(manager, 1007, { document: CONTRACT });
  const token = await linkTo(backEnd, textAt(requestOf(REMOTE), "Kontaktas"));
  const { fields } = await soapCall(backEnd.url, "GetSigningRequest", { Raktas: token });
  expect([textAt(fields, "Busena"), textAt(fields, "Dokumentas")]).toEqual(["pending", String(CONTRACT)]);
});

test("F-369: the demo's remote signing can be cancelled, and the contract rejected after it", async () => {
  const seller = await callerOf(backEnd.url, "jonas.s");
  expect((await seller("CancelSigning", { ParaiskosID: 1007, Dokumentas: CONTRACT })).code).toBe(0);
  expect((await seller("RejectContract", { ParaiskosID: 1007, Priezastis: 1 })).code).toBe(0);
});
