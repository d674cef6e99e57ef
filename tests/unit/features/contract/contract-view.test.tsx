import { describe, expect, test } from "vitest";
import type { ContractPage } from "../../../../app/features/contract/contract-page.server.ts";
import { ContractView } from "../../../../app/features/contract/contract-view.tsx";
import { signedPaths } from "../../../../app/paths/signed-paths.ts";
import { paths } from "../../../../app/paths/paths.ts";
import { goodsLine, newApplication } from "../../../support/application.ts";
import { attributeOf, findElements, textOf } from "../../../support/markup.ts";
import { renderUi } from "../../../support/render-ui.tsx";

const ID = 1002;
const SEALS = { csrf: "c", operationId: "o" };
const plain = newApplication();

function pageOf(change: Partial<ContractPage> = {}): ContractPage {
  return {
    stage: "review",
    version: "1",
    today: "2026-11-20",
    contractDate: null,
    signUntil: null,
    isTermOver: false,
    signingEntry: null,
    signed: null,
    signatures: [],
    signers: [],
    signature: {},
    email: "emilija@pavyzdys.example",
    spouseEmail: "",
    emailVersions: { buyer: "", spouse: "" },
    seals: { contract: SEALS, signature: SEALS, email: SEALS, spouseEmail: SEALS },
    documents: [],
    uploads: { applicationId: ID, count: 0, missing: [], isOptional: false },
    isManager: false,
    seesDebts: true,
    repaid: [],
    citizenship: { buyer: "Lietuva", spouse: null },
    isHeldBySigning: false,
    refusal: null,
    hasUnusedAnswers: false,
    permit: null,
    rejection: null,
    rejected: null,
    application: {
      ...plain,
      buyer: { ...plain.buyer, email: "emilija@pavyzdys.example" },
      credit: { ...plain.credit, paymentDay: 15, accountNumber: "LT737300010012345678" },
      goods: [goodsLine({ quantity: 2, serialNumber: "SN-1" })],
    },
    ...change,
  };
}

const draw = (change: Partial<ContractPage> = {}) =>
  renderUi(
    <ContractView applicationId={ID} page={pageOf(change)} result={undefined}>
      {null}
    </ContractView>,
  );

/** Rows of the review whose label begins so, as they are read out. */
const rowOf = (markup: string, label: string) =>
  [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)]
    .map((row) => row.slice(1).map((part) => part.replace(/<[^>]+>/g, "")))
    .filter(([term = ""]) => term.startsWith(label));

describe("F-335: the review before the contract is what the seller reads out to the buyer", () => {
  test("an item says how many there are, its serial number, and what all of them cost", async () => {
    expect(rowOf(await draw(), "Televizorius")).toEqual([
      ["Televizorius Vaizdas 55 × 2 Ser. Nr. SN-1", "1\u00A0998,00\u00A0€"],
    ]);
  });

  test("the telephone, the account and the day of payment are written as they are read", async () => {
    const markup = await draw();
    expect(rowOf(markup, "Telefonas")).toEqual([["Telefonas", "+370 612 34567"]]);
    expect(rowOf(markup, "Sąskait")[0]?.[1]).toBe("LT73 7300 0100 1234 5678");
    expect(rowOf(markup, "Mokėjimo diena")).toEqual([["Mokėjimo diena", "15"]]);
  });

  test("F-271: a card has no day of payment to be read out, for its contract names none", async () => {
    const { application } = pageOf();
    expect(rowOf(await draw({ application: { ...application, contractType: 6 } }), "Mokėjimo diena")).toEqual([]);
  });

  test("F-203: a second telephone stands below the first, and is no row where there is none", async () => {
    const { application } = pageOf();
    const buyer = { ...application.buyer, phone2: "+37061234599" };
    expect(rowOf(await draw({ application: { ...application, buyer } }), "Papildomas telefonas")).toEqual([
      ["Papildomas telefonas", "+370 612 34599"],
    ]);
    expect(rowOf(await draw(), "Papildomas telefonas")).toEqual([]);
  });

  test("F-283: the correspondence address is read out where it is another one", async () => {
    const { application } = pageOf();
    const otherAddress = { city: "Kaunas", street: "Laisvės al.", house: "5", flat: "2", postalCode: "LT-44001" };
    const rowsWith = async (otherAddressDiffers: boolean) =>
      rowOf(
        await draw({ application: { ...application, otherAddress, otherAddressDiffers } }),
        "Korespondencijos adresas",
      );
    expect(await rowsWith(true)).toEqual([["Korespondencijos adresas", "Laisvės al. 5-2, LT-44001 Kaunas"]]);
    expect(await rowsWith(false)).toEqual([]);
  });

  test("the form that changes the e-mail stands inside the card of the buyer", async () => {
    const [card] = findElements(await draw(), "//section[.//input[@name='email']]");
    expect(card === undefined ? "" : textOf(card)).toContain("emilija@pavyzdys.example");
    expect(card === undefined ? "" : textOf(card)).toContain("+370 612 34567");
  });
});

