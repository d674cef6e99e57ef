import { describe, expect, test } from "vitest";
import { addDays } from "../../../app/domain/iso-day.ts";
import { argumentsOf } from "../../support/soap-proxy.ts";
import type { IndependentTree } from "../../support/independent-xml.ts";
import { formNamed, FORMS, NEW_CLIENT, pressed, type FormEntry, type Subject } from "./form-table.ts";
import { testForLeaks } from "./leaks.ts";
import { type Stage, useStage, HERSELF } from "./stage.ts";

let stage: Stage;
let subject: Subject;
/** For step 4, which wants the steps before it complete: no sum of step 2 is tried on it. */
let complete: Subject;
useStage(async (opened) => {
  stage = opened;
  subject = await stage.subject();
  complete = await stage.subject();
});

type Answer = { result?: { error?: Record<string, string[] | null> } };

const dataOf = ({ address, route }: FormEntry, about: Subject) =>
  `${address(about)}?_data=${encodeURIComponent(route)}`;

/** Posts a form with some fields changed. @returns the finding at `field`, or what was sent of it in `element` */
async function enter(form: string, changed: Record<string, string>, field: string, element: string): Promise<string> {
  const entry = formNamed(form);
  const about = form === "contract-data" ? complete : subject;
  stage.servers.proxy.forget();
  const answer = await (
    await stage.as("jonas.s")
  ).post(dataOf(entry, about), { _op: crypto.randomUUID(), ...pressed(entry), ...changed });
  if (answer.status !== 204)
    return (JSON.parse(answer.body) as Answer).result?.error?.[field]?.[0]?.split("|")[0] ?? `${answer.status}`;
  const call = stage.servers.proxy.calls.findLast(({ operation }) => /^Save|^Confirm/.test(operation));
  return call === undefined ? "not sent" : leafAt(argumentsOf(call), element.split("."));
}

function leafAt(tree: IndependentTree | IndependentTree[] | undefined, [name, ...deeper]: string[]): string {
  if (name === undefined) return typeof tree === "string" ? tree : JSON.stringify(tree);
  return typeof tree === "object" && !Array.isArray(tree) ? leafAt(tree[name], deeper) : "absent";
}

describe("R-E7, F-213: names of a new client", () => {
  test.each([
    ["Žemaitė-Šimkūtė", "Žemaitė-Šimkūtė"],
    ["Z\u030Cemaite\u0307-S\u030Cimku\u0304te\u0307", "Žemaitė-Šimkūtė"],
    ["O’Brien", "OBrien"],
    ["Anna 👍 Marija", "Anna Marija"],
    ["<b>Ona</b>", "bOnab"],
    ["<![CDATA[x]]></Vardas><Suma>9</Suma>", "CDATAxVardasSumaSuma"],
    ["12345", "personName.letters"],
    ["A", "A"],
    ["", "required"],
    ["Ona–Marija", "Ona-Marija"],
    ["Thị Đặng", "Thị Đặng"],
    ["\u202E", "required"],
  ])("%j → %s", async (typed, kept) => {
    const entered = enter(
      "buyer",
      { personalCode: NEW_CLIENT, firstName: typed, lastName: "Naujokas" },
      "firstName",
      "Paraiska.Vardas",
    );
    expect(await entered).toBe(kept);
  });
});

describe("R-E8, F-208, F-209, O13: personal codes, without the whitelist of test codes", () => {
  test.each([
    ["38403179913", "personalCode.checksum"],
    ["28403171120", "personalCode.firstDigit"],
    ["38813010000", "personalCode.month"],
    ["38806330000", "personalCode.day"],
    ["38806320017", "soap:1031"],
    ["37512129812", "soap:1032"],
    ["61005209792", "soap:1032"],
    ["6030214997", "personalCode.length"],
    ["603021499770", "personalCode.length"],
    ["6030214997x", "personalCode.format"],
    ["６０３０２１４９９７x", "personalCode.format"],
    ["30000000000", "personalCode.month"],
    ["40000000000", "personalCode.month"],
    ["50000000000", "personalCode.month"],
    ["60000000000", "personalCode.month"],
    ["33333333333", "personalCode.month"],
  ])("%s → %s", async (typed, finding) => {
    expect(await enter("buyer", { personalCode: typed }, "personalCode", "Paraiska.AsmensKodas")).toBe(finding);
  });

  test.each(["38806020009", "38806190003", "38806230030", "\u202a388 0612\u200b-0050", "３８８０６１２００５０"])(
    "%s is right by the second weights, so the name is asked for",
    async (code) => {
      expect(await enter("buyer", { personalCode: code, firstName: "" }, "firstName", "")).toBe("required");
    },
  );
});

