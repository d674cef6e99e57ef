import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NO_LIMITATIONS } from "~/domain/goods-limitations.ts";
import { goodsLineSchema } from "~/domain/goods-line-schema.ts";
import { goodsContextOf } from "~/features/application/goods/goods-context.ts";
import { toGoodsFields } from "~/features/application/goods/goods-fields.ts";
import { completeLine } from "~/features/application/goods/save-goods-line.server.ts";
import { getActionLog } from "~/services/action-log.server.ts";
import {
  deleteApplication,
  getApplication,
  getNewApplication,
  saveApplication,
  saveClientEmail,
} from "~/services/applications.server.ts";
import type { Application } from "~/services/application-types.ts";
import type { Backend } from "~/services/backend.server.ts";
import { checkPersonalData, getCountries, suggestAddress } from "~/services/clients.server.ts";
import {
  getConditionVariants,
  getProposedOptions,
  getProposedOptionsByValuation,
} from "~/services/conditions.server.ts";
import { getContractDraft, getSchedulePdf } from "~/services/contract-documents.server.ts";
import { checkContractPossible, confirmSignature, listContracts, makeContract } from "~/services/contracts.server.ts";
import { getCatalogue, getGuaranteeInsurancePrices } from "~/services/goods.server.ts";
import { listNews } from "~/services/news.server.ts";
import { calculatePersonalSchedule, calculateSchedule } from "~/services/schedules.server.ts";
import { endSession, login3 } from "~/services/session.server.ts";
import { newApplication } from "../support/application.ts";
import { startBackEnd, type RunningBackEnd } from "../support/back-end.ts";
import { DEMO_PASSWORD } from "../support/demo-session.ts";
import { backendAt } from "../support/soap-backend.ts";

let backEnd: RunningBackEnd;
let backend: Backend;

async function signIn(username: string): Promise<Backend> {
  const connection = backendAt(`${backEnd.url}/soap`);
  const outcome = await login3(connection, { username, password: { plain: DEMO_PASSWORD }, ip: "", language: "lt" });
  if (!outcome.ok) throw new Error(`${username} was not let in: ${outcome.reason}`);
  return { ...connection, soapSession: outcome.value.soapSession };
}

beforeAll(async () => {
  backEnd = await startBackEnd();
  backend = await signIn("jonas.s");
}, 240_000);

afterAll(() => backEnd.stop());

/** The value of an accepted call. */
function valueOf<Value>(outcome: { ok: true; value: Value } | { ok: false; reason: string }): Value {
  if (!outcome.ok) throw new Error(`The back end refused: ${outcome.reason}`);
  return outcome.value;
}

const write = (version: string | null = null) => ({ operationId: randomUUID(), version });

/** Emilija and a phone, filled into a new application. */
const filledIn = (draft: Application): Application => ({
  ...draft,
  buyer: { ...draft.buyer, personalCode: "60302149977", firstName: "Emilija", lastName: "Išgalvotaitė" },
  credit: { ...draft.credit, conditionVariantId: 11, durationMonths: 12, paymentDay: 15 },
  income: { ...draft.income, monthlyCents: 108_000, type: 1 },
  household: { maritalStatus: 1, members: 1 },
  consents: { ...draft.consents, dataPolicyReceived: true, dataCheck: true },
  identityDocument: { type: 0, number: "12345678", validUntil: "2031-05-01", controlLine: null },
  goods: [
    {
      id: null,
      title: "Telefonas",
      groupId: 2,
      priceCents: 50_000,
      quantity: 1,
      insured: false,
      warrantyCents: 0,
      warrantyYears: null,
      manufacturerWarrantyMonths: 24,
      serialNumber: null,
      productNumber: null,
      limitations: NO_LIMITATIONS,
    },
  ],
  comment: "Per portalą <&>",
});