describe("F-192: a contract whose documents have defects (status 4)", () => {
  test("says so, what comes next, and leads to its documents", async () => {
    const markup = await draw({ stage: "defected" });
    expect(markup).toContain("Rasta dokumentų trūkumų");
    expect(findElements(markup, `//a[@href='${signedPaths.ofApplication(ID)}']`)).toHaveLength(1);
  });

  test("one without defects says nothing of them", async () => {
    expect(await draw({ stage: "unsigned", signers: [] })).not.toContain("Rasta dokumentų trūkumų");
  });
});

test("F-192: a manager is not told to wait for the manager's word", async () => {
  const [seller, manager] = [await draw({ stage: "defected" }), await draw({ stage: "defected", isManager: true })];
  expect([seller.includes("nurodys Jūsų vadybininkas"), manager.includes("nurodys Jūsų vadybininkas")]).toEqual([
    true,
    false,
  ]);
  expect(manager).toContain("Rasta dokumentų trūkumų");
});

test("F-346: that a contract is in the archive is an error", async () => {
  const boxes = findElements(await draw({ stage: "archived" }), "//*[contains(@class, 'danger')]");
  expect(boxes.map(textOf)).toContainEqual(expect.stringContaining("Dokumentas perkeltas į archyvą."));
});

describe("F-362: step 5 of an unsigned contract", () => {
  const names: ContractPage["signatures"] = [
    { signer: "buyer", name: "Emilija", isGiven: false, type: 0, signedOn: null, confirmedBy: null },
  ];
  const unsigned = {
    stage: "unsigned",
    signUntil: "2026-11-19",
    signatures: names,
    signers: ["buyer"],
  } as const;
  const print = `//a[@href='${paths.applicationDocument(ID, "set")}']`;
  const dayOf = (markup: string) => {
    const [input] = findElements(markup, "//input[@name='signedOn']");
    return input && (attributeOf(input, "value") ?? "");
  };

  test("has it printed, signed and confirmed until its last day", async () => {
    const markup = await draw({ ...unsigned, signUntil: "2026-11-20" });
    expect([findElements(markup, print).length, dayOf(markup)]).toEqual([1, "2026-11-20"]);
    expect(markup).not.toContain("Pasirašyti nebegalima");
  });

  test("after it says that this is over, and only a signature of before is confirmed", async () => {
    const markup = await draw({ ...unsigned, isTermOver: true });
    expect(markup).toContain("Pasirašyti nebegalima: pirmosios įmokos diena (2026-11-19) jau praėjo.");
    expect([findElements(markup, print).length, dayOf(markup)]).toEqual([0, ""]);
  });
});

describe("F-340: a paper opens beside the page, so that nothing typed is left", () => {
  const documents: ContractPage["documents"] = [
    { document: "standard-information", name: "standardInformation", copies: null },
    { document: "set", name: "wholeSet", copies: 3 },
  ];

  test("every PDF of the step is a link into a new tab, and says so", async () => {
    const markup = await draw({ documents });
    const links = documents.map(
      ({ document }) => findElements(markup, `//a[@href='${paths.applicationDocument(ID, document)}']`)[0],
    );
    for (const link of links) {
      expect(link && attributeOf(link, "target")).toBe("_blank");
      expect(link && attributeOf(link, "rel")).toBe("noopener noreferrer");
      expect(link && textOf(link)).toContain("(atveriama naujame skirtuke)");
    }
  });
});