describe("R-E9, F-222: amounts are cents, never fractions of them", () => {
  test.each([
    ["1,5", "1.50"],
    ["1.5", "1.50"],
    ["1 234,56", "1234.56"],
    ["1.234,56", "1234.56"],
    ["€999.99", "999.99"],
    ["899\u200b", "899.00"],
    ["８９９,５０", "899.50"],
    ["0001", "1.00"],
    ["33.33", "33.33"],
    ["1.005", "money.decimals"],
    ["0.005", "money.decimals"],
    ["1e5", "money.format"],
    ["0x1", "money.format"],
    ["-0", "money.negative"],
    ["0", "money.min"],
    ["-5", "money.negative"],
    ["NaN", "money.format"],
    ["Infinity", "money.format"],
    ["999999999999.99", "money.max"],
    ["99999999999999999999", "money.max"],
    ["١٢٣", "money.format"],
    ["", "required"],
  ])("a price of %j → %s", async (typed, kept) => {
    // The group of services takes prices from 1 to 500 euros.
    const expected = Number(kept) > 500 ? "money.max" : kept;
    const service = { groupId: "10", priceCents: typed, productNumber: "" };
    expect(await enter("goods-line", service, "priceCents", "Paraiska.Prekes.Preke.Kaina")).toBe(expected);
  });

  test.each([
    ["LT73 7300 0100 1234 5678", "LT737300010012345678"],
    ["lt737300010012345678", "LT737300010012345678"],
    ["LT737300010012345679", "iban.checksum"],
    ["EE382200221020145685", "iban.country"],
    ["LT73730001001234567", "iban.length"],
    ["LT12 1000 0111 0100 1000", "soap:1100_save"],
    ["ＬＴ737300010012345678", "LT737300010012345678"],
    ["\u202aLT737300010012345678\u202c", "LT737300010012345678"],
    ["LT73\u200b7300010012345678", "LT737300010012345678"],
  ])("an account of %j → %s", async (typed, kept) => {
    expect(await enter("contract-data", { account: typed }, "account", "Paraiska.SaskaitosNr")).toBe(kept);
  });

  test.each([
    ["+370 612-34567", "+37061234567"],
    ["861234567", "+37061234567"],
    ["0037061234567", "+37061234567"],
    ["+371 61234567", "phone.country"],
    ["51234567", "phone.prefix"],
    ["6123456", "phone.length"],
    ["61234567<script>", "+37061234567"],
  ])("a phone of %j → %s", async (typed, kept) => {
    expect(await enter("contract-data", { phone: typed }, "phone", "Paraiska.Telefonas")).toBe(kept);
  });
});

const TODAY = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" });

describe("R-E10: days", () => {
  test.each([
    ["2031-05-01", "2031-05-01T00:00:00"],
    ["31.12.2031", "2031-12-31T00:00:00"],
    ["2032-02-29", "2032-02-29T00:00:00"],
    ["2031-02-30", "date.impossible"],
    ["2031-02-29", "date.impossible"],
    ["0000-01-01", "date.impossible"],
    ["9999-12-31", "validUntil.tooFar"],
    ["2020-01-01", "validUntil.expired"],
    ["2031-5-1", "2031-05-01T00:00:00"],
    ["2031.05.01", "2031-05-01T00:00:00"],
    ["2031 m. gegužės 1 d.", "2031-05-01T00:00:00"],
    ["05/01/2031", "date.format"],
    ["2031-05-01T00:00:00Z", "date.format"],
    ["２０３１-05-01", "2031-05-01T00:00:00"],
  ])("a document valid until %s → %s", async (typed, kept) => {
    expect(
      await enter(
        "contract-data",
        { "document.validUntil": typed },
        "document.validUntil",
        "Paraiska.DokumentoGaliojimoData",
      ),
    ).toBe(kept);
  });

  test("F-362: signatures are of the day of the contract at the earliest, of today at the latest", async () => {
    const sign = (signedOn: string) => enter("contract-signature", { signedOn }, "signedOn", "Data");
    expect(await sign(addDays(TODAY, 2))).toBe("date.future");
    expect(await sign(addDays(TODAY, -1))).toBe("date.min");
    expect(await sign("2026-02-30")).toBe("date.impossible");
    expect(await sign(TODAY)).toBe(`${TODAY}T00:00:00`);
  });
});