describe("F-481: the portal's own functions understand the real back end", () => {
  test("from a new application to a signed contract", async () => {
    const draft = valueOf(await getNewApplication(backend, { sellerId: 10101, operationId: randomUUID() }));
    const saved = valueOf(await saveApplication(backend, filledIn(draft), write(draft.version)));
    expect(saved).toMatchObject({ applicationId: draft.id, accountRefused: null });
    const application = valueOf(await getApplication(backend, draft.id));
    expect([application.comment, application.credit.sumCents, application.version]).toEqual([
      "Per portalą <&>",
      50_000,
      saved.version,
    ]);
    const offers = valueOf(await getProposedOptions(backend, draft.id));
    expect(offers.decision?.result).toBe("APPROVED");
    expect(valueOf(await getProposedOptionsByValuation(backend, offers.valuationId ?? 0)).options).toEqual(
      offers.options,
    );
    const possible = await checkContractPossible(backend, {
      login: "jonas.s",
      conditionVariantId: 11,
      sumCents: 50_000,
      buyerName: "Emilija Išgalvotaitė",
      durationMonths: 12,
      workMode: null,
      applicationId: draft.id,
    });
    expect(valueOf(possible).possible).toBe(true);
    expect(valueOf(await getContractDraft(backend, draft.id)).bytes.length).toBeGreaterThan(1000);
    const made = valueOf(await makeContract(backend, draft.id, write(application.version)));
    expect(made.contractNumber).toMatch(/^PL\d{2}-\d{6}$/);
    const signedOn = new Date().toLocaleDateString("sv-SE", { timeZone: "Europe/Vilnius" });
    const paper = { applicationId: draft.id, signatureType: 1, signedOn, person: "Emilija Išgalvotaitė" };
    expect(valueOf(await confirmSignature(backend, paper, write(made.version)))).toMatchObject({
      status: 2,
      eCreditState: 3,
    });
    expect(valueOf(await getActionLog(backend, draft.id)).entries.length).toBeGreaterThanOrEqual(4);
    const page = valueOf(await listContracts(backend, { tab: 5, number: made.contractNumber, withCounts: true }));
    expect(page.rows.map(({ applicationId }) => applicationId)).toEqual([draft.id]);
    expect(await makeContract(backend, draft.id, write())).toMatchObject({ ok: false, reason: "contractExists" });
  });

  test("refusals have the portal's reasons", async () => {
    expect(await getApplication(backend, 88_888_888)).toMatchObject({ ok: false, reason: "applicationNotFound" });
    expect(await checkPersonalData(backend, "50710029801")).toMatchObject({ ok: false, reason: "newClient" });
    expect(await deleteApplication(backend, 9_001_064, write())).toMatchObject({
      ok: false,
      reason: "deletionRefused",
    });
    const application = valueOf(await getApplication(backend, 1003));
    expect(await saveApplication(backend, application, write("999"))).toMatchObject({
      ok: false,
      reason: "versionConflict",
    });
    expect(await getConditionVariants(await signIn("tuscias.s"))).toMatchObject({ ok: false, reason: "noConditions" });
  });

  test("F-354: what was loaded is saved as it was, unknown elements and all", async () => {
    // The first save asks the debt register.
    const loaded = valueOf(await getApplication(backend, 1038));
    valueOf(await saveApplication(backend, loaded, write(loaded.version)));
    const before = valueOf(await getApplication(backend, 1038));
    valueOf(await saveApplication(backend, before, write(before.version)));
    const { version: _before, ...kept } = before;
    const { version: _after, ...again } = valueOf(await getApplication(backend, 1038));
    expect(again).toEqual(kept);
  });

  test("F-235: the warranty of a good comes back into its form, and is saved from there as it was", async () => {
    const [phone] = filledIn(newApplication()).goods;
    const sold = {
      ...phone!,
      groupId: 1,
      serialNumber: "SN-2041",
      insured: true,
      warrantyYears: 2,
      warrantyCents: 5_290,
    };
    const draft = valueOf(await getNewApplication(backend, { sellerId: 10101, operationId: randomUUID() }));
    const goods = [{ ...sold, manufacturerWarrantyMonths: 36 }];
    valueOf(await saveApplication(backend, { ...filledIn(draft), goods }, write(draft.version)));
    const loaded = valueOf(await getApplication(backend, draft.id));
    const [line] = loaded.goods;
    const warranty = { insured: true, warrantyYears: 2, warrantyCents: 5_290, manufacturerWarrantyMonths: 36 };
    expect(line).toMatchObject(warranty);
    const { groups } = valueOf(await getCatalogue(backend, { limit: 1 }));
    const typed = goodsLineSchema(goodsContextOf(groups, true)).parse(toGoodsFields(line));
    const completed = valueOf(await completeLine(backend, typed, line));
    valueOf(await saveApplication(backend, { ...loaded, goods: [completed] }, write(loaded.version)));
    expect(valueOf(await getApplication(backend, draft.id)).goods).toEqual([{ ...line, ...warranty }]);
  });

  test("reading calls", async () => {
    expect(valueOf(await getCountries(backend))).toHaveLength(249);
    expect(valueOf(await listNews(backend)).length).toBeGreaterThan(3);
    expect(valueOf(await suggestAddress(backend, { city: "viln" })).map(({ city }) => city)).toEqual(["Vilnius"]);
    expect(valueOf(await getCatalogue(backend, { search: "saldytuvas" })).items.length).toBeGreaterThan(0);
    const prices = valueOf(await getGuaranteeInsurancePrices(backend, { groupId: 1, priceCents: 50_000 }));
    expect(prices.map(({ years }) => years)).toEqual([1, 2, 3]);
    expect(
      valueOf(await getSchedulePdf(backend, { applicationId: 1038, paymentDay: 10 })).bytes.length,
    ).toBeGreaterThan(1000);
    const mail = {
      applicationId: 1003,
      email: "a@pavyzdys.example",
      owner: "buyer" as const,
      operationId: randomUUID(),
    };
    expect(valueOf(await saveClientEmail(backend, mail)).version).not.toBeNull();
  });

  test("schedules, and why there is none", async () => {
    const question = {
      sumCents: 89_900,
      durationMonths: 24,
      conditionVariantId: 11,
      paymentDay: 15,
      lowerWinterPayments: false,
      insuranceId: null,
    };
    const ofNobody = { startsOn: null, applicationId: null };
    expect(valueOf(await calculateSchedule(backend, { ...question, ...ofNobody })).payments).toHaveLength(24);
    const person = {
      birthDate: "1984-03-17",
      maritalStatus: 1,
      householdMembers: 1,
      incomeCents: 180_000,
      incomeType: 1,
      hasCertificate: false,
      obligationsCents: 0,
      applicationId: null,
    };
    expect(valueOf(await calculatePersonalSchedule(backend, { ...question, ...person })).decision?.result).toBe(
      "APPROVED",
    );
    const long = await calculateSchedule(backend, { ...question, ...ofNobody, durationMonths: 61 });
    expect(long).toMatchObject({ ok: false, reason: "scheduleImpossible" });
    expect(long.ok ? "" : String(long.notice.html)).toContain("6–60");
  });

  test("F-438: after the end of the session every call says so", async () => {
    const other = await signIn("kasa1");
    valueOf(await endSession(other));
    await expect(listNews(other)).rejects.toThrow(/session/i);
  });
});
