import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startBackEnd, type RunningBackEnd } from "../support/back-end.ts";
import { callerOf, type Caller } from "../support/demo-session.ts";
import { listAt, textAt } from "../support/soap-answer.ts";
import type { RequestElements } from "../support/soap-call.ts";

let backEnd: RunningBackEnd;
const callers = new Map<string, Caller>();

const USERS = ["jonas.s", "rasa.s", "vienas.s", "vadove", "vadovas2", "vadyb2"] as const;

beforeAll(async () => {
  backEnd = await startBackEnd();
  for (const user of USERS) callers.set(user, await callerOf(backEnd.url, user));
}, 240_000);

afterAll(() => backEnd.stop());

function callAs(user: string, operation: string, elements: RequestElements) {
  const call = callers.get(user);
  if (call === undefined) throw new Error(`${user} is not logged in`);
  return call(operation, elements);
}

/** An application of shop 102, company 1: of another shop for jonas.s, of another company for vadovas2. */
const OF_SHOP_102 = 1004;

const PER_APPLICATION: [string, RequestElements][] = [
  ["GetContract", { ParaiskosID: OF_SHOP_102 }],
  ["SaveApplication", { Paraiska: { ParaiskosID: OF_SHOP_102, Komentaras: "svetima" } }],
  ["DeleteApplication", { ParaiskosID: OF_SHOP_102 }],
  ["SaveClientEmail", { applicationId: OF_SHOP_102, email: "x@pavyzdys.example", spouse: 0 }],
  ["GetProposedOptions", { ParaiskosID: OF_SHOP_102 }],
  ["GetSchedulePdf", { ParaiskosID: OF_SHOP_102 }],
  ["GetStandardInformationPdf", { ParaiskosID: OF_SHOP_102 }],
  ["GetInsuranceConsentDocument", { ParaiskosID: OF_SHOP_102 }],
  ["GetConsentDocument", { ParaiskosID: OF_SHOP_102, AsmensKodas: "38403179912", Sutuoktinis: 0 }],
  ["GetContractDraft", { ParaiskosID: OF_SHOP_102 }],
  ["GetContractDocuments", { ParaiskosID: OF_SHOP_102, standardInfo: 1, contract: 1, conditions: 1, sort: 0 }],
  ["MakeContract", { ParaiskosID: OF_SHOP_102 }],
  ["ConfirmSignature", { ParaiskosID: OF_SHOP_102, PasirasymoTipas: 1, Data: "2026-11-20T00:00:00", Asmuo: "X" }],
  ["GetActionLog", { ParaiskosID: OF_SHOP_102 }],
  ["GetCatalogue", { ParaiskosID: OF_SHOP_102 }],
  ["CalculateSchedule", { ParaiskosID: OF_SHOP_102, Suma: "500.00", Trukme: 12, SalyguVariantoID: 11 }],
];

describe.each(PER_APPLICATION)("R-D3: %s", (operation, elements) => {
  test.each(["jonas.s", "vienas.s", "vadovas2"])("an application out of reach of %s does not exist", async (user) => {
    const foreign = await callAs(user, operation, elements);
    const missing = await callAs(user, operation, withId(elements, 88_888_888));
    expect(foreign.code).toBe(1063);
    expect(foreign.body).toBe(missing.body);
  });
});

function withId(elements: RequestElements, id: number): RequestElements {
  const replaced = Object.entries(elements).map(([element, value]) => {
    if (element === "Paraiska") return [element, { ParaiskosID: id, Komentaras: "svetima" }] as const;
    return [element, element === "ParaiskosID" || element === "applicationId" ? id : value] as const;
  });
  return Object.fromEntries(replaced);
}

test("R-D3: a valuation out of reach does not exist, for the offers and for the report", async () => {
  const own = await callAs("vadyb2", "GetProposedOptions", { ParaiskosID: OF_SHOP_102 });
  const id = Number(textAt(own.fields, "VertinimoID"));
  expect(id).toBeGreaterThan(0);
  expect((await callAs("jonas.s", "GetProposedOptionsByValuation", { VertinimoID: id })).code).toBe(1900);
  expect((await callAs("jonas.s", "GetValuationReportPdf", { VertinimoID: id })).code).toBe(1900);
  expect((await callAs("jonas.s", "GetValuationReportPdf", { ParaiskosID: OF_SHOP_102 })).code).toBe(1900);
  expect((await callAs("vadove", "GetProposedOptionsByValuation", { VertinimoID: id })).code).toBe(0);
});

test("1.3: a seller works with the whole shop, a supervisor with the company, a manager with all", async () => {
  const mail = { email: "x@pavyzdys.example", spouse: 0 };
  expect((await callAs("rasa.s", "SaveClientEmail", { applicationId: 1003, ...mail })).code).toBe(0);
  expect((await callAs("vadove", "SaveClientEmail", { applicationId: OF_SHOP_102, ...mail })).code).toBe(0);
  expect((await callAs("vadyb2", "SaveClientEmail", { applicationId: 1010, ...mail })).code).toBe(0);
});

test("F-182: the list of each user holds the rows of its reach and no other", async () => {
  const shopsOf = async (user: string) => {
    const shops = new Set<string>();
    for (const tab of [3, 4, 5, 6]) {
      const reply = await callAs(user, "ListContracts", { Skirtukas: tab, Kiekis: 500 });
      for (const row of listAt(reply.fields, "Sarasas", "Eilute")) shops.add(textAt(row, "ParduotuvesPavadinimas"));
    }
    return [...shops].sort();
  };
  const everywhere = await shopsOf("vadyb2");
  expect(await shopsOf("jonas.s")).toHaveLength(1);
  expect(await shopsOf("vadove")).toHaveLength(3);
  expect(everywhere.length).toBeGreaterThanOrEqual(6);
  expect(everywhere).toEqual(expect.arrayContaining(await shopsOf("vadovas2")));
});

test("F-415, F-254: the variants of another seller are for managers", async () => {
  for (const user of ["jonas.s", "vadove"]) {
    expect((await callAs(user, "GetSellerConditionVariants", { PardavejoID: 30101 })).code).toBe(1021);
  }
  const variants = await callAs("vadyb2", "GetSellerConditionVariants", { PardavejoID: 30101 });
  expect(listAt(variants.fields, "SalyguVariantai", "SalyguVariantas")).toHaveLength(1);
  expect((await callAs("vadyb2", "GetSellerConditionVariants", { PardavejoID: 50101 })).code).toBe(2140);
  expect((await callAs("vadyb2", "GetSellerConditionVariants", { PardavejoID: 4242 })).code).toBe(1050);
});