/** Steps whose form is saved into the application. */
const STEPS = ["credit", "household", "contract-data"];

/** Names that a forger could add, in the words of the wire and in ours. */
const EXTRAS: Record<string, string> = {
  Role: "3",
  role: "3",
  PardavejoID: "90001",
  sellerId: "90001",
  ParduotuvesID: "401",
  shopId: "401",
  Busena: "2",
  status: "2",
  SutartiesNr: "PL26-999999",
  contractNumber: "PL26-999999",
  AsmensKodas: "38403179912",
  "buyer.personalCode": "38403179912",
  InicijavimasGalimas: "1",
  "signing.flowAllowance": "1",
  Suma: "1.00",
  "credit.sumCents": "100",
  ParaiskosID: "1002",
  applicationId: "1002",
  sesija: "x",
  soapSession: "x",
  login: "vadove",
  person: "Kitas Asmuo",
  signatureType: "11",
  warrantyCents: "1",
  limitations: "{}",
  PrekesID: "77",
  asReceived: "x",
  commission: "99",
};

describe("R-D5: what a form does not have cannot be added to it", () => {
  const writing = FORMS.filter(({ writes, form }) => writes.length > 0 && form !== "logout");

  /** What the writing calls of one post say, without what differs from one application to the other. */
  async function written(entry: FormEntry, extras: Record<string, string>): Promise<unknown> {
    const own = await stage.subject();
    const seller = await stage.as("jonas.s");
    const seals = { _op: crypto.randomUUID() };
    stage.servers.proxy.forget();
    const answer = await seller.post(entry.address(own), { ...seals, ...extras, ...pressed(entry) });
    expect([entry.form, answer.status]).toEqual([entry.form, 303]);
    const calls = stage.servers.proxy.calls.filter(({ operation }) => entry.writes.includes(operation));
    expect(calls.map(({ operation }) => operation)).toEqual(entry.writes);
    const text = JSON.stringify(calls.map(argumentsOf)).replace(
      /"(?:sesija|OperacijosID|Versija|PrekesID)":"[^"]*"/g,
      "",
    );
    return text
      .replaceAll(String(own.application), "A")
      .replaceAll(String(own.contract), "C")
      .replace(/"ParaiskosID":"\d+"/g, "")
      .replace(/"AsmensKodas":"6030214\d{4}"/g, "");
  }

  test.each(writing)("$form", async (entry) => {
    // The buyer's own form asks for the code, and the steps refuse it; everywhere else it is one more name to add.
    const knowsCode = ["buyer", ...STEPS].includes(entry.form);
    const more = knowsCode ? {} : { personalCode: "38403179912", id: "77" };
    expect(await written(entry, { ...EXTRAS, ...more })).toBe(await written(entry, {}));
  });

  test("F-195: the personal code of a saved application does not change: a step that is sent one refuses it", async () => {
    const own = await stage.application(HERSELF);
    const seller = await stage.as("jonas.s");
    for (const form of STEPS) {
      const entry = formNamed(form);
      const sent = await seller.post(entry.address({ ...subject, application: own }), {
        ...EXTRAS,
        personalCode: "38403179912",
        ...pressed(entry),
      });
      expect([form, sent.status]).toEqual([form, 422]);
    }
    const { fields } = await stage.author("GetContract", { ParaiskosID: own });
    const paraiska = fields["Paraiska"] as Record<string, string>;
    expect([
      paraiska["AsmensKodas"],
      paraiska["Busena"],
      paraiska["PardavejoID"],
      paraiska["ParduotuvesID"],
      paraiska["SutartiesNr"],
    ]).toEqual(["60302149977", "0", "10101", "101", undefined]);
  });

  test("a line of goods keeps the number that the back end gave it", async () => {
    const entry = formNamed("goods-line");
    const numberOf = async () => {
      const { fields } = await stage.author("GetContract", { ParaiskosID: subject.application });
      return JSON.stringify(fields).match(/"PrekesID":"([^"]*)"/)?.[1];
    };
    const before = await numberOf();
    await (await stage.as("jonas.s")).post(entry.address(subject), { ...pressed(entry), id: "999999" });
    expect(await numberOf()).toBe(before);
  });
});

testForLeaks(() => stage);
